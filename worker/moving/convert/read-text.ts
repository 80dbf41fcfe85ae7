/** Bytes of 0x80 to 0x9f in Windows-1252; the others are the same in Latin-1. */
const windows =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** What XML does not allow, and a database takes badly. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const impossible = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

/** How many bytes were no UTF-8 and were read as Windows-1252. */
export interface ReadingFaults {
  foreignBytes: number;
}

/**
 * The text of a file. What a file says of its encoding is often wrong: it is read as UTF-8, and bytes that cannot be that
 * as Windows-1252, which holds for files in either and for those that mix them. Any other named encoding is believed.
 */
export async function* readText(
  bytes: AsyncIterable<Uint8Array>,
  faults: ReadingFaults,
): AsyncGenerator<string> {
  let decode: ((part: Uint8Array, isLast: boolean) => string) | undefined;
  for await (const part of bytes) {
    decode ??= decoderOf(part, faults);
    const text = decode(part, false).replace(impossible, "");
    if (text) yield text;
  }
  const last = decode?.(new Uint8Array(), true).replace(impossible, "");
  if (last) yield last;
}

function decoderOf(start: Uint8Array, faults: ReadingFaults): (part: Uint8Array, isLast: boolean) => string {
  const head = String.fromCharCode(...start.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/i.exec(head.replace(/^\xef\xbb\xbf/, ""))?.[1];
  const mark = head.startsWith("\xff\xfe")
    ? "utf-16le"
    : head.startsWith("\xfe\xff")
      ? "utf-16be"
      : undefined;
  const label = mark ?? declared ?? "utf-8";
  if (!/^(utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp1252)$/i.test(label)) {
    try {
      const decoder = new TextDecoder(label);
      return (part, isLast) => decoder.decode(part, { stream: !isLast });
    } catch {
      // An encoding that nobody knows.
    }
  }
  let rest = new Uint8Array();
  return (part, isLast) => {
    const all = new Uint8Array(rest.length + part.length);
    all.set(rest);
    all.set(part, rest.length);
    const end = isLast ? all.length : wholeCharacters(all);
    rest = all.slice(end);
    return decodeMixed(all.subarray(0, end), faults);
  };
}

/** Where the bytes of the last character begin, if they are not all there. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) break;
  }
  return bytes.length;
}

const lengthOf = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1);

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
const lenient = new TextDecoder("utf-8");

function decodeMixed(bytes: Uint8Array, faults: ReadingFaults): string {
  try {
    return strict.decode(bytes);
  } catch {
    // Some of it is not UTF-8.
  }
  let text = "";
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = lengthAt(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    const byte = bytes[at] ?? 0;
    text += lenient.decode(bytes.subarray(from, at));
    text += byte < 0xa0 ? (windows[byte - 0x80] ?? "") : String.fromCharCode(byte);
    faults.foreignBytes += 1;
    at += 1;
    from = at;
  }
  return text + lenient.decode(bytes.subarray(from));
}

/** Bytes of the character of UTF-8 that begins there; 0 where none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = lengthOf(first);
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}
