/** UTF-16 units; leaves room for the words that a title adds. */
const longestSubject = 90;

const smallWords =
  "agar atau bagi dan dari dengan di ke oleh pada sebagai serta tanpa tentang untuk yang".split(" ");

/** Small words that a text should not end with when it was cut. */
const danglingWords = new RegExp(`(?:\\s+(?:${smallWords.join("|")}))+$`, "i");

const questionWords =
  /^(?:apa|apakah|bagaimana|berapa|bisakah|di mana|haruskah|kapan|kenapa|mengapa|perlukah|siapa)\b/i;

const verb = /^(?:me[lmnrwy]|ber)\p{L}{3,}/iu;
const nounsLikeVerbs =
  /^(?:member|membership|mentor|mental|menara|menu|merah|merek|merchandise|melati|melon|mewah|berita|beras|berkas|berlian)\b/i;

const names =
  /^(?:canva|facebook|gojek|google|grab|indonesia|instagram|shopee|telegram|tokopedia|wordpress)\b/i;

/** What staff typed, as one line without markup, quotation and closing marks, cut at a word. */
export function tidySubject(typed: string): string {
  const plain = typed
    .toWellFormed()
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ");
  const withoutTags = plain.replace(/<\/?[a-z][^>]*>/gi, " ");
  const line = (/[\p{L}\p{N}]/u.test(withoutTags) ? withoutTags : plain)
    .replace(/["“”]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;:-]+|[\s.,;:?!-]+$/g, "");
  const short = cut(line || plain.trim());
  const isShouted = short.includes(" ") && short === short.toUpperCase();
  return isShouted ? short.toLowerCase() : short;
}

function cut(line: string): string {
  if (line.length <= longestSubject) return line;
  const start = line.slice(0, longestSubject + 1);
  const end = start.lastIndexOf(" ");
  const atWord = end > 0 ? start.slice(0, end) : line.slice(0, longestSubject);
  return atWord
    .toWellFormed()
    .replace("\ufffd", "")
    .replace(/[\s,;:-]+$/, "")
    .replace(danglingWords, "");
}

/** The subject as a noun phrase that stands within a sentence. */
export function phraseOf(subject: string): string {
  if (isQuestion(subject)) return `pertanyaan “${firstLowered(subject)}”`;
  const bare = firstLowered(subject.replace(/^(?:cara|panduan|tips)\s+(?=\S)/i, ""));
  return verb.test(bare) && !nounsLikeVerbs.test(bare) ? `urusan ${bare}` : bare;
}

export function isQuestion(subject: string): boolean {
  return questionWords.test(subject);
}

/** A sentence's capital goes; names, abbreviations and headline capitals stay. */
function firstLowered(text: string): string {
  const [first = "", second = ""] = text.split(" ");
  const isName = names.test(first) || /^\p{Lu}\p{Ll}/u.test(second);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The subject with the capitals of a headline. */
export function headlineOf(subject: string): string {
  return subject
    .split(" ")
    .map((word, index) => (index > 0 && smallWords.includes(word) ? word : firstRaised(word)))
    .join(" ");
}

function firstRaised(word: string): string {
  return /^\p{Ll}+$/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
