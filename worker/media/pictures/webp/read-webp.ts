import { type BoundedBytes, bytesOf, joinParts, lengthOf, u32Little } from "../bounded-bytes";
import { cleanProfile } from "../colour-profile";
import { orientationOf } from "../exif-orientation";
import { animated, broken, checkSize, maxParts, type ReadPicture, truncated } from "../read-picture";

interface Chunk {
  type: string;
  data: number;
  end: number;
}

const profileFlag = 0x20;
const alphaFlag = 0x10;
const animationFlag = 0x02;

/** Reads WebP (RFC 9649). Only the frame, its transparency and its colour profile are kept. */
export function readWebp(file: BoundedBytes): ReadPicture {
  const [first, ...rest] = readChunks(file);
  if (!first) throw truncated();
  const canvas = first.type === "VP8X" ? readCanvas(file, first) : null;
  const chunks = canvas ? rest : [first];
  const only = (...types: string[]): Chunk | undefined => {
    const [found, another] = chunks.filter(({ type }) => types.includes(type));
    if (another) throw broken();
    return found;
  };
  if (only("ANIM") ?? chunks.find(({ type }) => type === "ANMF")) throw animated();
  const frame = only("VP8 ", "VP8L");
  if (!frame) throw truncated();
  const alpha = frame.type === "VP8 " ? only("ALPH") : undefined;
  if (alpha && chunks.indexOf(alpha) > chunks.indexOf(frame)) throw broken();
  const size = (frame.type === "VP8 " ? readLossy : readLossless)(file, frame.data, frame.end);
  if (canvas && (canvas.width !== size.width || canvas.height !== size.height)) throw broken();
  checkSize(size.width, size.height);
  const exif = only("EXIF");
  const colours = only("ICCP");

  const bytesIn = (chunk: Chunk) => file.part(chunk.data, chunk.end);
  return {
    ...size,
    orientation: exif ? orientationOf(bytesIn(exif)) : 1,
    isCmyk: false,
    pixels: [alpha, frame].flatMap((chunk) => (chunk ? [[chunk.data, chunk.end] as const] : [])),
    clean: () => {
      const profile = colours ? cleanProfile(bytesIn(colours), "RGB ") : null;
      const flags = (profile ? profileFlag : 0) | ((alpha ? alphaFlag : 0) || (canvas?.alpha ?? 0));
      const head = new Uint8Array(10);
      head[0] = flags;
      head.set(u32Little(size.width - 1).subarray(0, 3), 4);
      head.set(u32Little(size.height - 1).subarray(0, 3), 7);
      return writeRiff([
        ...(canvas ? [["VP8X", head] as const] : []),
        ...(profile ? [["ICCP", profile] as const] : []),
        ...(alpha ? [["ALPH", bytesIn(alpha)] as const] : []),
        [frame.type, bytesIn(frame)],
      ]);
    },
  };
}

/** The chunks of a file; what follows the length that it names is left out. */
function readChunks(file: BoundedBytes): Chunk[] {
  const end = 8 + file.u32Little(4);
  if (end > file.length) throw truncated();
  const chunks: Chunk[] = [];
  for (let at = 12; at < end; ) {
    const data = at + 8;
    const chunk = { type: file.text(at, 4), data, end: data + file.u32Little(at + 4) };
    if (chunk.end > end) throw truncated();
    chunks.push(chunk);
    if (chunks.length > maxParts) throw broken();
    at = chunk.end + (chunk.end & 1);
  }
  return chunks;
}

/** RFC 9649, 2.7: what an extended file says of itself. */
function readCanvas(file: BoundedBytes, { data, end }: Chunk): FrameSize & { alpha: number } {
  if (end - data !== 10) throw broken();
  const flags = file.u8(data);
  if (flags & animationFlag) throw animated();
  const [width, height] = [file.u24Little(data + 4) + 1, file.u24Little(data + 7) + 1];
  checkSize(width, height);
  return { width, height, alpha: flags & alphaFlag };
}

function writeRiff(chunks: readonly (readonly [type: string, data: Uint8Array])[]): Uint8Array {
  const body = [
    bytesOf("WEBP"),
    ...chunks.flatMap(([type, data]) => [
      bytesOf(type),
      u32Little(data.length),
      data,
      new Uint8Array(data.length & 1),
    ]),
  ];
  return joinParts([bytesOf("RIFF"), u32Little(lengthOf(body)), ...body]);
}

interface FrameSize {
  width: number;
  height: number;
}

/** Pixels of a lossy frame, by its header: RFC 6386, 9.1. */
function readLossy(file: BoundedBytes, start: number, end: number): FrameSize {
  if (end - start < 10) throw truncated();
  const tag = file.u24Little(start);
  const isKeyFrame = (tag & 1) === 0;
  const isShown = (tag & 16) !== 0;
  if (!isKeyFrame || !isShown || ((tag >> 1) & 7) > 3) throw broken();
  if (file.u24Little(start + 3) !== 0x2a_01_9d) throw broken();
  // Its first partition; the others come behind.
  if (start + 10 + (tag >> 5) > end) throw truncated();
  const [width, height] = [file.u16Little(start + 6), file.u16Little(start + 8)];
  return { width: width & 0x3fff, height: height & 0x3fff };
}

/** Pixels of a lossless frame, by its header: RFC 9649, 3.4. */
function readLossless(file: BoundedBytes, start: number, end: number): FrameSize {
  if (end - start < 6) throw truncated();
  if (file.u8(start) !== 0x2f) throw broken();
  const bits = file.u32Little(start + 1);
  // Its version.
  if (bits >>> 29 !== 0) throw broken();
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
