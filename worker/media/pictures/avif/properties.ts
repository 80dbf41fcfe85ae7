import { type BoundedBytes, bytesOf } from "../bounded-bytes";
import { cleanProfile } from "../colour-profile";
import { broken, unusual } from "../read-picture";
import { writeBox, writeFullBox } from "./boxes";
import type { Item, Property } from "./items";

/** What `auxC` calls transparency: MIAF (ISO/IEC 23000-22), 7.3.5.2, and its older name. */
const alphaNames = ["urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1"];
const alphaName = bytesOf(`${alphaNames[0]}\0`);

/** Lengths of properties that are kept as they are. */
const lengths: Record<string, number> = { irot: 1, imir: 1, clli: 4, mdcv: 24, a1op: 1, lsel: 2 };

/** Pixels of an item: ISO/IEC 23008-12, 6.5.3. */
export function sizeOf(file: BoundedBytes, item: Item): { width: number; height: number } {
  const [found, another] = item.properties.filter(({ box }) => box.type === "ispe");
  if (!found || another || found.box.end - found.box.start !== 12) throw broken();
  return { width: file.u32(found.box.start + 4), height: file.u32(found.box.start + 8) };
}

/** Whether an item is turned by a quarter, once or three times: ISO/IEC 23008-12, 6.5.10. */
export function isTurned(file: BoundedBytes, item: Item): boolean {
  return (
    item.properties.filter(({ box }) => box.type === "irot" && (file.u8(box.start) & 1) === 1).length % 2 ===
    1
  );
}

export function isAlpha(file: BoundedBytes, item: Item): boolean {
  const property = item.properties.find(({ box }) => box.type === "auxC");
  if (!property) return false;
  const [name] = file
    .text(property.box.start + 4, Math.min(64, property.box.end - property.box.start - 4))
    .split("\0");
  return alphaNames.includes(name ?? "");
}

/** A property with nothing but what showing the picture needs; null where it needs none of it. */
export function cleanProperty(file: BoundedBytes, { box, isEssential }: Property): Uint8Array | null {
  const data = file.part(box.start, box.end);
  const { type } = box;
  if (type === "ispe") return writeFullBox(type, 0, 0, data.subarray(4));
  if (type === "auxC") return writeFullBox(type, 0, 0, alphaName);
  if (type === "av1C") {
    if (data.length < 4) throw broken();
    // What may follow stands in the picture itself.
    return writeBox(type, data.subarray(0, 4));
  }
  if (type === "pixi") {
    if (data.length < 5 || data.length < 5 + (data[4] ?? 0) || (data[4] ?? 0) > 4) throw broken();
    return writeFullBox(type, 0, 0, data.subarray(4, 5 + (data[4] ?? 0)));
  }
  if (type === "colr") return cleanColour(data);
  if (Object.hasOwn(lengths, type)) {
    if (data.length !== lengths[type]) throw broken();
    return writeBox(type, data);
  }
  // A picture that is cut, and whatever else may not be left out.
  if (isEssential) throw unusual();
  return null;
}

/** ISO/IEC 14496-12, 12.1.5. */
function cleanColour(data: Uint8Array): Uint8Array | null {
  const sort = String.fromCharCode(...data.subarray(0, 4));
  if (sort === "nclx") {
    if (data.length !== 11) throw broken();
    return writeBox("colr", data);
  }
  if (sort !== "prof" && sort !== "rICC") return null;
  const profile = cleanProfile(data.subarray(4), "RGB ") ?? cleanProfile(data.subarray(4), "GRAY");
  return profile && writeBox("colr", bytesOf("prof"), profile);
}

/** The layout of a grid: ISO/IEC 23008-12, 6.6.2.3. */
export function readGrid(data: Uint8Array): { columns: number; rows: number; width: number; height: number } {
  const [version, flags = 0, rows = 0, columns = 0, ...sides] = data;
  const isWide = (flags & 1) === 1;
  if (version !== 0 || sides.length !== (isWide ? 8 : 4)) throw broken();
  const number = (digits: number[]) => digits.reduce((sum, digit) => sum * 256 + digit, 0);
  const half = sides.length / 2;
  return {
    rows: rows + 1,
    columns: columns + 1,
    width: number(sides.slice(0, half)),
    height: number(sides.slice(half)),
  };
}
