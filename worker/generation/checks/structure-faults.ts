import { type Block, countWords } from "../../blog/claims/extract-blocks";
import { findRoots } from "../../blog/search/indonesian-affixes";
import { pages } from "../../contract/pages";
import { site } from "../../contract/site";
import type { Fault } from "../../contract/studio/checks";
import { topics } from "../catalogue/subjects";
import { findSubject, matchTopic, splitWords as spelledWords } from "../writers/topic-match";
import {
  type ArticleParts,
  fault,
  type Heading,
  isFunctionWord,
  type Link,
  type Standard,
  splitWords,
  summaryLength,
  titleLength,
} from "./article-parts";
import { getStart } from "./wording-faults";

/** The share of the topic's significant words that title, summary, opening and headings must contain. */
const leastShare = 0.4;
/** The same, of a name that only the catalogue gives to what was asked for. */
const leastShareOfMeant = 0.6;
const openingBlocks = 4;

/** Faults: the article is not about the ordered topic. */
export function* topicFaults(parts: ArticleParts, { topic, brief }: Standard): Generator<Fault> {
  const { title, summary, headings, blocks } = parts;
  const wanted = brief?.keyPhrase || topic || brief?.title || "";
  const words = searchedWords(wanted);
  if (words.length === 0) return;
  const opening = blocks.slice(0, openingBlocks).map(({ text }) => text);
  const told = rootsIn([title, summary, ...headings.map(({ text }) => text), ...opening]);
  const missing = findMissing(words, told);
  if (missing.length > words.length * (1 - leastShare) && !isMeant(wanted, parts)) {
    yield fault(
      "off-topic",
      `Artikel tidak membahas “${wanted}”. Sebut ${missing
        .map((word) => `“${word}”`)
        .slice(0, 5)
        .join(", ")} di judul, subjudul, dan paragraf pembuka, dan jawab itu.`,
    );
  } else if (brief?.keyPhrase) {
    const inTitle = rootsIn([title]);
    if (findMissing(words, inTitle).length > words.length / 2) {
      yield fault(
        "key-phrase-not-in-title",
        `Frasa kunci “${brief.keyPhrase}” belum ada di judul. Masukkan dengan wajar.`,
      );
    }
  }
}

/** Whether the article is about what the catalogue takes the words for: who types "cod" asks how buyers pay. */
function isMeant(wanted: string, { title, summary, headings }: ArticleParts): boolean {
  const topic = findSubject(wanted)?.topic ?? matchTopic(wanted)?.topic;
  if (!topic) return false;
  if (findSubject(title)?.topic === topic) return true;
  const words = searchedWords(topic.subject);
  const told = rootsIn([title, summary, ...headings.map(({ text }) => text)]);
  return findMissing(words, told).length <= words.length * (1 - leastShareOfMeant);
}

/** As the catalogue spells them, so that "olshop" and "toko online" are the same on both sides. */
function searchedWords(text: string): string[] {
  return [...new Set(spelledWords(text).filter((word) => word.length > 2 && !isFunctionWord(word)))];
}

function findMissing(words: readonly string[], told: ReadonlySet<string>): string[] {
  return words.filter((word) => !findRoots(word).some((root) => told.has(root)));
}

function rootsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(spelledWords).flatMap((word) => findRoots(word)));
}

const houseCategories = [...new Set(topics.map(({ category }) => category))];
/** From this share of common significant words two titles count as the same. */
const sameTitle = 0.8;

/** Faults: a title of another post, and an unknown category. */
export function* titleFaults(
  { title, category }: ArticleParts,
  { takenTitles, existing, categories = [] }: Standard,
): Generator<Fault> {
  const twin = [...takenTitles, ...existing.map((post) => post.title)].find((taken) =>
    isSameTitle(taken, title),
  );
  if (twin !== undefined) {
    yield fault(
      "title-taken",
      `Judul ini sudah dipakai, atau hampir sama dengan “${twin}”. Ambil sudut lain dan ganti judulnya.`,
    );
  }
  if (category === "") {
    yield fault("category-missing", `Kategori belum diisi. Pilih salah satu: ${houseCategories.join(", ")}.`);
  } else if (
    ![...houseCategories, ...categories].some((known) => known.toLowerCase() === category.toLowerCase())
  ) {
    yield fault(
      "category-unknown",
      `Kategori “${category}” belum ada di blog. Pilih salah satu: ${houseCategories.join(", ")}.`,
    );
  }
}

