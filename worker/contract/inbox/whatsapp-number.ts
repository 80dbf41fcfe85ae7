const indonesia = "62";
/** Words and signs between two numbers; a word may as well say what a number is for. */
const words = /\p{L}+/u;
const dividers = /[/\\,;|&\n]/;
/** Where the next of several numbers begins that only spaces part. */
const nextNumber = /\s+(?=\+|0|62)/;
/** Fewer digits count something, or are those of an office's telephone. */
const leastDigits = 4;

/**
 * A typed phone number as wa.me takes it: digits with the country in front, or null where nobody can be
 * called. Without a country it is an Indonesian number (0812…, 812…); after "+" or "00" it is what it says.
 * Of several numbers it is the first; null where it is not clear which that is.
 */
export function whatsappNumber(typed: string | null): string | null {
  const text = (typed ?? "").normalize("NFKC");
  return firstClear(text.split(words), numberIn);
}

/** What the first of these says that has digits enough to be a number. */
function firstClear(parts: string[], read: (part: string) => string | null): string | null {
  for (const part of parts) {
    const number = read(part);
    if (number) return number;
    if (part.replace(/\D/g, "").length >= leastDigits) return null;
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
  const numbers = text.trim().split(nextNumber).map(internationalForm);
  return numbers.every((number) => number !== null) ? (numbers[0] ?? null) : null;
}

function internationalForm(text: string): string | null {
  const compact = text
    // "+62 (0)812": the zero is for calls inside the country.
    .replace(/(\d\D*)\(\s*0\s*\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^\++/, "+")
    .replace(/^00/, "+")
    .replace(/^\+0/, "0");
  if (!/^\+?\d+$/.test(compact)) return null;
  const number = withCountry(compact).replace(/^620+/, indonesia);
  // E.164 allows 15 digits; the shortest numbers with a country have 8.
  return /^[1-9]\d{7,14}$/.test(number) ? number : null;
}

function withCountry(compact: string): string {
  if (compact.startsWith("+")) return compact.slice(1);
  if (compact.startsWith("0")) return indonesia + compact.slice(1);
  return compact.startsWith("8") ? indonesia + compact : compact.startsWith(indonesia) ? compact : "";
}
