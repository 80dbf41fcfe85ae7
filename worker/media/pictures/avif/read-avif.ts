import type { BoundedBytes } from "../bounded-bytes";
import type { ByteRange, ReadPicture } from "../read-picture";
import { animated, broken, truncated } from "../refusals";
import { onlyBox, readBoxes } from "./boxes";
import { readItems } from "./items";
import { type KeptItem, keepItems } from "./kept-items";
import { isTurned } from "./properties";
import { writeAvif } from "./write-avif";

/** More items than any camera makes tiles; each costs memory. */
const maxItems = 10_000;

/**
 * Reads AVIF (AV1 Image File Format, 1.2). Its picture and transparency are kept, in a file that is put together anew.
 * It is turned by properties of its own, which every decoder applies: what EXIF says of that does not count.
 */
export function readAvif(file: BoundedBytes): ReadPicture {
  const boxes = readBoxes(file, 0, file.length);
  const ftyp = onlyBox(boxes, "ftyp");
  const brands = ftyp ? file.text(ftyp.start, Math.min(512, ftyp.end - ftyp.start)) : "";
  if (/^(.{4})*?avis/s.test(brands) || onlyBox(boxes, "moov")) throw animated();
  const meta = onlyBox(boxes, "meta");
  if (!meta) throw truncated();
  const items = readItems(file, meta);
  if (items.byId.size > maxItems) throw broken();
  const picture = keepItems(file, items);
  const isOnItsSide = isTurned(file, picture.primary.item);
  return {
    width: isOnItsSide ? picture.height : picture.width,
    height: isOnItsSide ? picture.width : picture.height,
    orientation: 1,
    isCmyk: false,
    pixels: pixelsOf([picture.primary, ...(picture.alpha ? [picture.alpha] : [])]),
    clean: () => writeAvif(file, picture),
  };
}

function pixelsOf(pictures: readonly KeptItem[]): ByteRange[] {
  const items = pictures.flatMap((picture) => [picture, ...picture.tiles]);
  const coded = items.filter(({ item }) => item.type === "av01").flatMap(({ item }) => item.extents);
  const ranges: [number, number][] = [];
  for (const [start, end] of coded.toSorted(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (last && start < last[1]) throw broken();
    ranges.push([start, end]);
  }
  return ranges;
}
