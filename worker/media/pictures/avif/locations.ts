import type { BoundedBytes } from "../bounded-bytes";
import { type ByteRange, maxParts } from "../read-picture";
import { broken, truncated, unusual } from "../refusals";
import { type Box, fullBox } from "./boxes";

/** Where the bytes of each item stand in the file: `iloc` of ISO/IEC 14496-12, 8.11.3. */
export function readLocations(file: BoundedBytes, iloc: Box, idat: Box | null): Map<number, ByteRange[]> {
  const { version, at: start } = fullBox(file, iloc);
  const [offsetSize, lengthSize, baseSize, indexSize] = sizes(file.u16(start), version);
  const idSize = version < 2 ? 2 : 4;
  const number = (size: number) => {
    at += size;
    if (at > iloc.end) throw truncated();
    return size === 2 ? file.u16(at - 2) : file.u64(at - size, size);
  };
  let at = start + 2;
  let extentsInAll = 0;
  const locations = new Map<number, ByteRange[]>();
  for (let count = number(idSize); count > 0; count--) {
    const id = number(idSize);
    const method = version === 0 ? 0 : number(2) & 15;
    const isElsewhere = number(2) !== 0;
    const base = number(baseSize);
    const extents: ByteRange[] = [];
    for (let left = number(2); left > 0; left--) {
      number(indexSize);
      const from = base + number(offsetSize);
      const length = number(lengthSize);
      extents.push(extentAt(file, method === 1 ? idat : null, from, length));
      if (++extentsInAll > maxParts) throw broken();
    }
    if (isElsewhere || method > 1 || (method === 1 && !idat)) throw unusual();
    if (locations.has(id)) throw broken();
    locations.set(id, extents);
  }
  return locations;
}

/** Bytes that offset, length, base and index have. */
function sizes(word: number, version: number): [number, number, number, number] {
  const index = version === 0 ? 0 : word & 15;
  const all: [number, number, number, number] = [word >> 12, (word >> 8) & 15, (word >> 4) & 15, index];
  if (version > 2 || all.some((size) => size !== 0 && size !== 4 && size !== 8)) throw broken();
  return all;
}

function extentAt(file: BoundedBytes, idat: Box | null, from: number, length: number): ByteRange {
  const start = from + (idat?.start ?? 0);
  if (start + length > (idat?.end ?? file.length)) throw truncated();
  return [start, start + length];
}
