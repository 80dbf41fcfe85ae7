import type { ClaimKind } from "../../contract/studio/checks";
import { figurePatterns, peopleWords, sumPattern } from "./claim-patterns";

/** The range of a claim in its sentence. */
export interface Span {
  kind: ClaimKind;
  from: number;
  to: number;
}

/** Replaces the ranges by spaces, so that nothing is found in them again. */
export function without(text: string, spans: readonly { from: number; to: number }[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    parts.push(text.slice(at, from), " ".repeat(to - Math.max(at, from)));
    at = to;
  }
  return parts.join("") + text.slice(at);
}

export function findSpans(kind: ClaimKind, text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return { kind, from: match.index + lead, to: match.index + match[0].trimEnd().length };
  });
}

/** Finds prices, percentages, dates and numbers that claim something. */
export function findFigures(
  text: string,
  { tag, isFirst }: { tag: string; isFirst: boolean },
  { isAboutUs }: { isAboutUs: (text: string) => boolean },
): Span[] {
  const isOurs = isAboutUs(text);
  const found = /[×÷=+]|\sx\s/.test(text) ? findSums(text) : [];
  let rest = without(text, found);
  for (const { kind, patterns } of figurePatterns) {
    for (const pattern of patterns) {
      const spans = findSpans(kind, rest, pattern);
      rest = without(rest, spans);
      found.push(...spans);
    }
  }
  const opensHeading = isFirst && /^(?:title|h\d)$/.test(tag);
  return found
    .filter((span) => !isHarmless(span, text, { opensBlock: isFirst, opensHeading, isOurs }))
    .map((span) => asPromise(span, text));
}

function findSums(text: string): Span[] {
  return (
    findSpans("number", text, sumPattern)
      // Without an operator the match is a ratio, a date, a time or a fraction.
      .filter(({ from, to }) => /[×÷=+]|\sx\s/.test(text.slice(from, to)))
      .map((span) => (/Rp|\$|€/.test(text.slice(span.from, span.to)) ? { ...span, kind: "price" } : span))
  );
}

/** The percentage after these words is a step of a calculation. */
const counting = /(?:dikali|dikalikan|×)\s$/;

function isHarmless(span: Span, text: string, place: InSentence): boolean {
  if (span.kind === "date") return false;
  // A figure about the business or its clients is never hypothetical.
  if (!place.isOurs && isSupposed(text, span)) return true;
  if (span.kind === "percentage" && counting.test(text.slice(0, span.from))) return true;
  return span.kind === "number" && isHarmlessNumber(text, span, place);
}

/** "100%" is a guarantee. */
function asPromise(span: Span, text: string): Span {
  const words = text.slice(span.from, span.to);
  const isWhole = span.kind === "percentage" && /^(?:100|seratus)\s?(?:%|persen)$/i.test(words);
  return isWhole ? { ...span, kind: "superlative" } : span;
}

const condition = /^(?:bila|apabila|jika|kalau|andai|seandainya)\s/i;
const example =
  /^(?:contoh(?:nya)?[:,]\s|misalnya,?\s(?:Anda|sebuah|seorang|satu|toko|usaha)(?!\p{L})|bayangkan\s(?!bahwa))/iu;
const supposition =
  /^(?:misalkan|andaikan|andaikata|umpamakan|katakanlah|anggap(?:lah)?)(?!\p{L})|^(?:(?:sebagai|dengan|contoh|angka)\s)?(?:asumsi|ilustrasi|rekaan|permisalan|hitungan contoh|contoh hitungan)(?:nya)?(?:[:,]|\s(?:bahwa|adalah|sebuah|seorang|satu|toko|usaha|biaya|harga)(?!\p{L}))|^(?:semua\s)?(?:angka|hitungan|perhitungan)(?:\s\p{L}{1,20}){0,4}\s(?:adalah|hanya|sekadar)\s(?:asumsi|ilustrasi|rekaan|contoh)(?!\p{L})/iu;
