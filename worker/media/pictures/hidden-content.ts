import type { ByteRange } from "./read-picture";
import { smuggling } from "./refusals";

/** ZIP's end and a local header of a known method (PKWARE's APPNOTE.TXT, 4.3.7 and 4.3.16), RAR and 7z. */
const archive =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: They are what archives begin with.
  /PK\x05\x06\0\0\0\0|PK\x03\x04[\0-?]\0..[\0\b\t\f\x0e\]_]\0|Rar!\x1a\x07[\0\x01]|7z\xbc\xaf'\x1c/s;

/**
 * What makes a file something else to another program. Each mark is so long that none turns up by chance in the videos
 * and second pictures that cameras leave in and behind a picture, megabytes of them: where a few letters are all there
 * is, what follows them must be text too. The tags are those of the WHATWG's MIME Sniffing, 7.1, that load or run
 * something; the texts of cameras and photo programs hold none of them.
 */
const marks: readonly (readonly [what: string, RegExp])[] = [
  [
    "kode halaman web",
    /<(?:script|iframe|object)[\s>/]|<(?:svg|img|html|body|embed)[\s>/][\s!-~]{9}|<!doctype\s{1,9}(?:html|svg)/i,
  ],
  ["kode program", /<\?php\s[\s!-~]{4}|<\?=[\s!-;=?-~]{8,99}\?>/i],
  ["dokumen PDF", /%PDF-\d\./],
  ["arsip", archive],
];

const shortestMark = 6;
const decoder = new TextDecoder("latin1");

/**
 * Refuses a file that hides something else outside its pixels, where only what showing it needs stays in any case.
 * `pixels` are in order and never overlap.
 */
export function refuseHidden(bytes: Uint8Array, pixels: readonly ByteRange[]): void {
  let from = 0;
  for (const [start, end] of [...pixels, [bytes.length, bytes.length] as const]) {
    if (start - from >= shortestMark) lookThrough(bytes.subarray(from, start));
    from = end;
  }
}

function lookThrough(part: Uint8Array): void {
  const text = decoder.decode(part);
  for (const [what, mark] of marks) {
    if (mark.test(text)) throw smuggling(what);
  }
}
