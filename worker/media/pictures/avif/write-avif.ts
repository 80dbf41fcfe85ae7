import type { BoundedBytes } from "../bounded-bytes";
import { bytesOf, joinParts, u16, u32 } from "../byte-parts";
import { writeBox, writeFullBox } from "./boxes";
import type { KeptItem, KeptPicture } from "./kept-items";
import { cleanProperty } from "./properties";

interface Numbered extends KeptItem {
  id: number;
}

/** A file of AVIF (AV1 Image File Format, 1.2) with this picture alone, put together anew. */
export function writeAvif(file: BoundedBytes, picture: KeptPicture): Uint8Array {
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