/** "Rp5.000.000 (asumsi)", "asumsi 2%". */
const beside = /(?<!\p{L})(?:asumsi|ilustrasi|rekaan|permisalan|misalkan)\s?[:(]?\s?$/iu;
const behind =
  /^\s?\(?(?:asumsi|ilustrasi|rekaan|permisalan|hanya contoh|sekadar contoh|contoh saja)(?!\p{L})/iu;
/** Shares and multiples are claims even in a condition. */
const share = /%|persen|\sdari\s|kali lipat|kali lebih/i;

/**
 * Whether a figure is hypothetical: "Misalkan …", "Bila labanya Rp50.000, …". "Ilustrasi" anywhere else in the
 * sentence does not make it so.
 */
function isSupposed(text: string, { from, to }: Pick<Span, "from" | "to">): boolean {
  const before = text.slice(0, from);
  if (supposition.test(text) || beside.test(before) || behind.test(text.slice(to))) return true;
  if (share.test(text.slice(from, to))) return false;
  // The condition ends at its comma.
  return (condition.test(text) && !/,\s/.test(before) && /,\s/.test(text.slice(to))) || example.test(text);
}

/** HTTP statuses, which articles about websites mention by number. */
const status = /^(?:200|30[12478]|40[0134]|410|429|50[0234])$/;
const statusContext =
  /kode|status|halaman|laman|error|galat|HTTP|server|redirect|dialihkan|pengalihan|respons|jawab|istilah/i;
const countsPeople = new RegExp(`\\s(?:${peopleWords}|penjualan|pesanan|proyek)(?!\\p{L})`, "iu");
/** Words before an ordinal: "langkah 2", "minggu 3", "nomor 4". */
const ordinal =
  /(?:langkah|bagian|tahap|poin|nomor|ukuran|no\.|tabel|gambar|contoh|paket|minggu|pekan|hari|slide|halaman|bab|versi|level|kolom|baris|opsi|pilihan|tips?|heading|judul|ke-)\s?$/i;
/** Parts of the article itself, which the reader can count: "5 langkah". */
const ownCount =
  /^\s(?:cara|tips?|langkah|kesalahan|alasan|hal|contoh|ide|tanda|pertanyaan|strategi|jenis|trik|rahasia|penyebab|syarat|bagian|poin|kebiasaan|daftar|jurus|kunci)(?!\p{L})/iu;
/** Products with version numbers. Later in the sentence a number with a dot is a version too. */
const versioned = /(?<!\p{L})(?:PHP|Analytics|iOS|Android|Windows|WordPress|MySQL|HTTP|HTML|Node|versi)\s\d/u;
const versionBefore = /(?:PHP|Analytics|iOS|Android|Windows|WordPress|MySQL|HTTP|HTML|Node|versi)\s$/;
const clockBefore = /(?:pukul|jam|pkl\.?)\s(?:\d{1,2}[.:]\d{2}\s?(?:[-–]|sampai|hingga|dan|atau)\s?)?$/i;
const clockAfter = /^\s?(?:WIB|WITA|WIT|pagi|siang|sore|malam)(?!\p{L})/u;
const countsResults = /(?<!\p{L})(?:penjualan|klien|pelanggan|omzet|pesanan|prospek)(?!\p{L})/iu;
const size =
  /^\s?(?:piksel|px|pixel|rem|em|pt|poin|dp|dpi|KB|kB|MB|kilobyte|megabyte|karakter|huruf|kata|kalimat|paragraf|inci|cm|kolom)(?!\p{L})/u;
/** An instruction to the reader, up to where a reason or another statement begins. */
const request =
  /^(?:tulis|targetkan|siapkan|pilih|gunakan|buat|ambil|sisihkan|batasi|catat|kirim|coba|mulai|mulailah|tambahkan|minta|sediakan|atur|pasang|nilai|beri|berikan|tetapkan|jadwalkan|luangkan|ukur|bagi|cek|periksa|hitung|pakai|tampilkan|simpan|bandingkan|uji|ulangi|tunggu|kumpulkan|unggah|bagikan|balas|cantumkan|usahakan|sebutkan|susun|tentukan|buka|potret|rekam|foto|cukup|jangan|baca|tinjau|lihat)(?:lah)?(?!\p{L})(?:(?!\s(?:karena|sebab|agar|supaya|yang|sehingga|bahwa|hingga terbukti|bagaimana|mengapa|kenapa|seperti|bukti|hasil))[^,;:])*$/iu;

interface Place {
  text: string;
  from: number;
  /** The match, with the counted noun. */
  words: string;
  digits: string;
  before: string;
  after: string;
  opensBlock: boolean;
  opensHeading: boolean;
  /** Whether the sentence speaks of the business. */
  isOurs: boolean;
}
type InSentence = Pick<Place, "opensBlock" | "opensHeading" | "isOurs">;

/** Cases of numbers that claim nothing. Nobody reviews what these cases drop, so each says why it is safe. */
const harmless: readonly ((place: Place) => boolean)[] = [
  // Numbering: "1. Tulis …", "2 (10–14 Nov)", "(3)", "3-2-1".
  ({ opensBlock, from, after }) => opensBlock && from === 0 && /^(?:[.)]\s|\s\()/.test(after),
  ({ before, after, digits }) => /\(\s?$/.test(before) && /^\s?\)/.test(after) && digits.length < 3,
  ({ before, after, digits }) =>
    digits.length === 1 &&
    (/\d-$/.test(before) || /^-\d/.test(after)) &&
    /\d-\d-\d/.test(before.slice(-4) + digits + after),
  ({ before }) => /-(?<=\p{L}[\p{L}\d]*-)$/u.test(before),
  // The beginning of a telephone number.
  ({ before, digits }) => /^0\d$/.test(digits) || (digits === "62" && before.endsWith("+")),
  // An HTTP status.
  ({ text, digits, words }) =>
    status.test(digits) &&
    statusContext.test(text) &&
    !countsPeople.test(words) &&
    (words.match(/\d+/g) ?? []).every((each) => status.test(each)),
  // An ordinal, or a count of the article's own parts.
  ({ digits, words, before, after }) =>
    digits.length < 3 &&
    !countsPeople.test(words) &&
    (ordinal.test(before) || isOwnCount(Number(digits), after)),
  ({ opensHeading, from, digits, words, after }) =>
    opensHeading &&
    !countsPeople.test(words) &&
    from === 0 &&
    /^\d{1,2}$/.test(digits) &&
    /^\s(?!ribu|juta)\p{L}/u.test(after),
  ({ before, digits }) => versionBefore.test(before) && /^\d{1,2}(?:\.\d{1,2})?$/.test(digits),
  ({ text, digits }) => /^\d\.\d$/.test(digits) && versioned.test(text),
  ({ digits, before, after }) => isClock(digits, before, after),
  // "24 jam", "24/7", and a sale day such as 11.11.
  ({ digits, before, after }) => digits === "24" && /^\s?(?:jam|\/7)/.test(after) && !/[×x]\s?$/.test(before),
  ({ before }) => /24\/$/.test(before),
  ({ digits }) => /^(\d{1,2})\.\1$/.test(digits),
  // A size to be set, and an instruction.
  ({ after }) => size.test(endOfRange(after)),
  ({ text, from, words, isOurs }) =>
    request.test(text.slice(0, from)) &&
    !(/^(?:baca|lihat|buka|tinjau)/i.test(text) && countsPeople.test(words)) &&
    !(isOurs && countsResults.test(text)),
  // One side of a ratio such as 16:9, and the zoom of a camera.
  ({ before, after }) => /^\s?:\s?\d/.test(after) || /\d\s?:\s?$/.test(before),
  ({ text, after }) => after.startsWith("x") && /lensa|zoom|perbesaran|ponsel/i.test(text),
];

function isHarmlessNumber(text: string, { from, to }: Span, place: InSentence): boolean {
  const words = text.slice(from, to);
  const digits = /\d[\d.,:]*/.exec(words)?.[0].replace(/[.,:]$/, "") ?? "";
  // "3 dari 10" and "2 kali lipat" are claims anywhere.
  if (
    digits === "" &&
    !/\s(?:dari|kali|per)\s|juta|pertiga|separuh|mayoritas|puluhan|ratusan|ribuan/i.test(words)
  ) {
    return request.test(text.slice(0, from));
  }
  if (digits === "" || /\s(?:dari|kali)\s/.test(words)) return false;
  const before = text.slice(Math.max(0, from - 40), from);
  const after = text.slice(from + words.indexOf(digits) + digits.length, to + 30);
  return harmless.some((isSo) => isSo({ text, from, words, digits, before, after, ...place }));
}

function endOfRange(after: string): string {
  return after.replace(/^\s?(?:[-–—×x]|sampai|hingga|dan|atau)\s?\d[\d.,]*/, "");
}

function isClock(digits: string, before: string, after: string): boolean {
  if (!/^\d{1,2}(?:[.:]\d{2})?$/.test(digits)) return false;
  if (clockBefore.test(before) || clockAfter.test(endOfRange(after))) return true;
  return /^\d{2}[.:]\d{2}$/.test(digits) && /^\s?[-–]\s?\d{2}[.:]\d{2}/.test(after);
}

/** A higher count is not one of the article's own parts. */
const mostCounted = 50;

function isOwnCount(count: number, after: string): boolean {
  return count <= mostCounted && ownCount.test(after) && !countsPeople.test(after.slice(0, 24));
}
