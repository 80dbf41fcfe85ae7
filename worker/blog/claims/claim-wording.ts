import { trimEnd } from "../../contract/plain-text";
import { findSpans, type Span } from "./claim-figures";
import type { OwnNames } from "./claim-own-facts";
import { superlativePatterns } from "./claim-patterns";
import { firstNames, knownNames } from "./known-names";

const firms =
  /(?<![\p{L}])(?:PT|CV|UD|NV|Firma|Yayasan|Koperasi)\.?(?:\s(?:dan\s)?(?!(?:PT|CV|UD|Tbk)(?!\p{L}))\p{Lu}[\p{L}\d&'-]{0,30}){1,5}(?:,?\sTbk\.?)?|(?:\p{Lu}[\p{L}\d&'-]{1,30}\s){1,4}(?:Tbk|Inc|Ltd|LLC|GmbH|Corp)(?![\p{L}])\.?/gu;
const run =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.&-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{N}'’.&-]{0,30}|(?:bin|binti|van|von|de|al)(?=\s\p{Lu})))*/gu;
/** Words that a person's name follows, even if the name is one word. */
const title =
  /(?:^|\s)(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Ss]audara|[Ss]dr\.?|[Mm]as|[Mm]bak|[Kk]ang|[Tt]eh|[Kk]o|[Cc]i|[Hh]aji|[Dd]r\.|[Ii]r\.|[Pp]rof\.|bernama|menurut|kata|ujar|tutur|oleh|klien kami,?|pelanggan kami,?|pendiri|CEO)\s$/u;
const saying =
  /^,?\s(?:berkata|mengatakan|menyatakan|bercerita|mengaku|menuturkan|menjelaskan|menegaskan)(?!\p{L})/u;

interface NamesIn {
  tag: string;
  usual: ReadonlySet<string>;
  us: OwnNames;
}

/**
 * Finds names of persons and firms: capitalised words inside a sentence that are not in the list of known names. `usual`
 * are the words that the text also writes in lower case. In a heading in title case only firms and names after a title count.
 */
export function findNames(text: string, { tag, usual, us }: NamesIn): Span[] {
  const found: Span[] = [];
  for (const { 0: words, index } of text.matchAll(firms)) {
    if (!us.isOwn(words)) found.push({ kind: "name", from: index, to: index + words.length });
    else found.push({ kind: "name", from: index, to: index });
  }
  const isHeading = /^(?:title|h\d)$/.test(tag);
  const isTitled = (isHeading || !/[.!?]$/.test(text)) && hasTitleCase(text);
  for (const { 0: words, index } of text.matchAll(run)) {
    const span = personIn(words, index, { text, usual, isTitled });
    if (span && !found.some(({ from, to }) => span.from <= to && from <= span.to)) found.push(span);
  }
  return found.filter(({ from, to }) => to > from);
}

/** Words before a name that are capitalised because they begin the sentence. */
const opener =
  /^(?:Menurut|Kata|Ujar|Dari|Kepada|Bersama|Dengan|Oleh|Untuk|Pemilik|Klien|Saat|Ketika|Seperti|Di|Bagi|Lalu|Kini)\s/;

/** Words that the label of a user interface follows. */
const label =
  /(?<!\p{L})(?:laporan|menu|tombol|halaman|kolom|tab|bagian|fitur|opsi|panel|folder|pengaturan|mode|tombol|ikon)\s$/iu;

interface Around {
  text: string;
  usual: ReadonlySet<string>;
  isTitled: boolean;
}

