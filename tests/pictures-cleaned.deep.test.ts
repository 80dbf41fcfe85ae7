import { Buffer } from "node:buffer";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, test } from "vitest";
import type { PictureType } from "../worker/contract/media/picture-address";
import { type CleanPicture, cleanPicture } from "../worker/media/pictures/clean-picture";
import { bytesOf, camera, distance, drawn, drawnWithMetadata, place, shown } from "./support/pictures/drawn";
import { codedPictureOf, grid, handMadeAvif, imir, irot, ispe } from "./support/pictures/hand-made-avif";
import { chunk, exif, indexOf, join, segment, withChunks, withSegments } from "./support/pictures/parts";
import { small } from "./support/pictures/small";

/** What stands in for the service: it turns a picture upright and loses nothing where the type allows that. */
async function redraw(bytes: Uint8Array, to: PictureType): Promise<Uint8Array> {
  const upright = sharp(bytes).autoOrient();
  if (to === "image/jpeg") return bytesOf(upright.jpeg({ quality: 100, chromaSubsampling: "4:4:4" }));
  return bytesOf(to === "image/png" ? upright.png() : upright.webp({ lossless: true, exact: true }));
}

const clean = (bytes: Uint8Array): Promise<CleanPicture> => cleanPicture(bytes, null);

function expectNothingTold({ bytes }: CleanPicture) {
  for (const secret of [camera, place, "Exif", "xmpmeta", "ahasia", "http:"]) {
    expect(indexOf(bytes, secret)).toBe(-1);
    expect(indexOf(bytes, [...secret].join("\0"))).toBe(-1);
  }
}

async function expectSamePixels(before: Uint8Array, { bytes, width, height }: CleanPicture) {
  const [was, is] = await Promise.all([shown(before), shown(bytes)]);
  expect(is).toEqual(was);
  expect(is.size).toContain(`${width} × ${height} ×`);
}

describe("cleaning", () => {
  const encoded: [what: string, picture: Sharp][] = [
    ["JPEG", drawnWithMetadata().jpeg()],
    ["JPEG in several scans", drawnWithMetadata().jpeg({ mozjpeg: true })],
    ["grey JPEG", drawnWithMetadata().toColourspace("b-w").jpeg()],
    ["PNG", drawnWithMetadata(4).png()],
    [
      "PNG of 16 colours, interlaced",
      drawnWithMetadata(4).png({ palette: true, colours: 16, progressive: true }),
    ],
    ["WebP", drawnWithMetadata().webp()],
    ["WebP with transparency", drawnWithMetadata(4).webp()],
    ["lossless WebP", drawnWithMetadata(4).webp({ lossless: true })],
    ["AVIF", drawnWithMetadata().avif({ effort: 1 })],
    ["AVIF with transparency", drawnWithMetadata(4).avif({ effort: 1 })],
    ["AVIF of 10 bits", drawnWithMetadata().avif({ effort: 1, bitdepth: 10 })],
    ["lossless AVIF", drawnWithMetadata().avif({ effort: 1, lossless: true })],
  ];

  it.each(encoded)(
    "takes place and camera out of a picture and leaves its pixels: %s",
    async (_what, picture) => {
      const bytes = await bytesOf(picture);
      expect(indexOf(bytes, camera)).toBeGreaterThan(0);
      const cleaned = await clean(bytes);
      expectNothingTold(cleaned);
      await expectSamePixels(bytes, cleaned);
      const { icc, exif, xmp, iptc } = await sharp(cleaned.bytes).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      // Its colours are those of another screen than most.
      expect(icc?.length).toBeGreaterThan(300);
      expect(await clean(cleaned.bytes)).toEqual(cleaned);
    },
  );

  it("takes everything out of a JPEG that it does not need", async () => {
    const bytes = await bytesOf(drawn().jpeg());
    const told = withSegments(
      bytes,
      segment(0xe0, join("JFIF\0", [1, 2, 1, 0, 72, 0, 72, 1, 1], "xyz")),
      segment(0xe0, join("JFXX\0", camera)),
      segment(0xe1, join("Exif\0\0", exif(1, place))),
      segment(0xe1, join("http://ns.adobe.com/xap/1.0/\0", `<x:xmpmeta>${place}</x:xmpmeta>`)),
      segment(0xe2, join("MPF\0", camera)),
      segment(0xeb, join("JP", camera)),
      segment(0xed, join("Photoshop 3.0\x008BIM\x04\x04", place)),
      segment(0xef, place),
      segment(0xfe, camera),
    );
    const cleaned = await clean(join(told, bytes, "behind its end"));
    expectNothingTold(cleaned);
    // What JFIF says of colours stays, without its thumbnail.
    expect(cleaned.bytes.length).toBe(bytes.length + 18);
    await expectSamePixels(bytes, cleaned);
  });

  it("takes everything out of a PNG that it does not need", async () => {
    const bytes = await bytesOf(drawn().png());
    const told = withChunks(
      bytes,
      chunk("eXIf", exif(1, place)),
      chunk("tEXt", `Comment\0${camera}`),
      chunk("zTXt", join("Comment\0\0", place)),
      chunk("iTXt", join("XML:com.adobe.xmp\0\0\0\0\0", `<x:xmpmeta>${place}</x:xmpmeta>`)),
      chunk("tIME", [7, 233, 1, 1, 1, 1, 1]),
      chunk("vpAg", camera),
      chunk("gAMA", [0, 0, 0xb1, 0x8f]),
    );
    const cleaned = await clean(join(told, "behind its end"));
    expectNothingTold(cleaned);
    expect(indexOf(cleaned.bytes, "gAMA")).toBeGreaterThan(0);
    await expectSamePixels(bytes, cleaned);
  });

  it("keeps 16 bits of a sample", async () => {
    const bytes = small("deepPng");
    const read = (from: Uint8Array) => sharp(from).toColourspace("rgb16").raw({ depth: "ushort" }).toBuffer();
    const cleaned = await clean(bytes);
    expect(await read(cleaned.bytes)).toEqual(await read(bytes));
    expect(await sharp(cleaned.bytes).metadata()).toMatchObject({ depth: "ushort" });
  });
});

