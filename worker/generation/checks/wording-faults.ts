import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, fault, type Standard, splitWords, withoutQuotations } from "./article-parts";

const cliches =
  /(?<!\p{L})(?:di era (?:digital|modern|serba|teknologi)|era digital|di zaman (?:now|modern|sekarang ini)|seiring (?:dengan )?(?:berkembangnya|perkembangan) (?:zaman|teknologi)|perkembangan teknologi yang (?:semakin )?pesat|ta?i?da?k (?:bisa|dapat) dipungkiri|tak bisa dipungkiri|tidak bisa dimungkiri|tak (?:hanya )?pelak|bukan (?:lagi )?rahasia (?:lagi|umum)|pada era ini|di tengah persaingan (?:yang )?(?:semakin )?ketat|dunia (?:bisnis )?yang serba cepat|menjadi semakin penting|memegang peranan penting|memainkan peran penting|dalam artikel ini,? kita akan|pada artikel (?:kali )?ini,? (?:kita|kami) akan|mari kita (?:bahas|simak|ulas|selami)|simak (?:ulasan|penjelasan) (?:berikut|di bawah)|semoga (?:artikel ini )?bermanfaat|tunggu apa lagi|solusi (?:terbaik|tepat) untuk|membawa bisnis Anda ke (?:level|tingkat)|ke level (?:selanjutnya|berikutnya)|go digital|di ujung jari|kunci (?:utama )?kesuksesan|tanpa basa-basi lagi)(?!\p{L})/giu;
const filler =
  /^(?:\d{1,2}[.)]\s)?(?:kesimpulan|penutup|kata penutup|pendahuluan|rangkuman akhir|akhir kata|intro)[\s.:!]*$/iu;

/** Faults: words against the writing rules, clichés, and empty headings. */
export function* wordingFaults(parts: ArticleParts, { rules }: Standard): Generator<Fault> {
  const text = withoutQuotations(parts.everything);
  const used = unique([...text.matchAll(cliches)].map(([words]) => words));
  if (used.length > 0) {
    yield fault("cliche", `Buang kalimat klise dan langsung ke pokoknya: ${quoted(used)}.`);
  }
  const empty = parts.headings.find((heading) => filler.test(heading.text));
  if (empty) {
    yield fault(
      "filler-heading",
      `Subjudul “${empty.text}” tidak mengatakan apa-apa. Ganti dengan isi bagiannya, atau hapus bagian itu.`,
    );
  }
  const contains = createPhraseTest(text);
  const forbidden = rules.forbiddenWords.filter(contains);
  if (forbidden.length > 0) {
    yield fault("forbidden-words", `Aturan menulis melarang ${quoted(forbidden)}. Tulis ulang kalimatnya.`);
  }
  for (const { use, insteadOf } of rules.glossary) {
    const wrong = insteadOf.filter(contains);
    if (wrong.length > 0) {
      yield fault("glossary", `Tulis “${use}”, bukan ${quoted(wrong)}.`);
    }
  }
}

/**
 * Returns a test whether the text contains a phrase as whole words, ignoring case. Each test is a lookup in the set of all runs
 * of as many words, because a regular expression for each of 1,100 phrases took seconds.
 */
function createPhraseTest(text: string): (phrase: string) => boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+|[.!?,;:]/gu) ?? [];
  const runs = new Map<number, Set<string>>();
  return (phrase) => {
    const wanted = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    if (!wanted) return text.includes(phrase);
    const { length } = wanted;
    const known = runs.get(length) ?? new Set(words.map((_, at) => words.slice(at, at + length).join(" ")));
    runs.set(length, known);
    const joined = wanted.join(" ");
    return known.has(joined) || known.has(`${joined}nya`);
  };
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 5)
    .map((word) => `“${word}”`)
    .join(", ");
}

function unique(words: readonly string[]): string[] {
  const seen = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...seen.values()];
}

// The most frequent function words of each language, without those that the languages share.
const indonesian = new Set(
  "yang dan di ke dari untuk dengan pada adalah ini itu tidak bisa akan atau juga lebih sudah agar oleh karena jika saat anda dalam sebagai seperti banyak setiap bukan hanya belum sebelum setelah tetapi mereka kita kami harus dapat".split(
    " ",
  ),
);
const english = new Set(
  "the and of to is for with that this are on as it be your you from by or an not can will have more their which when what if but they we our".split(
    " ",
  ),
);
/** About a quarter of the words of Indonesian prose are function words; English text has almost none of them. */
const leastShare = 0.12;
/** Fewer words may be a name or a term. */
const proseWords = 8;

