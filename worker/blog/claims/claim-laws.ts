import { type Span, spansOf, without } from "./claim-span";

const start = "(?<![\\p{L}\\p{N}_])";
const end = "(?![\\p{L}\\p{N}_])";
/** "Nomor 27 Tahun 2022", "No. 8/1999", "27/2022" */
const number =
  "(?:(?:\\sRI)?\\s(?:[Nn]omor|[Nn]o\\.?)\\s?[\\d/.]{1,12}(?:\\s[Tt]ahun\\s\\d{4})?|\\s\\d{1,4}(?:/\\d{4}|\\s[Tt]ahun\\s\\d{4})?|\\s[Tt]ahun\\s\\d{4})";
const capitalised = "(?:\\s(?!No\\b|Nomor|Tahun|Pasal)\\p{Lu}[\\p{L}-]{1,20}(?:\\sdan(?=\\s\\p{Lu}))?){0,6}";
const patterns = [
  `${start}[Pp]asal\\s\\d{1,4}(?:\\s?[A-Z]${end})?(?:\\sayat\\s\\(?\\d{1,2}\\)?)?(?:\\s(?:KUHP|KUH Perdata)${end})?`,
  `${start}[Uu]ndang-[Uu]ndang${capitalised}${number}?`,
  `${start}UU${end}${capitalised}${number}?`,
  `${start}[Pp]eraturan\\s(?:[Pp]emerintah|[Mm]enteri|[Pp]residen|[Dd]aerah|[Gg]ubernur|[Bb]upati|[Bb]adan|[Oo]toritas|Bank\\sIndonesia|[Pp]erundang-undangan|[Pp]ajak|[Pp]erpajakan)${capitalised}${number}?`,
  `${start}(?:PP|Perda|Pergub|Kepmen|Inpres|PMK|POJK|PBI)(?:\\s(?!No\\b|Nomor)\\p{Lu}[\\p{L}]{1,20}){0,3}${number}`,
  `${start}(?:Permen[a-zA-Z]{0,12}|Perpres|Perppu|Keppres|KUHP|KUH\\sPerdata|GDPR|CCPA|HIPAA|PCI[\\s-]DSS)${number}?${end}`,
  `${start}(?:ISO|SNI|WCAG)\\s\\d[\\d.:/-]{0,12}(?:\\s(?:AA?A?)${end})?`,
  `${start}(?:[Mm]enurut|[Dd]iatur|[Dd]iwajibkan|[Dd]ilarang|[Mm]elanggar|[Ss]esuai|[Bb]erdasarkan)\\s(?:oleh\\s)?(?:hukum|regulasi|ketentuan\\shukum|aturan\\spemerintah|pemerintah)${end}`,
].map((source) => new RegExp(source, "gu"));

/** Laws, regulations and norms that a sentence names; one that is named twice in a row is one. */
export function lawsOf(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (const pattern of patterns) {
    const spans = spansOf("law", rest, pattern);
    rest = without(rest, spans);
    found.push(...spans);
  }
  const laws: Span[] = [];
  for (const span of found.sort((a, b) => a.from - b.from)) {
    const previous = laws.at(-1);
    const between = previous ? text.slice(previous.to, span.from) : "-";
    if (previous && /^\s?(?:\(|jo\.\s|juncto\s)?$/.test(between)) previous.to = span.to;
    else laws.push({ ...span });
  }
  return laws.map((law) => ({
    ...law,
    to: law.to + (isOpenTo(text.slice(law.from, law.to), text[law.to]) ? 1 : 0),
  }));
}

/** Whether a bracket that was opened closes right behind. */
function isOpenTo(words: string, next: string | undefined): boolean {
  return next === ")" && words.lastIndexOf("(") > words.lastIndexOf(")");
}