describe("a picture that EXIF turns", () => {
  const types: [type: PictureType, most: number, make: (orientation: number) => Promise<Uint8Array>][] = [
    ["image/jpeg", 4, (orientation) => bytesOf(drawn().withMetadata({ orientation }).jpeg({ quality: 95 }))],
    ["image/png", 0, (orientation) => bytesOf(drawn().withMetadata({ orientation }).png())],
    [
      "image/webp",
      0,
      (orientation) => bytesOf(drawn().withMetadata({ orientation }).webp({ lossless: true })),
    ],
  ];

  it.each(types)("comes out as every decoder would show it: %s", async (type, most, make) => {
    const upright = new Set<string>();
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const bytes = await make(orientation);
      const cleaned = await cleanPicture(bytes, redraw);
      expect(cleaned.type).toBe(type);
      const [was, is] = [await shown(bytes), await shown(cleaned.bytes)];
      expect(is.size).toBe(was.size);
      expect(is.size).toContain(`${cleaned.width} × ${cleaned.height}`);
      expect(distance(is.data, was.data)).toBeLessThanOrEqual(most);
      expect((await sharp(cleaned.bytes).metadata()).orientation).toBeUndefined();
      upright.add(Buffer.from(was.data).toString("latin1"));
    }
    expect(upright.size).toBe(8);
  });

  it("is AVIF only where its own properties turn it", async () => {
    const bytes = await bytesOf(drawn().withMetadata({ orientation: 6 }).avif({ effort: 1 }));
    await expectSamePixels(bytes, await clean(bytes));
  });
});

test("a picture in printing colours comes out in those of a screen", async () => {
  const bytes = await bytesOf(drawn().withIccProfile("cmyk").toColourspace("cmyk").jpeg({ quality: 100 }));
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "cmyk" });
  const cleaned = await cleanPicture(bytes, redraw);
  expect(await sharp(cleaned.bytes).metadata()).toMatchObject({ space: "srgb", channels: 3 });
  expect(distance((await shown(cleaned.bytes)).data, (await shown(bytes)).data)).toBeLessThanOrEqual(4);
});

describe("a hand-made AVIF", () => {
  it("is shown as before: tiles, transparency and turns", async () => {
    const lossless = await bytesOf(drawn(64, 64).avif({ effort: 1, lossless: true }));
    const { data, av1C } = codedPictureOf(lossless);
    const colours = lossless.subarray(indexOf(lossless, "colrnclx") - 4, indexOf(lossless, "colrnclx") + 15);
    const properties = [ispe(64, 64), av1C, colours];
    const tiles = [1, 2, 3, 4].map(() => ({ type: "av01", data, properties }));
    const picture = {
      type: "grid",
      data: grid(2, 2, 120, 100),
      properties: [ispe(120, 100), colours, irot(1), imir(0)],
    };
    const bytes = handMadeAvif([picture, ...tiles], { references: [["dimg", 1, [2, 3, 4, 5]]] });
    const cleaned = await clean(bytes);
    expect(cleaned).toMatchObject({ width: 100, height: 120 });
    await expectSamePixels(bytes, cleaned);
  });
});
