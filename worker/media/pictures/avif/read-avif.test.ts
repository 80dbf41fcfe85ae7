import { describe, expect, it } from "vitest";
import * as made from "../../../../tests/support/pictures/hand-made-avif";
import { big, box, indexOf, join } from "../../../../tests/support/pictures/parts";
import { small } from "../../../../tests/support/pictures/small";
import { cleanPicture } from "../clean-picture";

const { alphaProperty, grid, handMadeAvif, imir, irot, ispe } = made;
const { data, av1C } = made.codedPictureOf(small("avif"));

const tile = (...more: Uint8Array[]): made.HandMadeItem => ({
  type: "av01",
  data,
  properties: [ispe(24, 17), av1C, ...more],
});

/** Four tiles of 24 × 17 that show so many pixels together. */
function gridOf(
  width: number,
  height: number,
  { columns = 2, rows = 2, said = [width, height] as const } = {},
) {
  const items = [
    { type: "grid", data: grid(columns, rows, width, height), properties: [ispe(...said)] },
    ...[1, 2, 3, 4].map(() => tile()),
  ];
  return handMadeAvif(items, { references: [["dimg", 1, [2, 3, 4, 5]]] });
}

const refused = (bytes: Uint8Array, message: string) =>
  expect(cleanPicture(bytes, null)).rejects.toMatchObject({
    code: "validation_failed",
    message: expect.stringContaining(message),
  });

describe("an AVIF", () => {
  it("is put together anew with its picture alone", async () => {
    const { bytes } = await cleanPicture(handMadeAvif([tile()]), null);
    expect((await cleanPicture(small("avif"), null)).bytes.length).toBeGreaterThan(0);
    const noted = handMadeAvif(
      [
        tile(),
        { type: "Exif", data: join(big(0), "MM\0*Kamera Rahasia"), properties: [] },
        { type: "mime", data: join("<x:xmpmeta>Jalan Rahasia</x:xmpmeta>"), properties: [] },
        tile(),
      ],
      {
        references: [
          ["cdsc", 2, [1]],
          ["cdsc", 3, [1]],
          ["thmb", 4, [1]],
        ],
        behind: [box("uuid", "rahasia")],
      },
    );
    const clean = await cleanPicture(noted, null);
    expect(clean.bytes).toEqual(bytes);
    expect(indexOf(clean.bytes, "ahasia")).toBe(-1);
  });

  it.each([
    [[irot(1)], 17, 24],
    [[irot(3), imir(0)], 17, 24],
    [[irot(2)], 24, 17],
    [[imir(1)], 24, 17],
  ])("is as large as it is shown once it is turned (%#)", async (properties, width, height) => {
    const clean = await cleanPicture(handMadeAvif([tile(...properties)]), null);
    expect(clean).toMatchObject({ width, height });
    for (const property of properties) expect(indexOf(clean.bytes, property)).toBeGreaterThan(0);
    expect(await cleanPicture(clean.bytes, null)).toEqual(clean);
  });

  it("may consist of tiles", async () => {
    const clean = await cleanPicture(gridOf(45, 30), null);
    expect(clean).toMatchObject({ type: "image/avif", width: 45, height: 30 });
    expect(await cleanPicture(clean.bytes, null)).toEqual(clean);
  });

  it.each([
    ["says another size than its tiles", gridOf(45, 30, { said: [24, 17] })],
    ["has a row that shows nothing", gridOf(45, 17)],
    ["has fewer tiles than it says", gridOf(45, 30, { columns: 3 })],
    ["shows more than its tiles hold", gridOf(49, 30)],
    ["says another size than its pixels", handMadeAvif([{ ...tile(), properties: [ispe(23, 17), av1C] }])],
    ["says two sizes", handMadeAvif([tile(ispe(24, 17))])],
    ["has transparency of another size", alphaOf(ispe(12, 17))],
    ["has transparency twice", alphaOf(ispe(24, 17), ["auxl", 3, [1]])],
  ])("is refused where it %s", (_what, bytes) => refused(bytes, "rusak atau tidak wajar"));

  function alphaOf(size: Uint8Array, ...more: [type: string, from: number, to: number[]][]) {
    const alpha = { type: "av01", data, properties: [size, av1C, alphaProperty] };
    return handMadeAvif([tile(), alpha, alpha], { references: [["auxl", 2, [1]], ...more] });
  }

  it.each([
    ["is cut", handMadeAvif([tile(box("clap", new Uint8Array(32)))])],
    ["has a property that nobody may leave out", handMadeAvif([tile(box("made", "x"))])],
    ["is in another codec", handMadeAvif([{ ...tile(), type: "hvc1" }])],
    ["is made of other pictures", handMadeAvif([{ ...tile(), type: "iovl" }])],
  ])("is refused where it %s", (_what, bytes) => refused(bytes, "jarang dipakai"));

  it("is refused where its bytes stand behind its end", async () => {
    const bytes = handMadeAvif([tile()]);
    const offset = indexOf(bytes, "iloc") + 4 + 4 + 4 + 6;
    bytes.set(big(bytes.length - 10), offset);
    await refused(bytes, "tidak lengkap");
  });

  it("is refused where its items share bytes, to become larger than it is", async () => {
    const tiles = Array.from({ length: 100 }, () => ({ ...tile(), data: new Uint8Array() }));
    const bytes = handMadeAvif(
      [{ type: "grid", data: grid(10, 10, 240, 170), properties: [ispe(240, 170)] }, ...tiles],
      { references: [["dimg", 1, tiles.map((_, index) => index + 2)]], behind: [box("mdat", data)] },
    );
    const first = indexOf(bytes, "iloc") + 4 + 4 + 4;
    for (let index = 1; index <= 100; index++) {
      bytes.set([...big(bytes.length - data.length), ...big(data.length)], first + index * 14 + 6);
    }
    await refused(bytes, "rusak atau tidak wajar");
  });
});
