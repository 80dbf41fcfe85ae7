import { big, box, indexOf, join } from "./parts";

/** An item of a hand-made AVIF; it is the first, the second … as it stands in the list. */
export interface HandMadeItem {
  type: string;
  data: Uint8Array;
  properties: Uint8Array[];
}

interface Around {
  /** Kind of reference, from which item to which. */
  references?: [type: string, from: number, to: number[]][];
  brands?: string;
  /** Boxes behind the picture. */
  behind?: Uint8Array[];
}

const essential = ["av1C", "irot", "imir", "clap", "made"];

const full = (type: string, version: number, flags: number, ...parts: (Uint8Array | number[] | string)[]) =>
  box(type, [version, 0, 0, flags], ...parts);

/** Properties by hand. */
export const ispe = (width: number, height: number) => full("ispe", 0, 0, big(width), big(height));
export const irot = (quarters: number) => box("irot", [quarters]);
export const imir = (axis: number) => box("imir", [axis]);

/** What a grid's item holds. */
export const grid = (columns: number, rows: number, width: number, height: number) =>
  join([0, 0, rows - 1, columns - 1], big(width, 2), big(height, 2));

/** An AVIF of these items, the first of which is the picture. */
export function handMadeAvif(
  items: HandMadeItem[],
  { references = [], brands = "avifmif1miaf", behind = [] }: Around = {},
) {
  const head = box("ftyp", "avif", big(0), brands);
  let property = 0;
  const associations = items.map(({ properties }, index) => {
    const own = properties.map((bytes) => {
      property += 1;
      return property + (essential.includes(String.fromCharCode(...bytes.subarray(4, 8))) ? 0x80 : 0);
    });
    return join(big(index + 1, 2), [own.length], own);
  });
  const meta = (from: number) => {
    let at = from;
    const locations = items.map(({ data }, index) => {
      at += data.length;
      return join(big(index + 1, 2), [0, 0, 0, 1], big(at - data.length), big(data.length));
    });
    return full(
      "meta",
      0,
      0,
      full("hdlr", 0, 0, big(0), "pict", new Uint8Array(13)),
      full("pitm", 0, 0, [0, 1]),
      full("iloc", 0, 0, [0x44, 0], big(items.length, 2), ...locations),
      full(
        "iinf",
        0,
        0,
        big(items.length, 2),
        ...items.map(({ type }, index) => full("infe", 2, 0, big(index + 1, 2), [0, 0], type, [0])),
      ),
      ...(references.length > 0
        ? [
            full(
              "iref",
              0,
              0,
              ...references.map(([type, from, to]) =>
                box(type, big(from, 2), big(to.length, 2), ...to.map((id) => big(id, 2))),
              ),
            ),
          ]
        : []),
      box(
        "iprp",
        box("ipco", ...items.flatMap(({ properties }) => properties)),
        full("ipma", 0, 0, big(items.length), ...associations),
      ),
    );
  };
  const from = head.length + meta(0).length + 8;
  return join(head, meta(from), box("mdat", ...items.map(({ data }) => data)), ...behind);
}

/** What a decoder needs of an AVIF with one picture: its bytes, and how to read them. */
export function codedPictureOf(avif: Uint8Array): { data: Uint8Array; av1C: Uint8Array } {
  const mdat = indexOf(avif, "mdat") - 4;
  const length = new DataView(avif.buffer, avif.byteOffset).getUint32(mdat);
  const configuration = indexOf(avif, "av1C") - 4;
  return {
    data: avif.subarray(mdat + 8, mdat + length),
    av1C: avif.subarray(configuration, configuration + 12),
  };
}
