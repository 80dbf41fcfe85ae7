import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { seedArticles } from "../worker/command-line/seed/articles";
import { office } from "../worker/contract/business/office";
import { packages } from "../worker/contract/business/packages";
import { searchFaq } from "../worker/contract/business/search-facts";
import { firstWritingRules } from "../worker/contract/studio/writing-rules";
import { isTest, readText, sources } from "./support/files";

interface Said {
  file: string;
  text: string;
}

/** Everything in quotation marks and between tags of a source: what people read, and names of the code besides. */
function textsOf(file: string): Said[] {
  const texts: Said[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    const { type, value } = node as { type?: string; value?: unknown };
    if ((type === "Literal" || type === "JSXText") && typeof value === "string")
      texts.push({ file, text: value });
    if (type === "TemplateElement") texts.push({ file, text: (value as { raw: string }).raw });
    else for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, readText(file)).program);
  return texts;
}

/** Files that name words in order to find them. */
const wordLists =
  /writing-rules\.ts$|catalogue\/spellings\.ts$|worker\/auth\/password\/|worker\/(generation|blog)\/.*(checks|claims)\/|search\//;

const said = sources
  .filter((file) => /^(web|worker)\/.*\.tsx?$/.test(file) && !isTest(file) && !wordLists.test(file))
  .flatMap(textsOf);

/** Words that we do not use, each with the one that we do. */
const others = [
  ...firstWritingRules.glossary.flatMap(({ use, insteadOf }) =>
    insteadOf.map((word) => [word, use] as const),
  ),
  ["papan ketik", "keyboard"],
  ["sambungan internet", "koneksi internet"],
  ["pranala", "tautan"],
] as const;

describe("everything that we say in Indonesian", () => {
  it("is found in the sources", () => {
    expect(said.length).toBeGreaterThan(5000);
    expect(said.some(({ text }) => text.includes("Harga Jelas Sejak Awal"))).toBe(true);
  });

  it.each(others)("has no “%s”, which is “%s” with us", (word) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_/-])${word}(?![\\p{L}\\p{N}_/-])`, "iu");
    expect(said.filter(({ text }) => pattern.test(text))).toEqual([]);
  });
});

/** What articles and pages say, without their tags. */
const sentences = [
  ...said.filter(({ file }) => /^web\/site\/content\/|^worker\/generation\/catalogue\//.test(file)),
  ...seedArticles.map(({ slug, content }) => ({ file: slug, text: content })),
].flatMap(({ file, text }) =>
  text
    .replace(/<\/(?:p|li|td|th|h\d)>/g, ". ")
    .replace(/<[^>]+>/g, "")
    .split(/(?<=[.!?]["”]?)\s+/)
    .map((sentence) => ({ file, sentence: sentence.trim() })),
);

function sentencesWith(...patterns: RegExp[]): string[] {
  return sentences
    .filter(({ sentence }) => patterns.every((pattern) => pattern.test(sentence)))
    .map(({ file, sentence }) => `${file}: ${sentence}`);
}

describe("pages and articles and the price list", () => {
  const features = Object.values(packages)
    .flat()
    .flatMap((item) => item.features);

  it("know the same domains: what a package holds is not advised against", () => {
    expect(features.some((feature) => feature.includes(".my.id"))).toBe(true);
    expect(
      sentencesWith(/\.my\.id/, /\b(hindari|jangan|sebaiknya tidak|kurang dipercaya|personal saja)\b/i),
    ).toEqual([]);
  });

  it("know the same backlinks: what is condemned is the mass of them", () => {
    expect(features.some((feature) => feature.includes("backlink"))).toBe(true);
    expect(
      sentencesWith(
        /\b(backlink|tautan)\b/i,
        /\b(membeli|beli)\b/i,
        /\b(spam|hukuman|melanggar|bertentangan)\b/i,
      ),
    ).toEqual([]);
  });

  it("know the same certificates: nobody says that one is free everywhere", () => {
    expect(features).toContain("Sertifikat SSL");
    expect(sentencesWith(/\bSSL\b/, /\b(tanpa biaya tambahan|selalu gratis|pasti gratis)\b/i)).toEqual([]);
  });

  it("promise no end of the bills where a package has a term", () => {
    expect(features.some((feature) => feature.includes("minimal 12 bulan"))).toBe(true);
    expect(sentencesWith(/tanpa (tagihan|biaya) (kejutan|tersembunyi|tambahan)/i)).toEqual([]);
  });

  it("name the prices of our packages as the list does", () => {
    const known = [
      ...Object.values(packages)
        .flat()
        .map(({ price }) => price),
      ...[...features, ...searchFaq.map(({ answer }) => answer)].flatMap(
        (text) => text.match(/Rp\s?[\d.]+\d/g) ?? [],
      ),
    ].map(digitsOf);
    const named = sentencesWith(/\bRp\s?\d/, /\b(paket (basic|professional|enterprise)|kami)\b/i);
    const wrong = named.filter((sentence) =>
      (sentence.match(/Rp\s?[\d.]+\d/g) ?? []).some((price) => !known.includes(digitsOf(price))),
    );
    expect(wrong).toEqual([]);
  });

  it("promise our delivery as the price pages do, and articles name no term of ours", () => {
    const term = /\b\d+(?:\s?[-–]\s?\d+)? (?:hari|minggu)\b/g;
    const known = [
      ...searchFaq.map(({ answer }) => answer),
      readText("web/site/content/pricing.ts"),
      readText("web/site/content/contact.ts"),
    ].flatMap((text) => text.match(term) ?? []);
    expect(known).toContain("2-4 minggu");
    const told = sentencesWith(
      /\b(paket (basic|professional|enterprise)|kami (selesaikan|kerjakan))\b/i,
      new RegExp(term.source),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => (text.match(term) ?? []).some((found) => !known.includes(found)))).toEqual(
      [],
    );
  });

  it("promise an answer and hours as the facts do", () => {
    const hours = office.openingHours.display.flatMap((row) => row.hours.match(/\d\d:\d\d/g) ?? []);
    const told = sentencesWith(/\b(jam (kerja|operasional|layanan)|kantor) kami\b/i, /\d\d[.:]\d\d/);
    const wrong = told.filter((sentence) =>
      (sentence.match(/\d\d[.:]\d\d/g) ?? []).some((time) => !hours.includes(time.replace(".", ":"))),
    );
    expect(wrong).toEqual([]);
    const replies = sentencesWith(/\bdalam 1 ?[x×] ?24 jam\b/i).filter(
      (sentence) => !/hari kerja/i.test(sentence),
    );
    expect(replies).toEqual([]);
  });
});

const digitsOf = (price: string) => price.replace(/\D/g, "");
