const indonesia = "62";
/** Words and signs between two numbers; a word may as well say what a number is for. */
const words = /\p{L}+/u;
const dividers = /[/\\,;:|&\n]/;
/** Where the next of several numbers begins that only spaces part. */
const nextNumber = /\s+(?=\+|0|62)/;
/** Fewer digits count something, or are those of an office's telephone. */
const leastDigits = 4;
/** What has as many may be one of several numbers. */
const fewestOfNumber = 8;
/** A letter where a digit should be, such as the last of "0812 3456 789O". */
const misspelled = /(?<=\d)(?:\p{L}(?!\p{L})|[oilxsbzq]+(?!\p{L})|\p{L}+(?=\d))/giu;
const unread = "\ufffd";
/** When somebody can be called: "09.00-17.00", "jam 9-17". */
const hours =
  /(?<![\d.:])\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}(?![.:-]?\d)|(?<=\b(?:jam|pukul|pkl)\.?\s*)\d{1,2}(?:[.:]\d{2})?(?:\s*[-–]\s*\d{1,2}(?:[.:]\d{2})?)?(?![.:-]?\d)/giu;

/**
 * The phone number in a typed text in E.164 (+6281234567890), or null where nobody can be called. Without a
 * country it is an Indonesian number (0812…, 812…); after "+" or "00" it is what it says. Of several numbers it
 * is the first; null where it is not clear which that is.
 */
export function readPhoneNumber(typed: string | null): string | null {
  const text = (typed ?? "").normalize("NFKC").replace(hours, " ").replace(misspelled, unread);
  const digits = firstClear(text.split(words), numberIn);
  return digits && `+${digits}`;
}

/** What the first of these says that has digits enough to be a number. */
function firstClear(parts: string[], read: (part: string) => string | null): string | null {
  for (const part of parts) {
    const number = read(part);
    if (number) return number;
    if (digitsOf(part) >= leastDigits) return null;
  }
  return null;
}

/** The number in a text without words: it may be divided by what also stands between two. */
function numberIn(text: string): string | null {
  const parts = text.split(dividers);
  return parts.some(firstOfRow) ? firstClear(parts, firstOfRow) : internationalForm(text);
}

/** The number, or the first of those that only spaces part. */
function firstOfRow(text: string): string | null {
  const whole = internationalForm(text);
  if (whole) return whole;
  const parts = text.trim().split(nextNumber);
  const start = parts.findIndex((part) => digitsOf(part) >= leastDigits || internationalForm(part) !== null);
  const [first, ...others] = parts.slice(Math.max(start, 0));
  const isClear = others.every((other) => digitsOf(other) >= fewestOfNumber);
  return isClear && first !== undefined && parts.length > 1 ? internationalForm(first) : null;
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** As numbers of mobile telephones and of offices in Indonesia are; one that begins with two countries is none. */
const indonesian = /^62(?:8[1-9]\d{7,10}|(?!628\d{8})[2-79]\d{7,10})$/;
// E.164 allows 15 digits; the shortest numbers with a country have 8.
const foreign = /^(?!62)[1-9]\d{7,14}$/;

function internationalForm(text: string): string | null {
  if (text.includes(unread)) return null;
  const compact = text
    // "+62 (0)812": the zero is for calls inside the country.
    .replace(/(\d\D*)\(\s*0\s*\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^\++/, "+")
    .replace(/^00/, "+")
    // "+062 812", "62 62 812": the country once.
    .replace(/^\+?(?:0*62)+(?=8[1-9]\d{7})/, indonesia)
    .replace(/^\+0/, "0");
  if (!/^\+?\d+$/.test(compact)) return null;
  const number = withCountry(compact).replace(/^620+/, indonesia);
  return indonesian.test(number) || foreign.test(number) ? number : null;
}

function withCountry(compact: string): string {
  if (compact.startsWith("+")) return compact.slice(1);
  if (compact.startsWith("0")) return indonesia + compact.slice(1);
  return compact.startsWith("8") ? indonesia + compact : compact.startsWith(indonesia) ? compact : "";
}
