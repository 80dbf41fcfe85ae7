import { describe, expect, it } from "vitest";
import * as made from "../../../../tests/support/pictures/hand-made-avif";
import { big, box, indexOf, join } from "../../../../tests/support/pictures/parts";
import { small } from "../../../../tests/support/pictures/small";
import { cleanPicture } from "../clean-picture";

const { handMadeAvif, imir, irot, ispe } = made;
const { data, av1C } = made.codedPictureOf(small("avif"));

const tile = (...more: Uint8Array[]): made.HandMadeItem => ({
  type: "av01",
  data,
  properties: [ispe(24, 17), av1C, ...more],
});

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

  it.each([
    ["says another size than its pixels", handMadeAvif([{ ...tile(), properties: [ispe(23, 17), av1C] }])],
    ["says two sizes", handMadeAvif([tile(ispe(24, 17))])],
  ])("is refused where it %s", (_what, bytes) => refused(bytes, "rusak atau tidak wajar"));

  it.each([
    ["is cut", handMadeAvif([tile(box("clap", new Uint8Array(32)))])],
    ["has a property that nobody may leave out", handMadeAvif([tile(box("made", "x"))])],
    ["is in another codec", handMadeAvif([{ ...tile(), type: "hvc1" }])],
    ["is made of other pictures", handMadeAvif([{ ...tile(), type: "iovl" }])],
  ])("is refused where it %s", (_what, bytes) => refused(bytes, "jarang dipakai"));
});
