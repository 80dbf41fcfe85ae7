import { crc32, deflateSync, inflateSync } from "node:zlib";
import { bytesOf, joinParts, u32 } from "../byte-parts";
import { cleanProfile, maxProfileBytes } from "../colour-profile";
import { profileTooLarge } from "../refusals";

const head = bytesOf("iCCPicc\0\0");

/** The chunk for a cleaned profile, of what an iCCP chunk holds (PNG, third edition, 11.3.2.3); none for one of no use. */
export function cleanProfileChunk(data: Uint8Array, space: "RGB " | "GRAY"): Uint8Array[] {
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
