import { peopleWords } from "./claim-counted";
import type { Span } from "./claim-span";

/** Statuses of an answer, which articles about websites name as words. */
const status = /^(?:200|30[12478]|40[0134]|410|429|50[0234])$/;
const statusContext =
  /kode|status|halaman|laman|error|galat|HTTP|server|redirect|dialihkan|pengalihan|respons|jawab|istilah/i;
const countsPeople = new RegExp(`\\s(?:${peopleWords}|penjualan|pesanan|proyek)(?!\\p{L})`, "iu");
/** What a number tells apart, and does not count: "langkah 2", "minggu 3", "nomor 4". */
const ordinal =
  /(?:langkah|bagian|tahap|poin|nomor|ukuran|no\.|tabel|gambar|contoh|paket|minggu|pekan|hari|slide|halaman|bab|versi|level|kolom|baris|opsi|pilihan|tips?|heading|judul|ke-)\s?$/i;
/** What an article counts of itself: "5 langkah" stand below, or they do not. */
const ownCount =
  /^\s(?:cara|tips?|langkah|kesalahan|alasan|hal|contoh|ide|tanda|pertanyaan|strategi|jenis|trik|rahasia|penyebab|syarat|bagian|poin|kebiasaan|daftar|jurus|kunci)(?!\p{L})/iu;
/** Versions of what is sold under a number: "PHP 8.1", "Analytics 4"; further on in the sentence with their dot. */
const versioned = /(?<!\p{L})(?:PHP|Analytics|iOS|Android|Windows|WordPress|MySQL|HTTP|HTML|Node|versi)\s\d/u;
const versionBefore = /(?:PHP|Analytics|iOS|Android|Windows|WordPress|MySQL|HTTP|HTML|Node|versi)\s$/;
const clockBefore = /(?:pukul|jam|pkl\.?)\s(?:\d{1,2}[.:]\d{2}\s?(?:[-–]|sampai|hingga|dan|atau)\s?)?$/i;
const clockAfter = /^\s?(?:WIB|WITA|WIT|pagi|siang|sore|malam)(?!\p{L})/u;
/** Sizes of what the reader sets or makes: they are done, and are not so or otherwise. */
const countsResults = /(?<!\p{L})(?:penjualan|klien|pelanggan|omzet|pesanan|prospek)(?!\p{L})/iu;
const size =
  /^\s?(?:piksel|px|pixel|rem|em|pt|poin|dp|dpi|KB|kB|MB|kilobyte|megabyte|karakter|huruf|kata|kalimat|paragraf|inci|cm|kolom)(?!\p{L})/u;
/** What asks the reader to do as many; up to where a reason or another thing begins. */
const request =
  /^(?:tulis|targetkan|siapkan|pilih|gunakan|buat|ambil|sisihkan|batasi|catat|kirim|coba|mulai|mulailah|tambahkan|minta|sediakan|atur|pasang|nilai|beri|berikan|tetapkan|jadwalkan|luangkan|ukur|bagi|cek|periksa|hitung|pakai|tampilkan|simpan|bandingkan|uji|ulangi|tunggu|kumpulkan|unggah|bagikan|balas|cantumkan|usahakan|sebutkan|susun|tentukan|buka|potret|rekam|foto|cukup|jangan|baca|tinjau|lihat)(?:lah)?(?!\p{L})(?:(?!\s(?:karena|sebab|agar|supaya|yang|sehingga|bahwa|hingga terbukti|bagaimana|mengapa|kenapa|seperti|bukti|hasil))[^,;:])*$/iu;

interface Place {
  text: string;
  from: number;
  /** With the word that is counted. */
  words: string;
  digits: string;
  before: string;
  after: string;
  opensBlock: boolean;
  opensHeading: boolean;
}

/** Numbers that claim nothing. What is left out here no person looks at, so each case says why it is safe. */
const harmless: readonly ((place: Place) => boolean)[] = [
  // "1. Tulis …", "2 (10–14 Nov)", "(3)", "3-2-1": signs of an order.
  ({ opensBlock, from, after }) => opensBlock && from === 0 && /^(?:[.)]\s|\s\()/.test(after),
  ({ before, after, digits }) => /\(\s?$/.test(before) && /^\s?\)/.test(after) && digits.length < 3,
  ({ before, after, digits }) =>
    digits.length === 1 &&
    (/\d-$/.test(before) || /^-\d/.test(after)) &&
    /\d-\d-\d/.test(before.slice(-4) + digits + after),
  ({ before }) => /-(?<=\p{L}[\p{L}\d]*-)$/u.test(before),
  // How a telephone number begins.
  ({ before, digits }) => /^0\d$/.test(digits) || (digits === "62" && before.endsWith("+")),
  // The name of an answer.
  ({ text, digits, words }) =>
    status.test(digits) &&
    statusContext.test(text) &&
    !countsPeople.test(words) &&
    (words.match(/\d+/g) ?? []).every((each) => status.test(each)),
  // Which one it is, or how many the article itself holds, as every reader sees.
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
  // Round the clock, and a sale day such as 11.11.
  ({ digits, before, after }) => digits === "24" && /^\s?(?:jam|\/7)/.test(after) && !/[×x]\s?$/.test(before),
  ({ before }) => /24\/$/.test(before),
  ({ digits }) => /^(\d{1,2})\.\1$/.test(digits),
  // What is set, made or done as the sentence says, and is not so or otherwise.
  ({ after }) => size.test(endOfRange(after)),
  ({ text, from, words }) =>
    request.test(text.slice(0, from)) &&
    !(/^(?:baca|lihat|buka|tinjau)/i.test(text) && countsPeople.test(words)) &&
    !(/(?<!\p{L})(?:kami|Arunika)(?!\p{L})/u.test(text) && countsResults.test(text)),
  // One side of 16:9, and the zoom of a camera.
  ({ before, after }) => /^\s?:\s?\d/.test(after) || /\d\s?:\s?$/.test(before),
  ({ text, after }) => after.startsWith("x") && /lensa|zoom|perbesaran|ponsel/i.test(text),
];

/** Whether a number claims nothing that could be untrue. */
export function isHarmlessNumber(
  text: string,
  { from, to }: Span,
  place: { opensBlock: boolean; opensHeading: boolean },
): boolean {
  const words = text.slice(from, to);
  const digits = /\d[\d.,:]*/.exec(words)?.[0].replace(/[.,:]$/, "") ?? "";
  // "3 dari 10" and "2 kali lipat" compare, wherever they stand.
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

/** No article holds more of them. */
const mostCounted = 50;

function isOwnCount(count: number, after: string): boolean {
  return count <= mostCounted && ownCount.test(after) && !countsPeople.test(after.slice(0, 24));
}
