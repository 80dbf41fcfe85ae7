import type { BoundedBytes } from "../bounded-bytes";
import { broken, maxParts, truncated, unusual } from "../read-picture";

export interface Segment {
  marker: number;
  /** Of its marker. */
  start: number;
  /** Behind its length. */
  data: number;
  /** Behind its data. */
  end: number;
  /** Behind the compressed pixels that follow the header of a scan; else `end`. */
  next: number;
}

const startOfScan = 0xda;

/** Markers of pictures that browsers do not show: lossless, hierarchical, arithmetic, a height that comes later. */
const unusualMarkers = [
  0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf,
];

/** The segments of a JPEG from its first marker to the end of the picture (ITU-T T.81, B.1.1). What follows that is left out. */
export function readSegments(file: BoundedBytes): Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    const start = file.bytes.indexOf(0xff, at);
    if (start === -1) throw truncated();
    let code = start + 1;
    while (file.u8(code) === 0xff) code++;
    const marker = file.u8(code);
    if (marker === 0xd9) return segments;
    if (marker === 0xd8) throw broken();
    if (unusualMarkers.includes(marker)) throw unusual();
    at = code + 1;
    // Stray bytes and markers without a length; decoders pass over them too.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd7)) continue;

    const length = file.u16(at);
    if (length < 2) throw broken();
    const end = at + length;
    if (end > file.length) throw truncated();
    const next = marker === startOfScan ? endOfPixels(file, end) : end;
    segments.push({ marker, start: code - 1, data: at + 2, end, next });
    if (segments.length > maxParts) throw broken();
    at = next;
  }
}

/** Where compressed pixels end: at the first marker that neither restarts them nor stands for a byte 0xFF. */
function endOfPixels(file: BoundedBytes, from: number): number {
  let at = from;
  for (;;) {
    const start = file.bytes.indexOf(0xff, at);
    if (start === -1) throw truncated();
    let code = start + 1;
    while (file.u8(code) === 0xff) code++;
    const marker = file.u8(code);
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return start;
    at = code + 1;
  }
}
