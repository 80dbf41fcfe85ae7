import { Buffer } from "node:buffer";
import { withoutForbidden } from "../../contract/plain-text";

/** The number of bytes that were not UTF-8 and were decoded as Windows-1252. */
export interface ReadingFaults {
  foreignBytes: number;
}

/**
 * The text of a file. A declared encoding is often wrong, so the file is decoded as UTF-8 and invalid bytes as
 * Windows-1252, which also works for mixed files. Any other declared encoding is used.
 */
export async function* readText(
  bytes: AsyncIterable<Uint8Array>,
  faults: ReadingFaults,
): AsyncGenerator<string> {
  let decode: ((part: Uint8Array, isLast: boolean) => string) | undefined;
  for await (const part of bytes) {
    decode ??= createDecoder(part, faults);
    const text = withoutForbidden(decode(part, false));
    if (text) yield text;
  }
  const last = withoutForbidden(decode?.(new Uint8Array(), true) ?? "");
  if (last) yield last;
}

function createDecoder(
  start: Uint8Array,
  faults: ReadingFaults,
): (part: Uint8Array, isLast: boolean) => string {
  const head = Buffer.from(start.subarray(0, 200)).toString("latin1");
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/i.exec(head.replace(/^\xef\xbb\xbf/, ""))?.[1];
  const mark = /^\xff\xfe/.test(head) ? "utf-16le" : /^\xfe\xff/.test(head) ? "utf-16be" : undefined;
  const label = mark ?? declared ?? "utf-8";
  if (!/^(utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp1252)$/i.test(label)) {
    try {
      const decoder = new TextDecoder(label);
      return (part, isLast) => decoder.decode(part, { stream: !isLast });
    } catch {
      // The declared encoding is unknown, so the default applies.
    }
  }
  let rest = Buffer.alloc(0);
  return (part, isLast) => {
    const all = Buffer.concat([rest, part]);
    const begun = isLast ? null : beginning.exec(all.subarray(-3).toString("latin1"));
    const end = all.length - (begun?.[0].length ?? 0);
    rest = all.subarray(end);
    return decodeMixed(all.subarray(0, end), faults);
  };
}

/** The first bytes of a UTF-8 character that the next part completes. */
const beginning = /[\xc2-\xdf]$|[\xe0-\xef][\x80-\xbf]?$|[\xf0-\xf4][\x80-\xbf]{0,2}$/;
/** UTF-8 characters beyond ASCII, in a string with one character for each byte; or a single invalid byte. */
const beyondAscii =
  /((?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+)|[\x80-\xff]/g;
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
const windows = new TextDecoder("windows-1252");

function decodeMixed(bytes: Buffer, faults: ReadingFaults): string {
  try {
    return strict.decode(bytes);
  } catch {
    // Some bytes are not UTF-8.
  }
  return bytes.toString("latin1").replace(beyondAscii, (found, utf8) => {
    if (utf8) return Buffer.from(found, "latin1").toString("utf8");
    faults.foreignBytes += 1;
    return windows.decode(Buffer.from(found, "latin1"));
  });
}
