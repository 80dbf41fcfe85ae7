import type { BoundedBytes } from "../bounded-bytes";
import { type ByteRange, broken, maxParts, truncated, unusual } from "../read-picture";
import { type Box, fullBox, onlyBox, readBoxes } from "./boxes";

/** A property of an item, as the file has it. */
export interface Property {
  /** Its place in the file's list; items share properties. */
  index: number;
  isEssential: boolean;
  box: Box;
}

/** An item of ISO/IEC 23008-12: a picture, a tile of it, its transparency, or what is said of it. */
export interface Item {
  id: number;
  type: string;
  properties: Property[];
  /** Where its bytes stand in the file, in order. */
  extents: ByteRange[];
}

export interface Items {
  primary: number;
  byId: Map<number, Item>;
  references: { type: string; from: number; to: number[] }[];
}

/** Reads the items that a `meta` box tells of. */
export function readItems(file: BoundedBytes, meta: Box): Items {
  const boxes = readBoxes(file, meta.start + 4, meta.end);
  const need = (type: string): Box => {
    const box = onlyBox(boxes, type);
    if (!box) throw truncated();
    return box;
  };
  const pitm = fullBox(file, need("pitm"));
  const byId = readInfos(file, need("iinf"));
  for (const [id, extents] of readLocations(file, need("iloc"), onlyBox(boxes, "idat"))) {
    const item = byId.get(id);
    if (item) item.extents = extents;
  }
  readProperties(file, need("iprp"), byId);
  const iref = onlyBox(boxes, "iref");
  return {
    primary: pitm.version === 0 ? file.u16(pitm.at) : file.u32(pitm.at),
    byId,
    references: iref ? readReferences(file, iref) : [],
  };
}

/** ISO/IEC 14496-12, 8.11.6. */
function readInfos(file: BoundedBytes, iinf: Box): Map<number, Item> {
  const { version, at } = fullBox(file, iinf);
  const byId = new Map<number, Item>();
  for (const box of readBoxes(file, at + (version === 0 ? 2 : 4), iinf.end)) {
    if (box.type !== "infe") throw broken();
    const info = fullBox(file, box);
    const idSize = info.version === 2 ? 2 : 4;
    if (info.version < 2) continue;
    const id = idSize === 2 ? file.u16(info.at) : file.u32(info.at);
    const isProtected = file.u16(info.at + idSize) !== 0;
    if (byId.has(id) || isProtected) throw broken();
    byId.set(id, { id, type: file.text(info.at + idSize + 2, 4), properties: [], extents: [] });
  }
  return byId;
}

/** ISO/IEC 14496-12, 8.11.12. */
function readReferences(file: BoundedBytes, iref: Box): Items["references"] {
  const { version, at } = fullBox(file, iref);
  const size = version === 0 ? 2 : 4;
  const id = (from: number) => (size === 2 ? file.u16(from) : file.u32(from));
  return readBoxes(file, at, iref.end).map(({ type, start, end }) => {
    const count = file.u16(start + size);
    if (start + size + 2 + count * size > end) throw broken();
    const to = Array.from({ length: count }, (_, index) => id(start + size + 2 + index * size));
    return { type, from: id(start), to };
  });
}

/** ISO/IEC 23008-12, 9.3: the list of properties, and which item has which. */
function readProperties(file: BoundedBytes, iprp: Box, byId: Map<number, Item>): void {
  const boxes = readBoxes(file, iprp.start, iprp.end);
  const list = onlyBox(boxes, "ipco");
  if (!list) throw truncated();
  const properties = readBoxes(file, list.start, list.end);
  for (const box of boxes.filter(({ type }) => type === "ipma")) {
    const { version, flags, at: start } = fullBox(file, box);
    const isWide = (flags & 1) === 1;
    let at = start + 4;
    for (let count = file.u32(start); count > 0; count--) {
      const item = byId.get(version === 0 ? file.u16(at) : file.u32(at));
      at += version === 0 ? 2 : 4;
      if (item && item.properties.length > 0) throw broken();
      const associations = file.u8(at++);
      if (at + associations * (isWide ? 2 : 1) > box.end) throw truncated();
      for (let number = 0; number < associations; number++, at += isWide ? 2 : 1) {
        const value = isWide ? file.u16(at) : file.u8(at);
        const essential = isWide ? 0x8000 : 0x80;
        const index = value & (essential - 1);
        const property = properties[index - 1];
        if (index !== 0 && !property) throw broken();
        if (property) item?.properties.push({ index, isEssential: value >= essential, box: property });
      }
    }
  }
}

/** Where the bytes of each item stand in the file: `iloc` of ISO/IEC 14496-12, 8.11.3. */
function readLocations(file: BoundedBytes, iloc: Box, idat: Box | null): Map<number, ByteRange[]> {
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
