import crawlers from "crawler-user-agents";
import { isSupportedCountry, parsePhoneNumberWithError } from "libphonenumber-js";
import { expect, test } from "vitest";
import { parseString } from "whatsapp-chat-parser";
import { createRandom } from "../../../tests/support/random";
import { db, send } from "../../../tests/support/worker";
import { readPhoneNumber } from "../../contract/phone-number";
import { defaultContent } from "../../contract/site-content/site-content";
import { codeLetters } from "../../contract/whatsapp";
import { whatsappClicks } from "../../db/schema/contact";
import { readPaste } from "./whatsapp.service";

test("no crawler of a public list is recorded, but in-app browsers are", async () => {
  const people = /Instagram|MetaIAB/;
  const agents = crawlers.flatMap(({ instances }) => instances);
  const program = agents.filter((agent) => !people.test(agent));
  expect(program.length).toBeGreaterThan(2000);
  for (const agent of program) await send("/wa?dari=hero", { headers: { "User-Agent": agent } });
  expect(await db.$count(whatsappClicks)).toBe(0);
});

const stamps = [
  // Formats of Android and iOS exports, Indonesian and English, 24 and 12 hours; then copied messages.
  (n: string) => `26/11/26 09.${n} - `,
  (n: string) => `26/11/2026, 09:${n} - `,
  (n: string) => `11/26/26, 9:${n}\u202fAM - `,
  (n: string) => `26/11/2026, 9:${n} pm - `,
  (n: string) => `[26/11/26 09.${n}.34] `,
  (n: string) => `\u200e[11/26/26, 9:${n}:34\u202fPM] `,
  (n: string) => `[26/11/2026 9.${n}.34 PM] `,
  (n: string) => `[26/11 09.${n}] `,
  (n: string) => `[26/11, 09:${n}] `,
  (n: string) => `[09.${n}, 26/11/2026] `,
  (n: string) => `[9:${n} AM, 11/26/2026] `,
];
/** The first formats are exports; the oracle parses these, but not copied messages. */
const exported = 7;
const authors = ["Bu Rina", "~ Pak Budi", "‪+62 812-5550-1203‬", "Toko Maju 🌸", "+62 21 5550 123", "محمد"];
const texts = [
  "Halo, saya mau bertanya.",
  "Mau buat website, budget 5.000.000.\nKapan bisa mulai? Jam 09.30 saya kosong.",
  "Alamat: Jl. Melati 3, kode pos 15345",
  "https://contoh.example/a?b=1: bagus\n\n- satu\n- dua",
  "Nomor saya 0813 5550 1204 ya",
];

function mangled(code: string, random: (most: number) => number): string {
  const cased = random(2) ? code.toLowerCase() : code;
  const spaced = [
    cased,
    cased.split("").join(" "),
    `${cased.slice(0, 2)} ${cased.slice(2)}`,
    `\u200e${cased}`,
  ];
  const forms = ["(kode: X)", "(Kode : X )", "( KODE:X)", "kode: X", "(kode X)", "(kode：X)"];
  return (forms[random(forms.length)] ?? "").replace("X", spaced[random(spaced.length)] ?? "");
}

test("of a thousand mangled chats every message is whole, and every code and sender is right", () => {
  const random = createRandom(36);
  const anyCode = () => Array.from({ length: 4 }, () => codeLetters[random(codeLetters.length)]).join("");
  for (let round = 0; round < 1000; round += 1) {
    const style = random(stamps.length);
    const author = authors[random(authors.length)] ?? "";
    const codes = Array.from({ length: random(3) }, anyCode);
    const said = Array.from({ length: 1 + random(4) }, () => texts[random(texts.length)] ?? "");
    const parts = [...said];
    for (const code of codes) parts.push(`Halo, saya mau bertanya.\n${mangled(code, random)}`);
    const minutes = parts.map((_, index) => String(10 + index));
    const lines = parts.map((part, index) => `${stamps[style]?.(minutes[index] ?? "")}${author}: ${part}`);
    if (style < exported && random(2))
      lines.unshift(`${stamps[style]?.("09")}Pesan dienkripsi secara end-to-end.`);
    const isPlain = random(10) === 0;
    const chat = isPlain ? parts.join("\n") : lines.join(random(2) ? "\n" : "\r\n");
    const read = readPaste(chat, defaultContent.business);
    expect(read.codes, chat).toEqual([...new Set(codes)]);
    for (const part of said) expect(read.message, chat).toContain(part.trim());
    if (!isPlain && style < exported) {
      for (const { author: oracle, message } of parseString(chat.replaceAll(/[\u200e\u202a\u202c]/g, ""))) {
        if (oracle !== null) expect(read.message).toContain(message.trim().replaceAll("：", "："));
      }
    }
    const isNumber = /\+62/.test(author);
    if (!isPlain) expect(read.name ?? null, chat).toBe(isNumber ? null : author.replace("~ ", ""));
    const named =
      !isPlain && isNumber ? author : said.some((part) => part.includes("0813")) ? "0813 5550 1204" : null;
    const expected = named && parsePhoneNumberWithError(named.replaceAll(/[‪‬]/g, ""), "ID").number;
    expect(isSupportedCountry("ID") && readPhoneNumber(read.phoneNumber ?? null), chat).toBe(expected);
  }
});