function isSameTitle(a: string, b: string): boolean {
  const first = tellingWords(a);
  const second = tellingWords(b);
  if (first.size === 0 || second.size === 0) return a.trim().toLowerCase() === b.trim().toLowerCase();
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared) >= sameTitle;
}

function tellingWords(title: string): Set<string> {
  return new Set(splitWords(title).filter((word) => !isFunctionWord(word)));
}

/** Faults: missing, unordered, repeated or empty headings. */
export function* headingFaults({ headings, blocks, html, tags }: ArticleParts): Generator<Fault> {
  const sections = headings.filter(({ level }) => level === 2).length;
  if (headings.length === 0) {
    yield fault(
      "headings-missing",
      "Artikel belum punya subjudul. Bagi isinya dengan tiga subjudul <h2> atau lebih.",
    );
    return;
  }
  if (tags.has("h1") || /<h1[\s>]/i.test(html))
    yield fault("heading-h1", "Judul artikel sudah menjadi <h1>. Ubah <h1> di dalam isi menjadi <h2>.");
  if (sections === 1)
    yield fault("heading-single", "Hanya ada satu subjudul <h2>. Bagi isi menjadi tiga bagian atau lebih.");
  const firstSection = headings.findIndex(({ level }) => level === 2);
  const before = firstSection < 0 ? headings : headings.slice(0, firstSection);
  const orphan = before.find(({ level }) => level === 3);
  if (orphan)
    yield fault(
      "heading-orphan",
      `Subjudul <h3> “${orphan.text}” tidak berada di bawah <h2>. Jadikan <h2>, atau beri bagian induk.`,
    );
  const skipped = headings.find(
    ({ level }, index) => index > 0 && level - (headings[index - 1]?.level ?? level) > 1,
  );
  if (skipped)
    yield fault(
      "heading-skipped",
      `Subjudul “${skipped.text}” melompati satu tingkat. Urutannya <h2>, lalu <h3>, lalu <h4>.`,
    );
  const empty = emptyHeading(blocks);
  if (empty)
    yield fault(
      "section-empty",
      `Bagian “${empty.text}” tidak punya isi. Tulis isinya, atau hapus subjudulnya.`,
    );
  const twin = findDuplicate(headings);
  if (twin)
    yield fault(
      "heading-repeated",
      `Subjudul “${twin.text}” dipakai dua kali. Bedakan, atau gabungkan bagiannya.`,
    );
}

/** The first heading that repeats an earlier one. */
function findDuplicate(headings: readonly Heading[]): Heading | undefined {
  const seen = new Set<string>();
  return headings.find(({ text }) => {
    const words = text.toLowerCase();
    const isSecond = seen.has(words);
    seen.add(words);
    return isSecond;
  });
}

/** A heading that is followed directly by one of the same or a higher level. */
function emptyHeading(blocks: readonly Block[]): Block | undefined {
  return blocks.find(({ tag }, index) => {
    const next = blocks[index + 1];
    if (!/^h[2-6]$/.test(tag)) return false;
    return next !== undefined && /^h[1-6]$/.test(next.tag) && next.tag <= tag;
  });
}

/** Models are asked for 700 to 1,200 words, articles of the local writer have at least 500. Below 450 a text is a fragment. */
const contentWords = { fragment: 450, least: 500, most: 1600 };
/** From this number of words an article needs a list or a table. */
const wallWords = 700;

/** Faults: too short, too long, or paragraphs only. */
export function* lengthFaults({ title, summary, html, tags }: ArticleParts): Generator<Fault> {
  const { least, most } = titleLength;
  if (title.length < least)
    yield fault(
      "title-too-short",
      `Judul baru ${title.length} karakter. Panjangkan menjadi ${least}–${most} karakter dengan kata yang dicari pembaca.`,
    );
  if (title.length > most)
    yield fault(
      "title-too-long",
      `Judul ${title.length} karakter akan terpotong di hasil pencarian. Pendekkan menjadi paling banyak ${most} karakter.`,
    );
  if (summary.length < summaryLength.least) {
    yield fault(
      "summary-too-short",
      `Ringkasan baru ${summary.length} karakter. Tambah sampai ${summaryLength.least}–${summaryLength.most} karakter: apa isinya dan untuk siapa.`,
    );
  }
  if (summary.length > summaryLength.most) {
    yield fault(
      "summary-too-long",
      `Ringkasan ${summary.length} karakter terlalu panjang. Pendekkan menjadi paling banyak ${summaryLength.most} karakter.`,
    );
  }
  const count = countWords(html);
  if (count < contentWords.least) {
    const kind = count < contentWords.fragment ? "content-too-short" : "content-short";
    yield fault(
      kind,
      `Isi baru ${thousands(count)} kata. Lengkapi sampai minimal ${contentWords.least} kata.`,
    );
  }
  if (count > contentWords.most)
    yield fault(
      "content-too-long",
      `Isi ${thousands(count)} kata terlalu panjang. Ringkas menjadi paling banyak 1.200 kata.`,
    );
  const hasList = ["ul", "ol", "table", "dl"].some((tag) => tags.has(tag));
  if (count > wallWords && !hasList) {
    yield fault(
      "list-missing",
      "Isi hanya berupa paragraf. Ubah bagian yang berurutan atau membandingkan menjadi daftar atau tabel.",
    );
  }
}

