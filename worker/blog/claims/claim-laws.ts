import { type Span, spansOf, without } from "./claim-span";

const start = "(?<![\\p{L}\\p{N}_])";
const end = "(?![\\p{L}\\p{N}_])";
/** "Nomor 27 Tahun 2022", "No. 8/1999", "27/2022" */
const number =
  "(?:\\s(?:RI\\s)?(?:nomor|no\\.?)\\s?[\\d/.]{1,12}(?:\\stahun\\s\\d{4})?|\\s\\d{1,4}(?:/\\d{4}|\\stahun\\s\\d{4})?|\\stahun\\s\\d{4})";
const capitalised = "(?:\\s\\p{Lu}[\\p{L}-]{1,20}){0,6}";
const patterns = [
  `${start}[Pp]asal\\s\\d{1,4}(?:\\s?[A-Z]?)(?:\\sayat\\s\\(?\\d{1,2}\\)?)?(?:\\s(?:UU|KUHP|KUH Perdata)${end})?`,
  `${start}[Uu]ndang-[Uu]ndang${capitalised}${number}?`,
  `${start}UU${capitalised}${number}?${end}`,
  `${start}[Pp]eraturan\\s(?:[Pp]emerintah|[Mm]enteri|[Pp]residen|[Dd]aerah|[Gg]ubernur|[Bb]upati|[Bb]adan|[Oo]toritas|[Bb]ank\\sIndonesia|[Pp]erundang-undangan|[Pp]ajak|[Pp]erpajakan)${capitalised}${number}?`,
  `${start}(?:PP|Perpres|Perppu|Perda|Pergub|Keppres|Kepmen|Inpres|PMK|POJK|PBI)(?:\\s\\p{Lu}[\\p{L}]{1,20}){0,3}${number}`,
  `${start}(?:Permen[a-zA-Z]{0,12}|Perpres|Perppu|Keppres|KUHP|KUH\\sPerdata|GDPR|CCPA|HIPAA|PCI[\\s-]DSS)${number}?${end}`,
  `${start}(?:ISO|SNI|WCAG)\\s\\d[\\d.:/-]{0,12}(?:\\s?(?:AA?A?))?${end}`,
  `${start}(?:menurut|diatur|diwajibkan|dilarang|melanggar|sesuai|berdasarkan)\\s(?:oleh\\s)?(?:hukum|regulasi|ketentuan\\shukum|aturan\\spemerintah|pemerintah)${end}`,
].map((source) => new RegExp(source, "gu"));

/** Laws, regulations and norms that a sentence names. */
export function lawsOf(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (const pattern of patterns) {
    const spans = spansOf("law", rest, pattern);
    rest = without(rest, spans);
    found.push(...spans);
  }
  return found;
}
