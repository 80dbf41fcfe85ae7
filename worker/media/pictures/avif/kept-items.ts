import type { BoundedBytes } from "../bounded-bytes";
import { joinParts } from "../byte-parts";
import { checkSize, maxParts } from "../read-picture";
import { broken, truncated, unusual } from "../refusals";
import { readCodedPicture } from "./coded-picture";
import type { Item, Items } from "./items";
import { isAlpha, readGrid, sizeOf } from "./properties";

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
