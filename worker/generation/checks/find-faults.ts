import { escapePattern, getOwnNames } from "../../blog/claims/claim-own-facts";
import { extractBlocks } from "../../blog/claims/extract-blocks";
import { extractClaims, type FoundClaim } from "../../blog/claims/extract-claims";
import { site } from "../../contract/site";
import type { SiteContent } from "../../contract/site-content/schema";
import { defaultContent } from "../../contract/site-content/site-content";
import type { Brief } from "../../contract/studio/brief";
import type { Fault } from "../../contract/studio/checks";
import {
  type ArticleParts,
  type CheckedText,
  fault,
  isFunctionWord,
  type Standard,
  splitArticle,
  splitWords,
  withoutQuotations,
} from "./article-parts";
import { headingFaults, lengthFaults, linkFaults, titleFaults, topicFaults } from "./structure-faults";
import { getStart, languageFaults, leftoverFaults, repetitionFaults, wordingFaults } from "./wording-faults";

/** Kinds of faults with which a draft is not stored. */
const refusing = new Set([
  "category-missing",
  "content-cut-off",
  "content-too-large",
  "content-too-short",
  "headings-missing",
  "language-malay",
  "language-not-indonesian",
  "link-broken",
  "markdown-left",
  "near-duplicate",
  "off-topic",
  "placeholder",
  "price-not-ours",
  "promise-of-results",
  "title-taken",
]);

/** Those kinds that a single sentence can cause. */
const ofWords = new Set([
  "content-cut-off",
  "language-malay",
  "markdown-left",
  "placeholder",
  "price-not-ours",
  "promise-of-results",
]);

export function isRefusing(kind: string): boolean {
  return refusing.has(kind);
}

/** Characters of HTML that are checked: thirty times a long article. Longer ones took seconds. */
const mostChecked = 200_000;

/** Finds the faults of a text, the gravest first. Each message says in Indonesian what to correct. */
export function findFaults(text: CheckedText, standard: Standard): Fault[] {
  if (text.content.length > mostChecked) {
    return [
      fault(
        "content-too-large",
        "Isi terlalu panjang untuk diperiksa. Ringkas menjadi paling banyak 1.200 kata.",
      ),
    ];
  }
  const faults = faultsIn(text, standard);
  return markOwnWords(faults, text, standard).sort(
    (a, b) => Number(isRefusing(b.kind)) - Number(isRefusing(a.kind)),
  );
}

function faultsIn(text: CheckedText, standard: Standard): Fault[] {
  const parts = splitArticle(text);
  return [
    ...topicFaults(parts, standard),
    ...languageFaults(parts, standard),
    ...leftoverFaults(parts),
    ...lengthFaults(parts),
    ...titleFaults(parts, standard),
    ...headingFaults(parts),
    ...linkFaults(parts, standard),
    ...claimFaults(text, parts, standard),
    ...likenessFaults(parts, standard),
    ...repetitionFaults(parts),
    ...wordingFaults(parts, standard),
  ];
}

/** Faults in the paragraphs that staff wrote in the brief do not refuse the draft, because the writer cannot correct them. */
function markOwnWords(faults: readonly Fault[], text: CheckedText, standard: Standard): Fault[] {
  if (!faults.some(({ kind }) => ofWords.has(kind))) return [...faults];
  const content = withoutOwnWords(text.content, standard.brief);
  if (content === text.content) return [...faults];
  const written = new Set(faultsIn({ ...text, content }, standard).map(({ kind }) => kind));
  return faults.map((fault) =>
    ofWords.has(fault.kind) && !written.has(fault.kind)
      ? { kind: "own-words", message: `Dari bahan yang Anda tulis: ${fault.message}` }
      : fault,
  );
}

const element = /<(p|li|h[2-6])(?:\s[^>]{0,500})?>([^<]{1,5000})<\/\1>/gi;
const leastWords = 2;

