const indonesia = "62";
/** Words and separators between two numbers; a word may also be a label. */
const words = /\p{L}+/u;
const dividers = /[/\\,;:|&\n]/;
/** The start of the next number if only spaces separate them. */
const nextNumber = /\s+(?=\+|0|62)/;
const leastDigits = 4;
/** A part with this many digits may be one of several numbers. */
const minNumberDigits = 8;
/** A letter in the place of a digit, such as the last one of "0812 3456 789O". */
const misspelled = /(?<=\d)(?:\p{L}(?!\p{L})|[oilxsbzq]+(?!\p{L})|\p{L}+(?=\d))/giu;
const unread = "\ufffd";
/** Opening hours, such as "09.00-17.00" or "jam 9-17", which are no phone numbers. */
const hours =
  /(?<![\d.:])\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}(?![.:-]?\d)|(?<=\b(?:jam|pukul|pkl)\.?\s*)\d{1,2}(?:[.:]\d{2})?(?:\s*[-–]\s*\d{1,2}(?:[.:]\d{2})?)?(?![.:-]?\d)/giu;

/**
 * The phone number of a typed text in E.164 (+6281234567890), or null. A number without a country code is Indonesian
 * (0812…, 812…); "+" and "00" introduce a country code. Of several numbers the first is used; null if it is ambiguous.
 */
export function readPhoneNumber(typed: string | null): string | null {
  const text = (typed ?? "").normalize("NFKC").replace(hours, " ").replace(misspelled, unread);
  const digits = firstNumber(text.split(words), parseSeparated);
  return digits && `+${digits}`;
}

/** The number in the first part with enough digits; null if that part is ambiguous. */
function firstNumber(parts: string[], read: (part: string) => string | null): string | null {
  for (const part of parts) {
    const number = read(part);
    if (number) return number;
    if (countDigits(part) >= leastDigits) return null;
  }
  return null;
}

/** The number in a text without words, which may contain separators. */
function parseSeparated(text: string): string | null {
  const parts = text.split(dividers);
  return parts.some(firstOfSpaced) ? firstNumber(parts, firstOfSpaced) : internationalForm(text);
}

/** The number, or the first one of several that only spaces separate. */
function firstOfSpaced(text: string): string | null {
  const whole = internationalForm(text);
  if (whole) return whole;
  const parts = text.trim().split(nextNumber);
  const start = parts.findIndex(
    (part) => countDigits(part) >= leastDigits || internationalForm(part) !== null,
  );
  const [first, ...others] = parts.slice(Math.max(start, 0));
  const isClear = others.every((other) => countDigits(other) >= minNumberDigits);
  return isClear && first !== undefined && parts.length > 1 ? internationalForm(first) : null;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** Indonesian mobile and landline numbers; a number with a repeated country code is invalid. */
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
    // "+062 812" and "62 62 812" have a superfluous country code.
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
