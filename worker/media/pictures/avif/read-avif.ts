import { type BoundedBytes, bytesOf, joinParts, u16, u32 } from "../bounded-bytes";
import { animated, type ByteRange, broken, type ReadPicture, truncated } from "../read-picture";
import { onlyBox, readBoxes, writeBox, writeFullBox } from "./boxes";
import { readItems } from "./items";
import { type KeptItem, type KeptPicture, keepItems } from "./kept-items";
import { cleanProperty, isTurned } from "./properties";

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

interface Numbered extends KeptItem {
  id: number;
}

/** A file of AVIF (AV1 Image File Format, 1.2) with this picture alone, put together anew. */
function writeAvif(file: BoundedBytes, picture: KeptPicture): Uint8Array {
  const items: Numbered[] = [];
  const references: Uint8Array[] = [];
  const add = (kept: KeptItem): Numbered => {
    const numbered = { ...kept, id: items.length + 1 };
    items.push(numbered);
    const tiles = kept.tiles.map(add);
    if (tiles.length > 0) references.push(reference("dimg", numbered, tiles));
    return numbered;
  };
  const primary = add(picture.primary);
  if (picture.alpha) {
    const alpha = add(picture.alpha);
    references.push(reference("auxl", alpha, [primary]));
    if (picture.isPremultiplied) references.push(reference("prem", primary, [alpha]));
  }

  const head = writeBox("ftyp", bytesOf("avif"), u32(0), bytesOf("avifmif1miaf"));
  const before = [
    writeFullBox("hdlr", 0, 0, u32(0), bytesOf("pict"), new Uint8Array(13)),
    writeFullBox("pitm", 0, 0, u16(primary.id)),
  ];
  const after = [
    writeFullBox("iinf", 0, 0, u16(items.length), joinParts(items.map(info))),
    ...(references.length > 0 ? [writeFullBox("iref", 0, 0, joinParts(references))] : []),
    properties(file, items),
  ];
  const meta = (from: number) => writeFullBox("meta", 0, 0, ...before, locations(items, from), ...after);
  const from = head.length + meta(0).length + 8;
  return joinParts([head, meta(from), writeBox("mdat", ...items.map(({ bytes }) => bytes))]);
}

function reference(type: string, from: Numbered, to: readonly Numbered[]): Uint8Array {
  return writeBox(type, u16(from.id), u16(to.length), joinParts(to.map(({ id }) => u16(id))));
}

/** Hidden are the tiles, which nobody is to see by themselves. */
function info({ id, item }: Numbered): Uint8Array {
  return writeFullBox("infe", 2, id === 1 ? 0 : 1, u16(id), u16(0), bytesOf(item.type), Uint8Array.of(0));
}

function locations(items: readonly Numbered[], from: number): Uint8Array {
  let at = from;
  const entries = items.map(({ id, bytes }) => {
    at += bytes.length;
    return joinParts([u16(id), u16(0), u16(1), u32(at - bytes.length), u32(bytes.length)]);
  });
  return writeFullBox("iloc", 0, 0, u16(0x4400), u16(items.length), joinParts(entries));
}

/** The list of properties, each once, and which item has which. */
function properties(file: BoundedBytes, items: readonly Numbered[]): Uint8Array {
  const numbers = new Map<string, number>();
  const boxes: Uint8Array[] = [];
  const associations = items.map(({ id, item }) => {
    const own = item.properties.flatMap((property) => {
      // What one item may not be shown without, another may.
      const key = `${property.index}${property.isEssential}`;
      if (!numbers.has(key)) {
        const box = cleanProperty(file, property);
        if (box) boxes.push(box);
        numbers.set(key, box ? boxes.length : 0);
      }
      const number = numbers.get(key) ?? 0;
      return number === 0 ? [] : [u16(number + (property.isEssential ? 0x8000 : 0))];
    });
    return joinParts([u16(id), Uint8Array.of(own.length), ...own]);
  });
  return writeBox(
    "iprp",
    writeBox("ipco", joinParts(boxes)),
    writeFullBox("ipma", 0, 1, u32(items.length), joinParts(associations)),
  );
}