function personIn(words: string, index: number, { text, usual, isTitled }: Around): Span | null {
  const lead = text.slice(Math.max(0, index - 24), index);
  const isOpening = /[.:!?–—•(“"]\s?$/u.test(lead) || !/\p{L}/u.test(text.slice(0, index));
  const tokens = trimEnd(words, /[.'’-]/).split(" ");
  // The first word of a sentence is capitalised anyway: "Jangan menyatakan …".
  const isSpeaker = saying.test(text.slice(index + words.length, index + words.length + 20));
  const isTitledBy = title.test(lead) || (isSpeaker && (!isOpening || tokens.length > 1));
  const isShouted = /^(?:\p{Lu}{3,30}\s){1,4}\p{Lu}{3,30}$/u.test(words) && /\p{Ll}/u.test(text);
  const isUnknown = (token: string, at: number) => {
    if (isShouted && (isTitledBy || firstNames.has(token.toLowerCase())))
      return !knownNames.has(token.toLowerCase());
    if (isOpening && at === 0 && !isTitledBy) return firstNames.has(token.toLowerCase()) && !isTitled;
    return !isUsual(token, usual);
  };
  const unknown = tokens.filter(isUnknown);
  if (label.test(lead)) return null;
  if (unknown.length === 0 || (isTitled && !isTitledBy)) return null;
  const from = isOpening && tokens.length > 1 && opener.test(words) ? words.indexOf(" ") + 1 : 0;
  return { kind: "name", from: index + from, to: index + tokens.join(" ").length };
}

function isUsual(name: string, usual: ReadonlySet<string>): boolean {
  const token = name.replace(/(?:-?nya|lah)$/u, "");
  const word = token.replace(/[.'’]/gu, "").toLowerCase();
  if (/\d/.test(token) || token.length < 3 || /^[\p{Lu}&/-]+s?$/u.test(token)) return true;
  const parts = word.split("-");
  return parts.every((part) => knownNames.has(part) || usual.has(part) || part.length < 3);
}

/** Whether at least 60 % of the words of four letters or more are capitalised. */
export function hasTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 2 && capitals >= words.length * 0.6;
}

export function findLowercaseWords(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}])\p{Ll}[\p{Ll}]{2,30}/gu)) words.add(word);
  }
  return words;
}

interface Quoted {
  /** The range includes the quotation marks. */
  from: number;
  to: number;
  /** Whether the text attributes the quotation to a speaker. */
  isReported: boolean;
  /** Whether the quotation is the text of a button, a title, a message or a search. */
  isShown: boolean;
}

/** A straight mark after a letter or a digit is an inch, not a quotation. */
const quoted = /“[^“”]{1,500}”|(?<![\p{L}\p{N}])"[^"“”]{1,500}"/gu;
const form =
  "(?:tombol|judul|subjudul|menu|label|kolom|kata kunci|kueri|frasa|kalimat|caption|subjek|teks|tulisan|nama|pertanyaan|pesan|balasan|tagline|slogan|papan|spanduk|banner|formulir|sebutan|istilah|kata|ajakan|pencarian|contoh|contohnya|misalnya|seperti|semacam)";
/** Words right before a quotation that is only shown. */
const showing = new RegExp(
  `(?<!\\p{L})(?:(?:meng|di)?ketik(?:kan)?|(?:men|di|ber)?tulis(?:an|kan|lah)?|(?:men|di)?cari|sebut(?:lah|kan)?|berbunyi|bertuliskan|berjudul|bernama|jangan|bukan|alih-alih|daripada|ganti|hindari|menjadi|${form}(?:nya)?)(?:\\s(?:saja|lah|di Google|adalah|berikut|pendek|biasa|lengkap|dengan))?(?:[\\s,:]{1,3}|(?<=${form})(?:\\s\\p{Ll}{1,20}){1,4}:\\s)$`,
  "iu",
);
const shownAfter = new RegExp(
  `^[,\\s]{1,2}(?:di|pada|sebagai|ke)\\s(?:dalam\\s|kolom\\s|halaman\\s)?(?:Google|pencarian|mesin pencari|kotak|${form}|tombolnya|bio|label|layar|gambar|foto|stiker|kartu|sampul)(?:nya)?(?!\\p{L})`,
  "iu",
);
const joint = /^\s?(?:,|dan|atau|, dan|, atau|lalu|serta|hingga|sampai|bukan|menjadi|→|\/)?\s?$/u;
const verbs =
  "kata ujar tutur ucap tegas jelas ungkap papar imbuh tambah kenang terang lanjut berkata mengatakan menyatakan menegaskan mengungkapkan menuturkan menjelaskan memaparkan mengaku menambahkan menyampaikan";
const says = `(?:${verbs
  .split(" ")
  .map((verb) => `[${verb[0]?.toUpperCase()}${verb[0]}]${verb.slice(1)}`)
  .join("|")})`;
/** A particular person. A buyer or a visitor could be anybody. */
const speaker =
  "(?:(?<=[\\p{L},]\\s)\\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+\\s\\p{Lu}\\p{L}+|[Pp]endiri|[Dd]irektur|CEO|[Pp]akar|[Aa]hli|[Pp]eneliti|[Aa]nalis|[Kk]lien kami|[Pp]elanggan kami|[Tt]im kami|[Mm]anajer)";