/** Malay words that Indonesian does not use, or not in this sense. */
const malay =
  /(?<!\p{L})(?:awak (?:boleh|perlu|akan|juga|mesti)|laman sesawang|laman web|tapak web|syarikat|perniagaan|kedai|e-?mel|percuma(?! (?:saja|jika|bila|kalau|punya|membuat|memasang|ada|beriklan|dan sia))|telefon bimbit|pelayar web|muat turun|muat naik|perisian|pautan|peranti|atas talian|dalam talian|dasar privasi|pemasar|sahaja|kerana|sekiranya|bagaimanapun juga|anda boleh|kami boleh|kepada pelanggan anda|ialah satu|mesra pengguna|kata laluan|wang|ringgit|RM ?\d|dikemas ?kini|kemas kini|penjenamaan|jenama|usahawan|peruncitan|pembekal|tempahan|bayaran balik|papan pemuka|papan kekunci)(?!\p{L})/giu;
/** One of these alone may be a typing error or a name. */
const slips =
  /^(?:anda boleh|kami boleh|kedai|wang|pemasar|pautan|tempahan|peranti|jenama|percuma|laman web|usahawan)$/i;

/** Faults: another language than Indonesian, and the wrong form of address. */
export function* languageFaults(parts: ArticleParts, { rules }: Standard): Generator<Fault> {
  const { words, blocks, everything } = parts;
  const isForeign = words.length >= 30 && !isIndonesian(words);
  if (isForeign)
    yield fault(
      "language-not-indonesian",
      "Artikel tidak ditulis dalam bahasa Indonesia. Tulis ulang seluruhnya dalam bahasa Indonesia.",
    );
  const foreign = blocks.find(
    ({ text, tag }) => tag !== "pre" && isEnglishProse(splitWords(withoutQuotations(text))),
  );
  if (foreign && !isForeign)
    yield fault(
      "english-passage",
      `Ada bagian dalam bahasa Inggris: “${getStart(foreign.text)}”. Tulis dalam bahasa Indonesia.`,
    );
  const found = [...withoutQuotations(everything).matchAll(malay)].map(([word]) => word);
  const kinds = unique(found);
  const isSlip = found.every((word) => slips.test(word)) && kinds.length < 2 && found.length < 4;
  if (kinds.length > 0 && !isSlip)
    yield fault(
      "language-malay",
      `Ini bahasa Melayu, bukan Indonesia: ${quoted(kinds)}. Ganti dengan kata yang lazim di Indonesia.`,
    );
  // Quoted messages and button labels may address their reader differently.
  const told = [parts.title, parts.summary, ...parts.sentences.map((sentence) => sentence.text)];
  const wrong = unique(
    [...told.map(withoutQuotations).join(" ").matchAll(addresses[rules.address])].map(([word]) => word),
  );
  if (wrong.length > 0)
    yield fault(
      "wrong-address",
      `Sapa pembaca dengan “${rules.address}” di seluruh artikel, bukan ${quoted(wrong)}.`,
    );
}

function isIndonesian(words: readonly string[]): boolean {
  return (
    computeShare(words, indonesian) >= leastShare &&
    computeShare(words, english) < computeShare(words, indonesian) / 2
  );
}

function isEnglishProse(words: readonly string[]): boolean {
  return (
    words.length >= proseWords && computeShare(words, english) >= 0.2 && computeShare(words, indonesian) < 0.1
  );
}

function computeShare(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word)).length / (words.length || 1);
}

const addresses = {
  Anda: /(?<!\p{L})(?:kamu|kalian|lo|lu|elo|elu|gue|gua|ente)(?!\p{L})/giu,
  kamu: /(?<!\p{L})(?:Anda|saudara|kalian|lo|lu|elo|gue)(?!\p{L})/giu,
};

/** Placeholders outside of examples. */
const blanks =
  /\[(?:nama|isi|masukkan|tulis|tautan|link|gambar|kota|wilayah|perusahaan|brand|merek|tanggal|nomor|alamat|contoh|sumber|insert|your|company|produk|harga|jumlah|tahun)[^\]]{0,60}\]|\{\{?\s?[a-z_]{2,40}\s?\}?\}|lorem ipsum|sebagai (?:sebuah )?(?:model bahasa|AI|asisten virtual|kecerdasan buatan)(?!\p{L})|as an? (?:AI|large) language model|berikut (?:adalah )?artikel (?:yang|sesuai) (?:Anda|permintaan)|tentu(?: saja)?[,!] (?:berikut|ini) (?:artikel|adalah)|saya tidak (?:dapat|bisa) memenuhi/giu;
const marks =
  /(?<![\p{L}\p{N}])(?:X{3,}|TODO|TBD|FIXME|NAMA PERUSAHAAN|NAMA ANDA|undefined|NaN)(?![\p{L}\p{N}])/gu;
