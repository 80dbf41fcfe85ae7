import * as z from "zod/mini";
import { cleanText, requiredLine } from "../text";

const word = requiredLine(2, "Kata harus minimal 2 karakter", 60, "Kata").check(
  z.refine((text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length <= 6, "Paling banyak 6 kata"),
);
const wordsMessage = "Daftar kata tidak valid";

const glossaryEntry = z.strictObject({
  use: word,
  insteadOf: z
    .array(word, wordsMessage)
    .check(z.minLength(1, "Isi kata yang diganti"), z.maxLength(10, "Kata yang diganti maksimal 10")),
});
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** Forms of address for readers. */
export const addresses = ["Anda", "kamu"] as const;

const rules = {
  address: z.enum(addresses, "Sapaan harus Anda atau kamu"),
  forbiddenWords: z.array(word, wordsMessage).check(z.maxLength(100, "Kata terlarang maksimal 100")),
  glossary: z.array(glossaryEntry, wordsMessage).check(z.maxLength(100, "Daftar istilah maksimal 100")),
  /** A sample of our own writing; may be empty. */
  sample: z
    .string("Contoh tulisan tidak valid")
    .check(z.overwrite(cleanText), z.maxLength(6000, "Contoh tulisan maksimal 6.000 karakter")),
};

/** The writing rules; `version` 0 is the default. */
export const writingRules = z.object({ version: z.number(), ...rules });
export type WritingRules = z.infer<typeof writingRules>;

/** Body of `PUT /api/writing-rules`; `version` is the one that was read. */
export const writingRulesInput = z.strictObject({
  version: z.int("Versi aturan tidak valid").check(z.gte(0, "Versi aturan tidak valid")),
  ...rules,
});
export type WritingRulesInput = z.infer<typeof writingRulesInput>;

export const firstWritingRules: WritingRules = {
  version: 0,
  address: "Anda",
  forbiddenWords: [
    "era digital",
    "tak bisa dipungkiri",
    "tidak dapat dipungkiri",
    "solusi terbaik",
    "nomor satu",
  ],
  glossary: [
    { use: "email", insteadOf: ["surel", "e-mail"] },
    { use: "marketplace", insteadOf: ["lokapasar", "pasar daring"] },
    { use: "browser", insteadOf: ["peramban"] },
    { use: "online", insteadOf: ["daring"] },
    { use: "website", insteadOf: ["situs web", "laman web"] },
  ],
  sample: "",
};
