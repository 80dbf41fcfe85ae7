import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";

/** Writes parts of picture files by hand, for what no program would write. Text is one byte for each character. */
type Bytes = Uint8Array | string | number[];

const toBytes = (data: Bytes) => (typeof data === "string" ? Buffer.from(data, "latin1") : Buffer.from(data));

export function join(...parts: Bytes[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map(toBytes)));
}

export function big(value: number, size: 2 | 4 = 4): number[] {
  return [value >>> 24, value >>> 16, value >>> 8, value].slice(4 - size).map((byte) => byte & 255);
}

export function little(value: number, size: 2 | 3 | 4 = 4): number[] {
  return big(value).reverse().slice(0, size);
}

export function indexOf(bytes: Uint8Array, text: Bytes): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(toBytes(text));
}

/** A JPEG segment. */
export function segment(marker: number, data: Bytes): Uint8Array {
  const content = toBytes(data);
  return join([0xff, marker], big(content.length + 2, 2), content);
}

/** The JPEG with these segments right behind its start. */
export function withSegments(jpeg: Uint8Array, ...segments: Uint8Array[]): Uint8Array {
  return join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));
}

/** A PNG chunk. */
export function chunk(type: string, data: Bytes): Uint8Array {
  const content = join(type, data);
  return join(big(content.length - 4), content, big(crc32(content)));
}

const headerEnd = 8 + 25;

/** The PNG with these chunks right behind its header. */
export function withChunks(png: Uint8Array, ...chunks: Uint8Array[]): Uint8Array {
  return join(png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd));
}

/** The PNG with another header of its own size, colours and methods. */
export function withHeader(
  png: Uint8Array,
  width: number,
  height: number,
  rest: number[] = [8, 2, 0, 0, 0],
): Uint8Array {
  return join(
    png.subarray(0, 8),
    chunk("IHDR", [...big(width), ...big(height), ...rest]),
    png.subarray(headerEnd),
  );
}

/** A WebP file of these chunks. */
export function riff(...chunks: [type: string, data: Bytes][]): Uint8Array {
  const body = join(
    "WEBP",
    ...chunks.flatMap(([type, data]) => {
      const content = toBytes(data);
      return [type, little(content.length), content, content.length % 2 === 1 ? [0] : []];
    }),
  );
  return join("RIFF", little(body.length), body);
}

/** The only frame of a simple WebP: its type and its data. */
export function splitFrame(webp: Uint8Array): [type: string, data: Uint8Array] {
  const type = Buffer.from(webp.subarray(12, 16)).toString("latin1");
  const length = new DataView(webp.buffer, webp.byteOffset).getUint32(16, true);
  return [type, webp.subarray(20, 20 + length)];
}

/** What a WebP says before its parts. */
export function canvas(width: number, height: number, flags: number): [type: string, data: number[]] {
  return ["VP8X", [flags, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]];
}

/** EXIF data with an orientation, a camera and more text. */
export function exif(orientation: number, text = ""): Uint8Array {
  const values = join(`Kamera Rahasia\0${text}\0`);
  const entry = (tag: number, type: number, count: number, value: number[]) =>
    join(big(tag, 2), big(type, 2), big(count), value);
  return join(
    "MM\0*",
    big(8),
    big(2, 2),
    entry(0x010f, 2, values.length, big(38)),
    entry(0x0112, 3, 1, [...big(orientation, 2), 0, 0]),
    big(0),
    values,
  );
}