function thousands(count: number): string {
  return count.toLocaleString("id-ID");
}

const pagePaths = new Set<string>(
  Object.values(pages)
    .filter(({ indexed }) => indexed)
    .map(({ path }) => path),
);
const bare =
  /^(?:klik (?:di ?)?sini|di ?sini|baca (?:di ?sini|selengkapnya)|selengkapnya|link ini|tautan ini|lihat|here|click here)$/iu;

/** Faults: dead, external or vague links, and an article without a link to this site. */
export function* linkFaults({ links }: ArticleParts, { linkTargets, brief }: Standard): Generator<Fault> {
  const known = new Set(linkTargets.map(({ path }) => path));
  const sources = new Set((brief?.sources ?? []).map(({ url }) => url));
  const inside = links.filter(({ href }) => toOwnPath(href) !== null);
  const broken = inside.filter(({ href }) => !isThere(toOwnPath(href) ?? "", known));
  const outside = links.filter(
    ({ href }) =>
      /^(?:https?:)?\/\//i.test(href) && toOwnPath(href) === null && !isFile(href) && !sources.has(href),
  );
  const odd = links.filter(
    ({ href }) =>
      toOwnPath(href) === null && !/^(?:(?:https?:)?\/\/|mailto:|tel:|#.)/i.test(href) && !isFile(href),
  );
  if (inside.length === broken.length) {
    yield fault(
      "no-internal-link",
      "Belum ada tautan ke artikel atau halaman kita. Tambahkan satu atau dua di tempat pembaca membutuhkannya.",
    );
  }
  for (const { href } of [...broken, ...odd].slice(0, 5)) {
    yield fault(
      "link-broken",
      `Tautan ke “${getStart(href)}” tidak menuju halaman yang ada. Ganti dengan alamat yang benar, atau hapus tautannya.`,
    );
  }
  const unnamed = links.find(({ words }) => bare.test(words.trim()) || words.trim() === "");
  if (unnamed) {
    yield fault(
      "bare-link",
      `Tautan “${unnamed.words.trim() || "tanpa kata"}” tidak mengatakan ke mana. Tautkan kata yang menyebut isinya.`,
    );
  }
  for (const { href } of outside.slice(0, 3)) {
    yield fault(
      "outside-link",
      `Tautan keluar ke “${getStart(href)}” tidak ada di sumber bahan. Periksa, lalu catat sebagai sumber atau hapus.`,
    );
  }
}

/** The path of a link to a page of this site; null for other sites, files and anchors. */
function toOwnPath(href: Link["href"]): string | null {
  const path = toLocalPath(href);
  if (!path.startsWith("/") || path.startsWith("//") || isFile(href)) return null;
  const bare = path
    .split(/[?#]/, 1)
    .join()
    .replace(/(?<=.)\/$/, "");
  return bare === "" ? "/" : bare;
}

/** Pictures and downloads of this site, whose existence is not checked here. */
function isFile(href: Link["href"]): boolean {
  return /^\/(?:images|media|files)\/./.test(toLocalPath(href));
}

/** Removes this site's origin from an address. */
function toLocalPath(href: Link["href"]): string {
  const rest = href.startsWith(site.url) ? href.slice(site.url.length) : null;
  if (rest === null || !/^(?:[/?#]|$)/.test(rest)) return href;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function isThere(path: string, known: ReadonlySet<string>): boolean {
  return pagePaths.has(path) || known.has(path);
}
