import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  canvas,
  chunk,
  exif,
  frameOf,
  indexOf,
  join,
  riff,
  segment,
  withChunks,
  withSegments,
} from "../../../tests/support/pictures/parts";
import { small, smallPictures } from "../../../tests/support/pictures/small";
import type { PictureType } from "../../contract/media/picture-address";
import { cleanPicture } from "./clean-picture";

const still = smallPictures.filter((name) => name !== "cmykJpeg" && name !== "movingWebp");

async function redraw(bytes: Uint8Array, to: PictureType): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const result = await env.IMAGES.input(stream).output({ format: to as "image/jpeg" });
  return new Uint8Array(await result.response().arrayBuffer());
}

const turnedJpeg = (orientation: number) =>
  withSegments(
    small("jpeg"),
    segment(0xe1, [..."Exif\0\0"].map((letter) => letter.charCodeAt(0)).concat(...exif(orientation))),
  );

/** A picture that says how it is turned, in each type that can. */
const turned: [type: PictureType, make: (orientation: number) => Uint8Array][] = [
  ["image/jpeg", turnedJpeg],
  ["image/png", (orientation) => withChunks(small("png"), chunk("eXIf", exif(orientation)))],
  [
    "image/webp",
    (orientation) => riff(canvas(24, 17, 8), frameOf(small("webp")), ["EXIF", exif(orientation)]),
  ],
];

describe("a picture", () => {
  it.each(still)("is taken by its bytes, with its size: %s", async (name) => {
    const clean = await cleanPicture(small(name), null);
    expect(clean).toMatchObject({ width: 24, height: 17 });
    expect(clean.type).toBe(`image/${/jpe?g|png|webp|avif/i.exec(name)?.[0].toLowerCase()}`);
    expect(await cleanPicture(clean.bytes, null)).toEqual(clean);
  });

  it.each(still)("is left as it came, where a decoder sees it: %s", async (name) => {
    const { bytes } = await cleanPicture(small(name), null);
    const decoded = async (picture: Uint8Array) => redraw(picture, "image/webp");
    expect(await decoded(bytes)).toEqual(await decoded(small(name)));
  });

  it.each([
    [
      "JPEG",
      withSegments(
        small("jpeg"),
        segment(0xe1, join("Exif\0\0", exif(1, "Jalan Rahasia"))),
        segment(0xfe, "Jalan Rahasia"),
      ),
    ],
    [
      "PNG",
      withChunks(small("png"), chunk("eXIf", exif(1, "Jalan Rahasia")), chunk("tEXt", "GPS\0Jalan Rahasia")),
    ],
    [
      "WebP",
      riff(
        canvas(24, 17, 12),
        frameOf(small("webp")),
        ["EXIF", exif(1, "Jalan Rahasia")],
        ["XMP ", "Jalan Rahasia"],
      ),
    ],
  ])("loses what it tells of its place and camera: %s", async (_what, bytes) => {
    expect(indexOf(bytes, "Rahasia")).toBeGreaterThan(0);
    const clean = await cleanPicture(bytes, null);
    expect(indexOf(clean.bytes, "Rahasia")).toBe(-1);
  });

  it("is never written to, and may stand in the middle of other bytes", async () => {
    const around = new Uint8Array(4_000).fill(7);
    around.set(turnedJpeg(1), 1_000);
    const before = around.slice();
    const { bytes } = await cleanPicture(around.subarray(1_000, 1_000 + turnedJpeg(1).length), null);
    expect(around).toEqual(before);
    expect(bytes).toEqual((await cleanPicture(turnedJpeg(1), null)).bytes);
  });
});

describe("a picture that lies on its side", () => {
  it.each(turned)("is redrawn upright: %s", async (type, make) => {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
      const clean = await cleanPicture(make(orientation), redraw);
      const size = orientation < 5 ? { width: 24, height: 17 } : { width: 17, height: 24 };
      expect(clean).toMatchObject({ type, ...size });
      expect(await cleanPicture(clean.bytes, null)).toEqual(clean);
    }
  });

  it.each(turned)("is refused with a sentence where nothing can redraw it: %s", async (_type, make) => {
    await expect(cleanPicture(make(6), null)).rejects.toMatchObject({
      code: "validation_failed",
      fields: { file: expect.stringContaining("tersimpan miring") },
    });
  });

  it.each(turned)(
    "is left as it is where it says that it is upright, or nonsense: %s",
    async (_type, make) => {
      for (const orientation of [0, 1, 9, 65_535]) {
        expect(await cleanPicture(make(orientation), null)).toMatchObject({ width: 24, height: 17 });
      }
    },
  );
});

describe("a picture in printing colours", () => {
  it("is redrawn in those of a screen", async () => {
    const clean = await cleanPicture(small("cmykJpeg"), redraw);
    expect(clean).toMatchObject({ type: "image/jpeg", width: 24, height: 17 });
    expect(await cleanPicture(clean.bytes, null)).toEqual(clean);
  });

  it("is refused with a sentence where nothing can redraw it", async () => {
    await expect(cleanPicture(small("cmykJpeg"), null)).rejects.toMatchObject({
      fields: { file: expect.stringContaining("CMYK") },
    });
  });
});

describe("what the service answers", () => {
  const failing = (error: unknown) => cleanPicture(turnedJpeg(6), () => Promise.reject(error));
  const answering = (bytes: Uint8Array) => cleanPicture(turnedJpeg(6), () => Promise.resolve(bytes));

  it.each([9412, 9520])("is the picture's fault where it cannot decode it (%s)", async (code) => {
    const cause = Object.assign(new Error("IMAGES_TRANSFORM_ERROR"), { code });
    await expect(failing(cause)).rejects.toMatchObject({ code: "validation_failed", status: 400, cause });
  });

  it.each([9422, 9402, undefined])("is nobody's fault for any other reason (%s)", async (code) => {
    const cause = Object.assign(new Error("IMAGES_TRANSFORM_ERROR"), { code });
    await expect(failing(cause)).rejects.toMatchObject({ code: "upstream_failed", status: 502, cause });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a broken picture", small("png").subarray(0, 300)],
    ["an error's text", new TextEncoder().encode("error")],
  ])("is not trusted: %s", async (_what, bytes) => {
    await expect(answering(bytes)).rejects.toMatchObject({ code: "upstream_failed" });
  });

  it.each([
    ["still lies on its side", turnedJpeg(6)],
    ["was not turned", small("jpeg")],
  ])("is refused where it %s", async (_what, bytes) => {
    await expect(answering(bytes)).rejects.toMatchObject({
      fields: { file: expect.stringContaining("tersimpan miring") },
    });
  });

  it("may be of another type than was asked for", async () => {
    const upright = await redraw(turnedJpeg(6), "image/webp");
    expect(await answering(upright)).toMatchObject({ type: "image/webp", width: 17, height: 24 });
  });
});
