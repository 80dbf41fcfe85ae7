import { clientWords, peopleWords, sharedWords } from "./claim-counted";
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
const people = `(?:${peopleWords})`;
const sign = "(?:Rp\\.?|IDR|USD|US\\$|S\\$|\\$|€)";
const money =
  "(?:mulai|mulai dari|seharga|harga|harganya|biaya|biayanya|tarif|tarifnya|ongkos|modal|bayar|membayar|hanya|cuma)";
/** What is counted in four digits, and is no year. */
const counted = `(?:kata|kali|piksel|px|karakter|KB|MB|GB|gram|meter|mililiter|ml|watt|buah|rupiah|ribu|${people})`;

/** "3 × Rp1.800.000 = Rp5.400.000", "40 × 30 × 20": read at once, and right or wrong as a whole. */
const term = `\\(?(?:${sign}\\s?)?${amount}%?\\)?`;
const operator = "\\s?[×+÷=*/:]\\s?|\\s[x-]\\s";
const sum = `(?<![\\p{L}\\p{N}_.,])${term}(?:(?:${operator})(?:\\(?${term}(?:${operator})${term}\\)?|${term})){1,8}`;

const prices = [
  `${sign}\\s?${amount}(?:${range}(?:${sign}\\s?)?${amount})?`,
  `${start}${amount}(?:${range}${amount})?\\s(?:rupiah|perak|dolar|dollar|euro)${end}`,
  `${start}(?:${spelled}\\s(?:ribu|juta|miliar)|(?:puluhan|ratusan)\\s(?:ribu|juta)|jutaan|miliaran)\\srupiah${end}`,
  // "mulai 500 ribu", "biayanya sekitar 5 juta": the word before says that it is money.
  `(?<=${start}${money}\\s(?:dari\\s|sekitar\\s|hanya\\s|kurang dari\\s)?)(?:${number})${magnitude}(?:${range}(?:${number})${magnitude})?(?!\\s${people})`,
];
const percentages = [
  `${start}(?:${number})\\s?(?:%|persen${end})(?:${range}(?:${number})\\s?(?:%|persen${end}))|${start}(?:${number})(?:${range}(?:${number}))?\\s?(?:%|persen${end}|per cent${end}|percent${end})`,
  `${start}(?:${spelled}|setengah|separuh|seratus)\\spersen${end}`,
];
const dates = [
  `${start}\\d{1,2}(?:${range}\\d{1,2})?\\s${months}(?:\\s${year})?${end}`,
  `${start}${months}\\s${year}${end}`,
  `${start}\\d{1,2}[/-]\\d{1,2}[/-](?:\\d{4}|\\d{2})${end}|${start}${year}-\\d{2}-\\d{2}${end}`,
  `${start}(?:Tahun\\s)?${year}(?:\\s?[-–/]\\s?(?:${year}|\\d{2}))?(?:-an)?${end}(?![.,]\\d)(?!\\s?${counted}${end})`,
];
/** The word that is counted belongs to the claim. */
const noun =
  "(?:\\s(?!(?:dan|atau|sampai|hingga|yang|di|ke|dari|untuk|pada|per|dengan|adalah|itu|ini|akan|bisa|juga|lebih|agar|maupun|bila|jika|karena|supaya|sejak|selama|secara|di\\p{L}{4,20}|tiap|setiap)\\s)\\p{Ll}[\\p{L}-]{1,20})?";
const fraction =
  "(?:separuh|setengah|(?:se|dua\\s)pertiga|(?:se|tiga\\s)perempat|(?:satu|dua|tiga|empat) per (?:tiga|empat|lima))";
const numbers = [
  // "½ pengunjung"
  `${start}(?!24/7)\\d{1,2}/\\d{1,3}(?![/\\d])${noun}`,
  `${start}(?:${fraction}\\s(?:dari\\s)?(?:seluruh\\s|semua\\s|total\\s)?(?:${sharedWords})|mayoritas(?:\\s\\p{L}{2,20})?)${end}`,
  `(?<!setiap\\s)${start}(?:${spelled}\\s?(?:puluh|ratus|ribu)|seratus|seribu)\\s(?:${clientWords})${end}`,
  `${start}${spelled}\\s(?:juta|miliar|triliun)(?:\\s${people})?${end}`,
  `${start}(?:${small}|\\d{1,4})\\sdari\\s(?:setiap\\s)?(?:${small}|\\d{1,5})\\s${people}${end}`,
  `${start}\\d{1,6}\\sdari\\s(?:setiap\\s)?\\d{1,6}${noun}${end}`,
  `${start}(?:${small}|${amount})(?:${range}(?:${small}|${amount}))?\\skali (?:lipat|lebih)${end}`,
  `${start}(?:puluhan|ratusan|ribuan|jutaan|puluhan ribu|ratusan ribu)\\s${people}${end}`,
  `${start}(?:[<>≥≤~±]\\s?)?${amount}(?:${range}${amount})?\\+?(?![\\p{L}_])${noun}`,
  `${start}(?:${number})(?:x|rb|jt|k)${end}`,
];

