import * as z from "zod/mini";
import { requiredText } from "../text";

/** What a text may claim, and what staff read for it. */
export const claimKindNames = {
  number: "Angka",
  percentage: "Persentase",
  price: "Harga",
  date: "Tanggal atau tahun",
  law: "Peraturan",
  name: "Nama orang atau perusahaan",
  superlative: "Pernyataan paling",
  research: "Penelitian",
  quotation: "Kutipan",
} as const;
export type ClaimKind = keyof typeof claimKindNames;
export const claimKinds = Object.keys(claimKindNames) as [ClaimKind, ...ClaimKind[]];

export const verdicts = ["confirmed", "reworded", "removed"] as const;
export type Verdict = (typeof verdicts)[number];

export const claimStates = ["open", ...verdicts] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimStateNames: Record<ClaimState, string> = {
  open: "Belum diperiksa",
  confirmed: "Benar",
  reworded: "Ditulis ulang",
  removed: "Dihapus",
};

/** One thing that an article of the writer claims, with its sentence. */
export const claim = z.object({
  key: z.string(),
  kind: z.enum(claimKinds),
  text: z.string(),
  sentence: z.string(),
  state: z.enum(claimStates),
  /** An address, which readers of the article are shown, or words, which stay with staff; of what was confirmed. */
  source: z.nullable(z.string()),
  /** Whether the waiting change holds it, and the post itself does not. */
  pending: z.boolean(),
});
export type Claim = z.infer<typeof claim>;

/** What is wrong with a text otherwise; `message` is Indonesian and says what to do. */
export const fault = z.object({ kind: z.string(), message: z.string() });
export type Fault = z.infer<typeof fault>;

/** Answer of `GET /api/blog/{id}/checks`. Posts that staff wrote have none of either. */
export const checks = z.object({ claims: z.array(claim), faults: z.array(fault) });
export type Checks = z.infer<typeof checks>;

const movedVersion = z.object({ from: z.string(), to: z.string() });

/**
 * Answer of `PUT /api/blog/{id}/claims/{key}`. The verdict of somebody who may not publish gives the post and its waiting
 * change, where they hold the claim, another version (`updatedAt`): an editor who has read them without it reads them again.
 */
export const decided = z.extend(checks, {
  moved: z.object({ post: z.optional(movedVersion), change: z.optional(movedVersion) }),
});
export type Decided = z.infer<typeof decided>;
export type MovedVersions = Decided["moved"];

/**
 * Body of `PUT /api/blog/{id}/claims/{key}`. `confirmed` needs a source; the others hold only of what the text has lost.
 * A source that is an address (`http…`) is shown to readers of the article, so it must be one that anybody may open; words
 * stay with staff.
 */
export const verdictInput = z.strictObject({
  verdict: z.enum(verdicts, "Penilaian klaim tidak dikenal"),
  source: z.optional(
    requiredText(3, "Tulis sumbernya: alamat halaman, atau dari mana Anda tahu", 500, "Sumber"),
  ),
});
export type VerdictInput = z.infer<typeof verdictInput>;

/** Answer of `GET /api/blog/{id}/provenance`; 404 for posts that staff wrote. */
export const provenance = z.object({
  writer: z.string(),
  model: z.nullable(z.string()),
  promptVersion: z.nullable(z.string()),
  rulesVersion: z.number(),
  briefId: z.nullable(z.number()),
  tokens: z.nullable(z.number()),
  /** Share of its words that were changed until it was approved, or until now; from 0 to 1; null where nobody knows. */
  changedShare: z.nullable(z.number()),
});
export type Provenance = z.infer<typeof provenance>;

/** Days after its last change from which an article is offered to be looked through. */
export const ageingDays = 180;

/** An article that is out and has aged. `changedAt` is ISO 8601 in UTC. */
export const agedPost = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  changedAt: z.string(),
  origin: z.enum(["manual", "ai"]),
  isOld: z.boolean(),
  /** Pages of this site that it leads to and that are not there. */
  deadLinks: z.array(z.string()),
});
export type AgedPost = z.infer<typeof agedPost>;

/** Answer of `GET /api/blog/refresh`: those with dead links first, then the oldest; at most 50 of `total`. */
export const agedPosts = z.object({ total: z.number(), posts: z.array(agedPost) });
export type AgedPosts = z.infer<typeof agedPosts>;
