import { isHarmlessNumber } from "./claim-harmless-numbers";
import { type Span, spansOf, without } from "./claim-span";

const start = "(?<![\\p{L}\\p{N}_])";
const end = "(?![\\p{L}\\p{N}_])";
/** 5, 1.250, 5.000.000, 4,9, 99.5 */
const number = "\\d{1,3}(?:[.,]\\d{3}){1,5}(?:,\\d{1,2})?|\\d{1,15}(?:[.,]\\d{1,4})?";
const magnitude = `(?:\\s?(?:ribu|juta|jutaan|miliar|milyar|triliun|rb|jt)${end})`;
const range = "(?:\\s?(?:[-–—]|s\\/d|s\\.d\\.|sampai dengan|sampai|hingga|dan|atau)\\s?)";
const amount = `(?:${number})${magnitude}?`;
const small = "(?:se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas)";
const spelled = `${small}(?:\\s?(?:${small}|belas|puluh|ratus|seratus|ribu|seribu)){0,5}`;
const months =
  "(?:Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|Jan|Feb|Agt|Sept|Okt|Nov|Des)";
const year = "(?:19|20)\\d{2}";
const people =
  "(?:orang|klien|pelanggan|pengguna|pembeli|pengunjung|konsumen|usaha|bisnis|UMKM|perusahaan|toko|website|situs|responden|warga|keluarga|proyek)";

const sign = "(?:Rp\\.?|IDR|USD|US\\$|S\\$|\\$|€)";
const prices = [
  `${sign}\\s?${amount}(?:${range}(?:${sign}\\s?)?${amount})?`,
  `${start}${amount}(?:${range}${amount})?\\s(?:rupiah|perak|dolar|dollar|euro)${end}`,
  `${start}(?:${spelled}\\s(?:ribu|juta|miliar)|(?:puluhan|ratusan)\\s(?:ribu|juta)|jutaan|miliaran)\\srupiah${end}`,
  // "mulai 500 ribu", "biayanya sekitar 5 juta": the word before says that it is money.
  `(?<=${start}(?:mulai|mulai dari|seharga|harga|harganya|biaya|biayanya|tarif|tarifnya|ongkos|modal|bayar|membayar|hanya|cuma)\\s(?:dari\\s|sekitar\\s|hanya\\s|kurang dari\\s)?)(?:${number})${magnitude}(?:${range}(?:${number})${magnitude})?(?!\\s${people})`,
];
const percentages = [
  `${start}(?:${number})(?:${range}(?:${number}))?\\s?(?:%|persen${end}|per cent${end}|percent${end})`,
  `${start}(?:${spelled}|setengah|separuh|seratus)\\spersen${end}`,
];
const dates = [
  `${start}\\d{1,2}(?:${range}\\d{1,2})?\\s${months}(?:\\s${year})?${end}`,
  `${start}${months}\\s${year}${end}`,
  `${start}\\d{1,2}[/-]\\d{1,2}[/-](?:\\d{4}|\\d{2})${end}|${start}${year}-\\d{2}-\\d{2}${end}`,
  `${start}(?:[Tt]ahun\\s)?${year}(?:\\s?[-–/]\\s?(?:${year}|\\d{2}))?(?:-an)?${end}(?![.,]\\d)(?!\\s?(?:kata|kali|piksel|px|karakter|KB|MB|GB|gram|meter|mililiter|ml|watt|buah|rupiah|ribu|${people})${end})`,
];
const numbers = [
  `${start}(?:${small}|\\d{1,4})\\sdari\\s(?:${small}|\\d{1,5})(?=\\s${people})`,
  `${start}\\d{1,6}\\sdari\\s(?:setiap\\s)?\\d{1,6}${end}`,
  `${start}(?:${small}|${amount})(?:${range}(?:${small}|${amount}))?\\skali lipat${end}`,
  `${start}(?:puluhan|ratusan|ribuan|jutaan|puluhan ribu|ratusan ribu)\\s${people}${end}`,
  `${start}[~±<>≥≤+-]?(?:${amount})(?:${range}(?:${amount}))?\\+?(?![\\p{L}_])`,
  `${start}(?:${number})(?:x|rb|jt|k)${end}`,
];

const compile = (sources: string[], flags = "giu") => sources.map((source) => new RegExp(source, flags));
const families = [
  { kind: "price", patterns: compile(prices) },
  { kind: "percentage", patterns: compile(percentages) },
  { kind: "date", patterns: compile(dates) },
  { kind: "number", patterns: compile(numbers) },
] as const;

/** Prices, percentages, dates and numbers of a sentence. */
export function figuresOf(text: string, opensBlock: boolean): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (const { kind, patterns } of families) {
    for (const pattern of patterns) {
      const spans = spansOf(kind, rest, pattern);
      rest = without(rest, spans);
      found.push(...spans);
    }
  }
  return found
    .filter((span) => span.kind !== "number" || !isHarmlessNumber(text, span, opensBlock))
    .map((span) =>
      /^(?:100|seratus)\s?(?:%|persen)/i.test(text.slice(span.from, span.to))
        ? { ...span, kind: "superlative" }
        : span,
    );
}