const markdown =
  /(?:^|\s)#{1,6}\s\p{L}|\*\*[^*\s][^*]{0,200}\*\*|(?:^|\s)__[^_\s][^_]{0,200}__|(?<!\w)\[[^\]\n]{1,120}\]\((?:https?:|\/)[^)\s]{0,300}\)|```|^\s?[-*]\s\p{L}[^.]{3,80}\s[-*]\s\p{L}|^\|.{1,200}\|$/u;
/** The end of a sentence. Headings, items and cells may end in any way. */
const ended = /[.!?…:][”"’')\]»]{0,3}$/u;

/** Faults: placeholders, remarks of the model, and cut-off text. */
export function* leftoverFaults(parts: ArticleParts): Generator<Fault> {
  const prose = parts.blocks
    .filter(({ tag, code }) => tag !== "pre" && code.length === 0)
    .map(({ text }) => text);
  const texts = [parts.title, parts.summary, ...prose];
  const told = [
    ...[parts.title, parts.summary],
    ...parts.blocks.filter(({ tag }) => tag !== "pre" && tag !== "blockquote").map(({ text }) => text),
  ].map(withoutQuotations);
  const left = unique(
    told.flatMap((text) => [...text.matchAll(blanks), ...text.matchAll(marks)].map(([words]) => words)),
  );
  if (left.length > 0)
    yield fault(
      "placeholder",
      `Ada isian yang belum diganti: ${quoted(left)}. Isi dengan kata yang sebenarnya, atau hapus kalimatnya.`,
    );
  const marked = texts.find((text) => markdown.test(text));
  if (marked)
    yield fault(
      "markdown-left",
      `Tanda markdown tertinggal di “${getStart(marked)}”. Pakai HTML: <h2>, <strong>, <ul>.`,
    );
  if (isCutOff(parts))
    yield fault(
      "content-cut-off",
      "Artikel terpotong sebelum selesai. Lengkapi kalimat dan bagian terakhirnya.",
    );
}

function isCutOff({ blocks, html }: ArticleParts): boolean {
  const last = blocks.at(-1);
  if (!last) return false;
  if (/^h\d$/.test(last.tag)) return true;
  const isProse = last.tag === "p" || last.tag === "blockquote" || last.tag === "section";
  if (isProse && !ended.test(last.text)) return true;
  if (
    last.text.endsWith(":") ||
    /(?:,|(?<!\p{L})(?:dan|atau|yang|untuk|dengan|di|ke|dari|karena|agar|adalah))$/iu.test(last.text)
  )
    return true;
  return isUnclosed(html);
}

/** Whether a paragraph, a list or a table is not closed. */
function isUnclosed(html: string): boolean {
  const count = (pattern: RegExp) => (html.match(pattern) ?? []).length;
  return (["p", "h2", "h3", "ul", "ol", "table"] as const).some(
    (tag) => count(new RegExp(`<${tag}(?=[\\s>])`, "gi")) > count(new RegExp(`</${tag}\\s?>`, "gi")),
  );
}

export function getStart(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s\S*$/, "")} …`;
}

/** Shorter sentences may repeat: "Contoh:". */
const tellingSentence = 6;
const runLength = 8;
const runs = 3;
const openingWords = 3;
const openings = 4;

/** Faults: repeated sentences, repeated openings of sentences, and repeated runs of eight words. */
export function* repetitionFaults({ sentences }: ArticleParts): Generator<Fault> {
  const seen = new Map<string, number>();
  const starts = new Map<string, { count: number; words: string }>();
  const runCounts = new Map<string, number>();
  for (const { text, tag } of sentences) {
    const words = splitWords(text);
    if (words.length < tellingSentence) continue;
    count(seen, words.join(" "));
    for (let at = 0; at + runLength <= words.length; at += 1)
      count(runCounts, words.slice(at, at + runLength).join(" "));
    // List items may begin alike.
    if (tag === "p") {
      const key = words.slice(0, openingWords).join(" ");
      starts.set(key, { count: (starts.get(key)?.count ?? 0) + 1, words: key });
    }
  }
  const twice = [...seen].find(([, times]) => times > 1);
  if (twice)
    yield fault(
      "sentence-repeated",
      `Kalimat ini muncul ${twice[1]} kali: “${getStart(twice[0])}”. Sisakan satu.`,
    );
  const run = [...runCounts].find(([, times]) => times >= runs);
  if (run && !twice)
    yield fault(
      "words-repeated",
      `Deretan kata ini muncul ${run[1]} kali: “${run[0]}”. Tulis dengan kata lain, atau hapus ulangannya.`,
    );
  const opening = [...starts.values()].find((start) => start.count >= openings);
  if (opening)
    yield fault(
      "openings-repeated",
      `${opening.count} kalimat dibuka dengan “${opening.words} …”. Ubah pembukanya supaya tidak terasa diulang-ulang.`,
    );
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