const before = new RegExp(
  `(?:${speaker}(?:[^“”".!?]{0,80}?\\s)?${says}|^\\p{Lu}\\p{L}+\\s(?:berkata|mengatakan|menuturkan|menegaskan)|${says}(?:nya)?\\s${speaker}[^“”".!?]{0,60}|[Mm]enurut\\s\\p{Lu}[^“”".!?]{0,60})[\\s,:]{1,3}(?:bahwa\\s)?$`,
  "u",
);
const after = new RegExp(
  `^[,\\s]{0,3}(?:${says}(?:nya)?|menurut)(?![\\p{L}])[^“”]{0,12}?(?:${speaker}|\\p{Lu})`,
  "u",
);
/** The signature after a testimonial. */
const signed = /^[\s.]{0,2}[—–-]\s?\p{Lu}/u;

export function quotedIn(text: string, tag: string): Quoted[] {
  // A quotation in a block of its own is a testimonial.
  const isTestimony = tag === "blockquote";
  const found: Quoted[] = [];
  for (const { 0: words, index: from } of text.matchAll(quoted)) {
    const to = from + words.length;
    const lead = text.slice(Math.max(0, from - 160), from);
    const tail = text.slice(to, to + 80);
    const previous = found.at(-1);
    const isAnother = previous?.isShown === true && joint.test(text.slice(previous.to, from));
    found.push({
      ...{ from, to, isReported: isTestimony || before.test(lead) || after.test(tail) || signed.test(tail) },
      isShown: isWord(words) || isAnother || showing.test(lead) || shownAfter.test(tail),
    });
  }
  return found;
}

/** One or two quoted words are mentioned, not said by somebody: “terbaik”. */
function isWord(words: string): boolean {
  return words.trim().split(/\s+/).length <= 2 && !/%|Rp|persen/i.test(words);
}

/** Attributed quotations of at least four words. */
export function findQuotations(text: string, quoted: readonly Quoted[]): Span[] {
  return quoted
    .filter(({ from, to, isReported }) => isReported && text.slice(from, to).trim().split(/\s+/).length >= 4)
    .map(({ from, to }) => ({ kind: "quotation", from, to }));
}

/** Denials and warnings, which claim nothing. */
const deniedBy = (us: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:bukan(?:lah)?|tidak|tak|tanpa|jangan|belum|hindari|waspada(?:i|lah)?|hati-hati|curigai|mengaku|mengklaim|mungkin|kurang|jarang|sulit|susah|mustahil)(?!\s(?:meng)?(?:herankan|heran|hanya|cuma|sekadar|lain|salah|ragu|diragukan|perlu|usah|lagi|berlebihan|dimungkiri|dipungkiri|khawatir|lupa|lewatkan|rahasia|terbantahkan|dapat di\p{L}+|bisa di\p{L}+))(?:\s(?!(?:${us}|tetapi|tapi|melainkan|namun|justru)\s)[\p{L}\p{N}“”"-]{1,20}){0,6}\s[“"]?$`,
    "iu",
  );
const chosen =
  /(?<!\p{L})(?:waktu|jam|hari|saat|foto|gambar|karya|contoh|versi|bahan|kalimat|momen|sudut|pekerjaan|ide|artikel|unggahan|konten|cerita|ulasan|testimoni|sumber|studio|yang|bagian|potongan|pilihan|langkah|persiapan)(?: artikel| konten)?\s$/iu;
/** Firms: "terbaik" about them is praise, never a choice of the reader. */
const praisedBy = (us: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${us}|agensi|agency|jasa|penyedia|vendor)(?!\p{L})`, "iu");

const patternsOfUs = new Map<string, { denied: RegExp; praised: RegExp }>();

export function findSuperlatives(text: string, { pattern: us }: OwnNames): Span[] {
  const { denied, praised } = patternsOfUs.get(us) ?? { denied: deniedBy(us), praised: praisedBy(us) };
  patternsOfUs.set(us, { denied, praised });
  const found: Span[] = [];
  for (const pattern of superlativePatterns) {
    for (const span of findSpans("superlative", text, pattern)) {
      const before = text.slice(Math.max(0, span.from - 110), span.from);
      const isTerbaik = /^terbaik/i.test(text.slice(span.from, span.to));
      if (denied.test(before) || (isTerbaik && chosen.test(before) && !praised.test(before))) continue;
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push(span);
    }
  }
  return found;
}
