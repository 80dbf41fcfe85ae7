import type { BoundedBytes } from "../bounded-bytes";
import { bytesOf, joinParts, lengthOf, u32Little } from "../byte-parts";
import { cleanProfile } from "../colour-profile";
import { orientationOf } from "../exif-orientation";
import { checkSize, maxParts, type ReadPicture } from "../read-picture";
import { animated, broken, truncated } from "../refusals";
import { type FrameSize, readLossless, readLossy } from "./frame-size";

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
