import { type Span, spansOf } from "./claim-span";

const start = "(?<![\\p{L}\\p{N}_-])";
const end = "(?![\\p{L}\\p{N}_])";
const most =
  "(?:baik|bagus|besar|cepat|murah|mahal|lengkap|populer|laris|laku|kuat|tinggi|rendah|mudah|unggul|aman|hemat|efektif|efisien|sukses|banyak|tepercaya|percaya|canggih|depan|kemuka|ampuh|ringan|akurat|favorit|modern|inovatif|profesional|luas|jangkau)";
const patterns = [
  `${start}ter(?:baik|bagus|besar|cepat|murah|lengkap|populer|laris|kuat|tinggi|rendah|mudah|unggul|aman|hemat|efektif|efisien|sukses|banyak|percaya|canggih|depan|kemuka|ampuh|ringan|akurat|favorit|modern|luas|jangkau)(?:nya)?${end}`,
  `${start}paling\\s(?:banyak\\s(?:di)[\\p{L}]{2,20}|sering\\sdi[\\p{L}]{2,20}|${most}|ampuh|diminati|dicari|disukai|digemari|menguntungkan|terkenal|terpercaya|berpengaruh|dominan)${end}`,
  `${start}(?:nomor|peringkat|juara|posisi)\\s(?:satu|pertama|1)${end}|${start}(?:no|nomor)\\.?\\s?1${end}|#1${end}`,
  `${start}satu-satunya${end}`,
  `${start}selalu\\s(?:berhasil|sukses|untung|menang|naik|laku|efektif)${end}`,
  `${start}(?:pasti|dijamin|bergaransi|menjamin|kami jamin|jaminan)${end}(?!\\s(?:kerahasiaan|hukum))`,
  `${start}(?:tanpa|bebas|nol)\\srisiko${end}|${start}tidak pernah gagal${end}|${start}tak tertandingi${end}|${start}tiada duanya${end}`,
].map((source) => new RegExp(source, "giu"));

/** Words by which a sentence puts something above all others, or promises it for sure. */
export function superlativesOf(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of patterns) {
    for (const span of spansOf("superlative", text, pattern)) {
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push(span);
    }
  }
  return found;
}
