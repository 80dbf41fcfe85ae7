import { BoundedBytes, joinParts } from "../bounded-bytes";
import { broken, checkSize, maxParts, truncated, unusual } from "../read-picture";
import type { Item, Items } from "./items";
import { isAlpha, readGrid, sizeOf } from "./properties";
import { readSequenceHeader } from "./sequence-header";

/** An item that the cleaned file has, with its bytes. */
export interface KeptItem {
  item: Item;
  bytes: Uint8Array;
  /** Those it is put together from, in order. */
  tiles: KeptItem[];
}

export interface KeptPicture {
  width: number;
  height: number;
  primary: KeptItem;
  alpha: KeptItem | null;
  /** Whether colours were multiplied with their transparency. */
  isPremultiplied: boolean;
}

/** The picture of a file and its transparency. Thumbnails, depths, gain maps and what is told of it are left out. */
export function keepItems(file: BoundedBytes, items: Items): KeptPicture {
  const reading = new Reading(file, items);
  const primary = items.byId.get(items.primary);
  if (!primary) throw truncated();
  const size = sizeOf(file, primary);
  checkSize(size.width, size.height);

  const auxiliaries = items.references.filter(({ type, to }) => type === "auxl" && to.includes(primary.id));
  const alphas = auxiliaries
    .map(({ from }) => items.byId.get(from))
    .filter((item) => item !== undefined && isAlpha(file, item));
  const [alpha, another] = alphas;
  if (another) throw broken();
  if (alpha) {
    const alphaSize = sizeOf(file, alpha);
    if (alphaSize.width !== size.width || alphaSize.height !== size.height) throw broken();
  }
  return {
    ...size,
    primary: reading.picture(primary),
    alpha: alpha ? reading.picture(alpha) : null,
    isPremultiplied: items.references.some(
      ({ type, from, to }) => type === "prem" && from === primary.id && to[0] === alpha?.id,
    ),
  };
}

class Reading {
  readonly #file: BoundedBytes;
  readonly #items: Items;
  readonly #tiles: Map<number, number[]>;
  #bytes = 0;
  #units = 0;

  constructor(file: BoundedBytes, items: Items) {
    this.#file = file;
    this.#items = items;
    this.#tiles = new Map(
      items.references.filter(({ type }) => type === "dimg").map(({ from, to }) => [from, to] as const),
    );
  }

  picture(item: Item): KeptItem {
    return item.type === "grid" ? this.#grid(item) : this.#coded(item);
  }

  #coded(item: Item): KeptItem {
    if (item.type !== "av01") throw unusual();
    const size = sizeOf(this.#file, item);
    const coded = readCodedPicture(this.#bytesOf(item));
    this.#units += coded.units;
    if (this.#units > maxParts) throw broken();
    if (coded.width !== size.width || coded.height !== size.height) throw broken();
    return { item, bytes: coded.bytes, tiles: [] };
  }

  #grid(item: Item): KeptItem {
    const bytes = this.#bytesOf(item);
    const { rows, columns, width, height } = readGrid(bytes);
    const size = sizeOf(this.#file, item);
    const ids = this.#tiles.get(item.id) ?? [];
    if (width !== size.width || height !== size.height || ids.length !== rows * columns) throw broken();
    const tiles = ids.map((id) => {
      const tile = this.#items.byId.get(id);
      if (!tile) throw truncated();
      return this.#coded(tile);
    });
    const [first] = tiles;
    if (!first) throw truncated();
    const { width: across, height: down } = sizeOf(this.#file, first.item);
    // Each row and column of tiles shows something.
    const isFilled = (side: number, tile: number, count: number) =>
      tile * count >= side && tile * (count - 1) < side;
    if (!isFilled(width, across, columns) || !isFilled(height, down, rows)) throw broken();
    for (const tile of tiles) {
      const own = sizeOf(this.#file, tile.item);
      if (own.width !== across || own.height !== down) throw broken();
      if (tile.item.properties.some(({ box }) => box.type === "irot" || box.type === "imir")) throw unusual();
    }
    return { item, bytes, tiles };
  }

  #bytesOf({ extents }: Item): Uint8Array {
    this.#bytes += extents.reduce((sum, [start, end]) => sum + end - start, 0);
    // Items that share bytes could make more of a file than it has.
    if (this.#bytes > this.#file.length) throw broken();
    return joinParts(extents.map(([start, end]) => this.#file.part(start, end)));
  }
}

const sequenceHeader = 1;
const temporalDelimiter = 2;
const frames = [3, 4, 6, 7];

interface CodedPicture {
  /** What its decoder will make room for. */
  width: number;
  height: number;
  /** How many units it consists of. */
  units: number;
  /** Without padding, and without what is merely told of it. */
  bytes: Uint8Array;
}

/** Reads the units of a picture in AV1: AV1 specification, 5.3. */
function readCodedPicture(data: Uint8Array): CodedPicture {
  const units = new BoundedBytes(data);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let hasFrame = false;
  let count = 0;
  for (let at = 0; at < data.length; ) {
    const header = units.u8(at);
    if (header & 0x80) throw broken();
    const type = (header >> 3) & 15;
    const length = at + (header & 4 ? 2 : 1);
    const [start, bytes] = header & 2 ? readLength(units, length) : [length, data.length - length];
    const end = start + bytes;
    const content = units.part(start, end);
    if (type === sequenceHeader) {
      // Another one could ask for other sizes.
      if (size) throw broken();
      size = readSequenceHeader(content);
    }
    if (frames.includes(type)) hasFrame = true;
    if (type === sequenceHeader || type === temporalDelimiter || frames.includes(type))
      kept.push(data.subarray(at, end));
    at = end;
    if (++count > maxParts) throw broken();
  }
  if (!size || !hasFrame) throw truncated();
  return { ...size, units: count, bytes: joinParts(kept) };
}

/** `leb128()`: AV1 specification, 4.10.5. Returns what follows it, and its value. */
function readLength(units: BoundedBytes, from: number): [next: number, value: number] {
  let value = 0;
  for (let index = 0; index < 5; index++) {
    const byte = units.u8(from + index);
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return [from + index + 1, value];
  }
  throw broken();
}