/** Removes the paragraphs that staff wrote in the brief. */
function withoutOwnWords(html: string, brief: Brief | null): string {
  const own = [brief?.ownFacts ?? "", brief?.callToAction ?? ""]
    .flatMap((text) => text.split(/\n+/))
    .map((line) => ` ${normalizeSaying(line)} `)
    .filter((line) => line.trim() !== "")
    .join("\n");
  if (own === "") return html;
  return html.replace(element, (whole, _tag: string, inside: string) => {
    const said = extractBlocks(inside)
      .map(({ text }) => normalizeSaying(text))
      .join(" ");
    const isOwn = said.split(" ").length >= leastWords && own.includes(` ${said} `);
    return isOwn ? "" : whole;
  });
}

/** Normalises a paragraph for comparison: markdown signs and full stops are ignored. */
function normalizeSaying(text: string): string {
  return splitWords(text).join(" ");
}

/** A pattern for sentences that present a price as the business's own. */
function putAsOurs(own: SiteContent): RegExp {
  const us = getOwnNames(own).pattern;
  const packages = own.packages.website.map(({ title }) => escapePattern(title)).join("|");
  return new RegExp(
    String.raw`(?<!\p{L})(?:(?:paket|harga|biaya|tarif|layanan|jasa|penawaran|perawatan|maintenance|promo|diskon)\s(?:[\p{L}-]{1,20}\s){0,3}(?:${us}|${packages})|kami\s(?:juga\s)?(?:tawarkan|menawarkan|kerjakan|mengerjakan|patok|mematok|mulai|memulai|jual|menjual|buat|membuat)|(?:di|dari|bersama)\s(?:${us}))(?!\p{L})`,
    "iu",
  );
}
const notOurs = /bukan (?:daftar )?harga kami|kisaran umum|di pasaran|pesaing|kompetitor/iu;

const promise =
  /(?<!\p{L})(?:dijamin|menjamin|jaminan|garansi|bergaransi|kami jamin|pasti|100\s?(?:%|persen)|selalu)(?!\p{L})(?:[^.!?]{0,60}?)(?<!\p{L})(?:halaman (?:1|satu|pertama)|peringkat|ranking|rangking|posisi (?:1|satu|pertama|teratas)|nomor satu|naik|meningkat|laku|laris|untung|omzet|penjualan|berhasil|sukses|viral|muncul di (?:Google|pencarian))(?!\p{L})|(?<!\p{L})(?:halaman (?:1|satu|pertama)|peringkat (?:1|satu|pertama)|posisi (?:1|satu|pertama)|omzet|penjualan)[^.!?]{0,40}?(?<!\p{L})(?:dijamin|pasti|garansi)(?!\p{L})/iu;
/** Words of a warning about a promise, which is no promise. */
const warned =
  /(?<!\p{L})(?:tidak|tak|bukan(?:lah)?|jangan|tanpa|belum|waspada\w*|curiga\w*|hati-hati|tanda|hindari|janji|menjanjikan|dijanjikan|mengaku|pihak|siapa pun|bila|jika|kalau|apakah|klaim|ditawari|mustahil|mana mungkin|supaya|agar)(?!\p{L})/iu;

