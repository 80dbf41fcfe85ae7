import { crc32, deflateSync, inflateSync } from "node:zlib";
import { type BoundedBytes, bytesOf, joinParts, u32 } from "../bounded-bytes";
import { cleanProfile, maxProfileBytes } from "../colour-profile";
import { orientationOf } from "../exif-orientation";
import {
  animated,
  broken,
  checkSize,
  maxParts,
  profileTooLarge,
  type ReadPicture,
  truncated,
  unusual,
} from "../read-picture";

interface Chunk {
  type: string;
  /** Of its length. */
  start: number;
  data: number;
  /** Behind its data; its checksum follows. */
  end: number;
}

/** Chunks besides the pixels that decide how they look, and how long each may be: PNG, third edition, 11. */
const lookChunks: Record<string, (length: number) => boolean> = {
  PLTE: (length) => length > 0 && length <= 768 && length % 3 === 0,
  tRNS: (length) => length > 0 && length <= 256,
  cHRM: (length) => length === 32,
  gAMA: (length) => length === 4,
  sBIT: (length) => length > 0 && length <= 4,
  sRGB: (length) => length === 1,
  cICP: (length) => length === 4,
  mDCV: (length) => length === 24,
  cLLI: (length) => length === 8,
};
/** Bits of a sample that each colour type may have. */
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The most that Deflate makes of one byte: zlib, "Maximum Compression Factor". */
const maxDeflate = 1032;

/** Reads PNG (W3C, third edition). Only the pixels and what decides how they look are kept. */
export function readPng(file: BoundedBytes): ReadPicture {
  const [header, ...rest] = readChunks(file);
  if (header?.type !== "IHDR" || header.end - header.data !== 13) throw broken();
  const width = file.u32(header.data);
  const height = file.u32(header.data + 4);
  checkSize(width, height);
  const [depth = 0, colour = -1, ...methods] = file.part(header.data + 8, header.end);
  if (!depths[colour]?.includes(depth) || methods.some((method, at) => method > (at === 2 ? 1 : 0))) {
    throw broken();
  }

  const head = [file.part(0, 8), whole(file, header)];
  const looks: Uint8Array[] = [];
  const seen = new Set<string>();
  const pixels: Chunk[] = [];
  let profile: Uint8Array | null = null;
  let orientation = 1;
  for (const [index, chunk] of rest.entries()) {
    const { type, data, end } = chunk;
    const isFirst = !seen.has(type);
    seen.add(type);
    if (type === "IHDR") throw broken();
    if (type === "acTL" || type === "fcTL" || type === "fdAT") throw animated();
    if (type === "eXIf" && isFirst) orientation = orientationOf(file.part(data, end));
    if (type === "iCCP" && isFirst && pixels.length === 0) profile = file.part(data, end);
    if (type === "IDAT") {
      if (!isFirst && rest[index - 1]?.type !== "IDAT") throw broken();
      pixels.push(chunk);
    }
    const isLook = Object.hasOwn(lookChunks, type);
    // A letter in upper case says that the picture cannot be shown without it.
    if (!isLook && /^[A-Z]/.test(type) && type !== "IDAT" && type !== "IEND") throw unusual();
    const isKept = isLook && isFirst && pixels.length === 0 && lookChunks[type]?.(end - data);
    if (isKept) looks.push(whole(file, chunk));
    else if (type === "PLTE") throw broken();
  }
  const [first, last] = [pixels[0], pixels.at(-1)];
  const bits = width * height * depth * (samples[colour] ?? 1);
  if (!first || !last || (last.end - first.data) * maxDeflate < bits / 8) throw truncated();
  if (colour === 3 && !seen.has("PLTE")) throw broken();
  for (const chunk of pixels) whole(file, chunk);

  return {
    width,
    height,
    orientation,
    isCmyk: false,
    pixels: [[first.data, last.end]],
    clean: () => {
      const isGrey = colour === 0 || colour === 4;
      const colours = profile ? cleanProfileChunk(profile, isGrey ? "GRAY" : "RGB ") : [];
      const end = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);
      return joinParts([...head, ...colours, ...looks, file.part(first.start, last.end + 4), end]);
    },
  };
}

/** The chunks up to the end of the picture; what follows that is left out. */
function readChunks(file: BoundedBytes): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; ; ) {
    const data = at + 8;
    const end = data + file.u32(at);
    const type = file.text(at + 4, 4);
    if (!/^[A-Za-z]{4}$/.test(type)) throw broken();
    if (end + 4 > file.length) throw truncated();
    chunks.push({ type, start: at, data, end });
    if (chunks.length > maxParts) throw broken();
    if (type === "IEND") return chunks;
    at = end + 4;
  }
}

/** A whole chunk, whose checksum is right. */
function whole(file: BoundedBytes, { start, end }: Chunk): Uint8Array {
  if (crc32(file.part(start + 4, end)) !== file.u32(end)) throw broken();
  return file.part(start, end + 4);
}

const head = bytesOf("iCCPicc\0\0");

/** The chunk for a cleaned profile, of what an iCCP chunk holds (PNG, third edition, 11.3.2.3); none for one of no use. */
function cleanProfileChunk(data: Uint8Array, space: "RGB " | "GRAY"): Uint8Array[] {
  const nameEnd = data.indexOf(0);
  if (nameEnd < 1 || nameEnd > 79 || data[nameEnd + 1] !== 0) return [];
  const unpacked = unpack(data.subarray(nameEnd + 2));
  const profile = unpacked && cleanProfile(unpacked, space);
  if (!profile) return [];
  const chunk = joinParts([head, deflateSync(profile)]);
  return [u32(chunk.length - 4), chunk, u32(crc32(chunk))];
}

/** Null where it cannot be unpacked, which decoders pass over. */
function unpack(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: maxProfileBytes });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw profileTooLarge();
    return null;
  }
}
