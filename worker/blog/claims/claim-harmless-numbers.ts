import type { Span } from "./claim-span";

/** Statuses of an answer, which articles about websites name as words. */
const statuses = new Set([
  "200",
  "301",
  "302",
  "304",
  "307",
  "308",
  "401",
  "403",
  "404",
  "410",
  "500",
  "502",
  "503",
]);

/** What stands before a number that says which one it is, and asserts nothing. */
const ordinal =
  /(?:langkah|bagian|tahap|poin|nomor|no\.|tabel|gambar|contoh|paket|minggu|pekan|hari|bulan|slide|halaman|bab|versi|level|kolom|baris|opsi|pilihan|tip|tips|heading|judul|H|ke-)\s?$/i;
/** What a clock shows. */
const clockBefore = /(?:pukul|jam|pkl\.?)\s(?:\d{1,2}[.:]\d{2}\s?(?:[-–]|sampai|hingga|dan|atau)\s?)?$/i;
const clockAfter = /^\s?(?:WIB|WITA|WIT)(?!\p{L})/u;
/** Sizes that a setting takes: whoever reads them sets them, and is told nothing of the world. */
const setting = /^\s?(?:piksel|px|pixel|rem|em|pt|KB|kB|MB|kilobyte|megabyte|karakter|huruf|dpi)(?!\p{L})/u;

/**
 * Whether a number claims nothing that could be untrue: of a list, of a clock, of a status, of a size to be set, or
 * one that is only supposed.
 */
export function isHarmlessNumber(text: string, { from, to }: Span, opensBlock: boolean): boolean {
  const words = text.slice(from, to);
  const before = text.slice(Math.max(0, from - 40), from);
  const after = text.slice(to, to + 30);
  if (opensBlock && from === 0 && /^[.)]\s/.test(after)) return true;
  if (/\(\s?$/.test(before) && /^\s?\)/.test(after) && /^\d{1,3}$/.test(words)) return true;
  if (
    statuses.has(words) &&
    !/^\s(?:orang|klien|pelanggan|ribu|juta|pengunjung|pembeli|toko|usaha)/.test(after)
  )
    return true;
  if (ordinal.test(before) && /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/.test(words)) return true;
  if (isClock(words, before, after)) return true;
  if (setting.test(after)) return true;
  if (/^\d{1,2}\s?[:/x×]\s?\d{1,2}$/.test(text.slice(from, to + 3).trim()) || isRatio(before, after))
    return true;
  return isSupposed(text);
}

function isClock(words: string, before: string, after: string): boolean {
  if (clockBefore.test(before) || clockAfter.test(after)) return /^\d{1,2}(?:[.:]\d{2})?/.test(words);
  return /^\d{2}[.:]\d{2}\s?[-–]\s?\d{2}[.:]\d{2}$/.test(words) || /^\s?[:]\d{2}/.test(after);
}

/** One side of "16:9". */
function isRatio(before: string, after: string): boolean {
  return /^\s?:\s?\d/.test(after) || /\d\s?:\s?$/.test(before);
}

/** What a sentence like "Misalkan …" says is a case that its reader is to imagine. */
function isSupposed(text: string): boolean {
  return /^(?:misalkan|andaikan|andaikata|bayangkan|umpamakan|katakanlah|anggap)\b/i.test(text);
}