/** Faults: wrong own prices, promises, and research without a source. */
function* claimFaults(
  text: CheckedText,
  parts: ArticleParts,
  { brief, own = defaultContent }: Standard,
): Generator<Fault> {
  const claims = extractClaims(text, own);
  const ours = putAsOurs(own);
  const isPutAsOurs = ({ sentence }: FoundClaim) => ours.test(sentence) && !notOurs.test(sentence);
  const price = claims.find((claim) => claim.kind === "price" && !claim.isKnown && isPutAsOurs(claim));
  if (price) {
    yield fault(
      "price-not-ours",
      `Harga ${price.text} tidak ada di daftar harga kita. Pakai harga dari halaman /pricing, atau hapus angkanya.`,
    );
  }
  const research = claims.find(({ kind }) => kind === "research");
  const hasSource =
    (brief?.sources.length ?? 0) > 0 || parts.links.some(({ href }) => /^https?:\/\//i.test(href));
  if (research && !hasSource) {
    yield fault(
      "research-unsourced",
      `“${getStart(research.sentence)}” menyebut penelitian atau pakar tanpa sumber. Sebut sumbernya dengan tautan, atau hapus.`,
    );
  }
  const sentences = [parts.title, parts.summary, ...parts.sentences.map((sentence) => sentence.text)];
  const promised = sentences.find((sentence) => isPromise(sentence));
  if (promised) {
    yield fault(
      "promise-of-results",
      `“${getStart(promised)}” menjanjikan hasil yang tidak bisa dijamin siapa pun. Tulis apa yang dikerjakan, bukan hasilnya.`,
    );
  }
}

/** Quotations do not count as promises. */
function isPromise(sentence: string): boolean {
  return promise.test(withoutQuotations(sentence)) && !warned.test(sentence);
}

/** From this share of common shingles two articles are near-duplicates. */
const nearDuplicate = 0.5;
/** The share of the significant words of the brief's own facts that an article must contain. */
const leastOwnFacts = 0.34;

/** Faults: near-duplicates of other posts, and texts that would fit any other firm. */
function* likenessFaults(
  parts: ArticleParts,
  { existing, brief, own = defaultContent }: Standard,
): Generator<Fault> {
  const shingles = toShingles(parts.blocks.map(({ text }) => text).join(" "));
  const twin = existing.find(({ text }) => computeOverlap(shingles, toShingles(text)) >= nearDuplicate);
  if (twin) {
    yield fault(
      "near-duplicate",
      `Artikel terlalu mirip dengan “${twin.title}”. Ambil sudut lain, atau perbarui artikel itu.`,
    );
  }
  const facts = tellingWords(brief?.ownFacts ?? "");
  if (facts.length > 0 && shareTold(facts, parts) < leastOwnFacts) {
    yield fault(
      "own-facts-unused",
      "Pengalaman sendiri di bahan belum dipakai. Masukkan ke bagian yang cocok; itulah yang tidak dimiliki artikel lain.",
    );
  }
  if (shareOfOurs(parts, facts, own) === 0) {
    yield fault(
      "nothing-of-ours",
      "Artikel ini bisa terbit di blog perusahaan mana pun. Tambahkan pengalaman, harga, layanan, atau tautan kita.",
    );
  }
}

/** Limits the links that are compared, because each is compared with every sentence. */
const mostLinks = 200;

/** The share of sentences, from 0 to 1, that are specific to this business. */
function shareOfOurs(parts: ArticleParts, facts: readonly string[], content: SiteContent): number {
  const telling = new Set(facts);
  const { isAboutUs } = getOwnNames(content);
  const own = parts.links.filter(({ href }) => href.startsWith("/") || href.startsWith(site.url));
  const linked = [...new Set(own.map(({ words }) => words.trim()))].slice(0, mostLinks);
  const isOurs = (sentence: string) =>
    isAboutUs(sentence) ||
    linked.some((words) => words !== "" && sentence.includes(words)) ||
    splitWords(sentence).filter((word) => telling.has(word)).length >= 2;
  const ours = parts.sentences.filter(({ text }) => isOurs(text)).length;
  return parts.sentences.length === 0 ? 0 : ours / parts.sentences.length;
}

function tellingWords(text: string): string[] {
  return [
    ...new Set(
      splitWords(text).filter((word) => (word.length > 3 || /\d/.test(word)) && !isFunctionWord(word)),
    ),
  ];
}

function shareTold(facts: readonly string[], { words }: ArticleParts): number {
  const told = new Set(words);
  return facts.filter((word) => told.has(word)).length / facts.length;
}

const shingleLength = 4;

/** Runs of four consecutive words, in lower case and without punctuation. */
export function toShingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let start = 0; start + shingleLength <= words.length; start += 1) {
    shingles.add(words.slice(start, start + shingleLength).join(" "));
  }
  return shingles;
}

/** The share, from 0 to 1, of the smaller set's shingles that the other contains. */
export function computeOverlap(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
