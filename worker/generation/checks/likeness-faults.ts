import { site } from "../../contract/site";
import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, isFunctionWord, type Standard, wordsOf } from "./article-parts";

/** Share of four-word runs from which an article says what another says already. */
const nearDuplicate = 0.5;
/** Share of the telling words of our own facts that an article must take up. */
const leastOwnFacts = 0.34;

/** Links whose words are looked for: each is compared with every sentence. */
const mostLinks = 200;

/** What another post says already, and what any other firm could say. */
export function likenessFaults(parts: ArticleParts, { existing, brief }: Standard): Fault[] {
  const faults: Fault[] = [];
  const shingles = shinglesOf(parts.blocks.map(({ text }) => text).join(" "));
  const twin = existing.find(({ text }) => overlapOf(shingles, shinglesOf(text)) >= nearDuplicate);
  if (twin) {
    faults.push({
      kind: "near-duplicate",
      message: `Artikel terlalu mirip dengan “${twin.title}”. Ambil sudut lain, atau perbarui artikel itu.`,
    });
  }
  const facts = tellingWords(brief?.ownFacts ?? "");
  if (facts.length > 0 && shareTold(facts, parts) < leastOwnFacts) {
    faults.push({
      kind: "own-facts-unused",
      message:
        "Pengalaman sendiri di bahan belum dipakai. Masukkan ke bagian yang cocok; itulah yang tidak dimiliki artikel lain.",
    });
  }
  if (shareOfOurs(parts, facts) === 0) {
    faults.push({
      kind: "nothing-of-ours",
      message:
        "Artikel ini bisa terbit di blog perusahaan mana pun. Tambahkan pengalaman, harga, layanan, atau tautan kita.",
    });
  }
  return faults;
}

/** Share, from 0 to 1, of the sentences that would not stand under another firm's name. */
export function shareOfOurs(parts: ArticleParts, facts: readonly string[]): number {
  const telling = new Set(facts);
  const named = new RegExp(`(?<!\\p{L})(?:${site.name}|Arunika|kami)(?!\\p{L})`, "iu");
  const own = parts.links.filter(({ href }) => href.startsWith("/") || href.startsWith(site.url));
  const linked = [...new Set(own.map(({ words }) => words.trim()))].slice(0, mostLinks);
  const isOurs = (sentence: string) =>
    named.test(sentence) ||
    linked.some((words) => words !== "" && sentence.includes(words)) ||
    wordsOf(sentence).filter((word) => telling.has(word)).length >= 2;
  const ours = parts.sentences.filter(({ text }) => isOurs(text)).length;
  return parts.sentences.length === 0 ? 0 : ours / parts.sentences.length;
}

function tellingWords(text: string): string[] {
  return [
    ...new Set(wordsOf(text).filter((word) => (word.length > 3 || /\d/.test(word)) && !isFunctionWord(word))),
  ];
}

function shareTold(facts: readonly string[], { words }: ArticleParts): number {
  const told = new Set(words);
  return facts.filter((word) => told.has(word)).length / facts.length;
}

/** Words of a shingle. */
const shingleLength = 4;

/** Runs of four words in a row, in lower case and without punctuation. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let start = 0; start + shingleLength <= words.length; start += 1) {
    shingles.add(words.slice(start, start + shingleLength).join(" "));
  }
  return shingles;
}

/** Share, from 0 to 1, of the smaller text's shingles that the other has too. */
export function overlapOf(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