const compile = (sources: string[]) => sources.map((source) => new RegExp(source, "giu"));
const sums = new RegExp(sum, "gu");
const families = [
  { kind: "price", patterns: compile(prices) },
  { kind: "percentage", patterns: compile(percentages) },
  { kind: "date", patterns: compile(dates) },
  { kind: "number", patterns: compile(numbers) },
] as const;

/** Prices, percentages, dates and numbers of a sentence. */
export function figuresOf(text: string, { tag, isFirst }: { tag: string; isFirst: boolean }): Span[] {
  const found = /[×÷=+]|\sx\s/.test(text) ? sumsOf(text) : [];
  let rest = without(text, found);
  for (const { kind, patterns } of families) {
    for (const pattern of patterns) {
      const spans = spansOf(kind, rest, pattern);
      rest = without(rest, spans);
      found.push(...spans);
    }
  }
  const opensHeading = isFirst && /^(?:title|h\d)$/.test(tag);
  return found
    .filter((span) => !isHarmless(span, text, { opensBlock: isFirst, opensHeading }))
    .map((span) => asPromise(span, text));
}

function sumsOf(text: string): Span[] {
  return (
    spansOf("number", text, sums)
      // A ratio, a date and a clock have two terms; a fraction too.
      .filter(({ from, to }) => /[×÷=+]|\sx\s/.test(text.slice(from, to)))
      .map((span) => (/Rp|\$|€/.test(text.slice(span.from, span.to)) ? { ...span, kind: "price" } : span))
  );
}

/** "dikali 100%" is how one counts. */
const counting = /(?:dikali|dikalikan|×)\s$/;

function isHarmless(
  span: Span,
  text: string,
  place: { opensBlock: boolean; opensHeading: boolean },
): boolean {
  if (span.kind === "date") return false;
  if (isSupposed(text, span)) return true;
  if (span.kind === "percentage" && counting.test(text.slice(0, span.from))) return true;
  return span.kind === "number" && isHarmlessNumber(text, span, place);
}

/** "100%" promises more than it counts. */
function asPromise(span: Span, text: string): Span {
  const words = text.slice(span.from, span.to);
  const isWhole = span.kind === "percentage" && /^(?:100|seratus)\s?(?:%|persen)$/i.test(words);
  return isWhole ? { ...span, kind: "superlative" } : span;
}

/** Of ourselves and our clients nothing is only supposed. */
const ofUs = /(?<!\p{L})(?:kami|Arunika)(?!\p{L})/iu;
const condition = /^(?:bila|apabila|jika|kalau|andai|seandainya)\s/i;
const example =
  /^(?:contoh(?:nya)?[:,]\s|misalnya,?\s(?:Anda|sebuah|seorang|satu|toko|usaha)(?!\p{L})|bayangkan\s(?!bahwa))/iu;
const supposition =
  /^(?:misalkan|andaikan|andaikata|umpamakan|katakanlah|anggap(?:lah)?)(?!\p{L})|^(?:(?:sebagai|dengan|contoh|angka)\s)?(?:asumsi|ilustrasi|rekaan|permisalan|hitungan contoh|contoh hitungan)(?:nya)?(?:[:,]|\s(?:bahwa|adalah|sebuah|seorang|satu|toko|usaha|biaya|harga)(?!\p{L}))|^(?:semua\s)?(?:angka|hitungan|perhitungan)(?:\s\p{L}{1,20}){0,4}\s(?:adalah|hanya|sekadar)\s(?:asumsi|ilustrasi|rekaan|contoh)(?!\p{L})/iu;
/** "Rp5.000.000 (asumsi)", "asumsi 2%". */
const beside = /(?<!\p{L})(?:asumsi|ilustrasi|rekaan|permisalan|misalkan)\s?[:(]?\s?$/iu;
const behind =
  /^\s?\(?(?:asumsi|ilustrasi|rekaan|permisalan|hanya contoh|sekadar contoh|contoh saja)(?!\p{L})/iu;
/** Shares and multiples of what is so are told as facts, whatever they hang on. */
const share = /%|persen|\sdari\s|kali lipat|kali lebih/i;

/**
 * Whether a sentence only supposes a figure: "Misalkan …", "Bila labanya Rp50.000, …". "Ilustrasi" anywhere in it
 * supposes nothing.
 */
function isSupposed(text: string, { from, to }: Pick<Span, "from" | "to">): boolean {
  if (ofUs.test(text)) return false;
  const before = text.slice(0, from);
  if (supposition.test(text) || beside.test(before) || behind.test(text.slice(to))) return true;
  if (share.test(text.slice(from, to))) return false;
  // Only what stands in the condition itself, up to its comma.
  return (condition.test(text) && !/,\s/.test(before) && /,\s/.test(text.slice(to))) || example.test(text);
}
