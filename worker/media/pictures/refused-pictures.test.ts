import { describe, expect, it } from "vitest";
import { codedPictureOf, handMadeAvif, ispe } from "../../../tests/support/pictures/hand-made-avif";
import * as parts from "../../../tests/support/pictures/parts";
import { small, smallPictures } from "../../../tests/support/pictures/small";
import { AppError } from "../../app-error";
import { maxPictureBytes } from "../../contract/media/media-item";
import { cleanPicture } from "./clean-picture";

const { big, box, canvas, chunk, exif, frameOf, indexOf, join, little, riff, segment } = parts;
const { withChunks, withHeader, withSegments } = parts;

async function refusal(bytes: Uint8Array): Promise<AppError> {
  const error: unknown = await cleanPicture(bytes, null).catch((error: unknown) => error);
  if (!(error instanceof AppError)) throw new Error(`not refused, or not properly: ${String(error)}`);
  expect(error.fields).toEqual({ file: error.message });
  expect(error.message).toMatch(/\.$/);
  return error;
}

describe("another type", () => {
  it.each([
    ["HEIC", join(big(24), "ftypheic", big(0), "mif1heic"), /HEIC dari iPhone.*Paling Kompatibel/],
    ["SVG", join('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
    ["GIF", join("GIF89a", little(8, 2)), /GIF/],
    ["HTML", join("\n<!DOCTYPE html><html>"), /HTML/],
    ["PDF", join("%PDF-1.7\n"), /PDF/],
    ["ZIP", join("PK\x03\x04", little(20)), /ZIP/],
    ["a video", join(big(24), "ftypisom", big(512), "isommp42"), /video/],
    ["text", join("Selamat pagi"), /bukan gambar yang dikenali/],
    ["one byte", join("\xff"), /bukan gambar yang dikenali/],
  ])("is refused by its bytes, with a sentence that helps: %s", async (_what, bytes, sentence) => {
    expect(await refusal(bytes)).toMatchObject({ status: 415, message: expect.stringMatching(sentence) });
  });

  it("is nothing at all", async () => {
    expect(await refusal(new Uint8Array())).toMatchObject({
      status: 400,
      message: expect.stringContaining("kosong"),
    });
  });
});

describe("a size", () => {
  const header = (width: number, height: number) => join([8], big(height, 2), big(width, 2), [1, 1, 0x11, 0]);
  const jpeg = (width: number, height: number) =>
    join("\xff\xd8", segment(0xc0, header(width, height)), "\xff\xd9");
  const lossless = (width: number, height: number) =>
    riff(["VP8L", join([0x2f], little(width - 1 + (height - 1) * 2 ** 14), [0])]);
  const avif = (width: number, height: number) =>
    handMadeAvif([
      { type: "av01", data: join("x"), properties: [box("ispe", big(0), big(width), big(height))] },
    ]);
  const png = (width: number, height: number) => withHeader(small("png"), width, height);

  it.each([
    ["JPEG of 60,000 × 60,000", jpeg(60_000, 60_000)],
    ["PNG of 50 megapixels in a kilobyte", png(10_000, 5_000)],
    ["WebP of 16,384 × 16,384", lossless(16_384, 16_384)],
    ["WebP on a large canvas", riff(canvas(60_000, 60_000, 0), frameOf(small("webp")))],
    ["AVIF of 60,000 × 60,000", avif(60_000, 60_000)],
  ])("of more than 40 megapixels is refused before anything is decoded: %s", async (_what, bytes) => {
    expect(await refusal(bytes)).toMatchObject({
      status: 400,
      message: expect.stringContaining("lebih dari 40 megapiksel"),
    });
  });

  it.each([jpeg(12_001, 10), png(10, 12_001), lossless(12_001, 1), avif(1, 12_001)])(
    "with a side of more than 12,000 pixels is refused",
    async (bytes) => {
      expect((await refusal(bytes)).message).toMatch(/12\.001.*paling panjang 12\.000 piksel/);
    },
  );

  it.each([jpeg(0, 10), jpeg(10, 0), png(0, 1), png(1, 0), avif(0, 9)])(
    "of nothing is refused",
    async (bytes) => {
      expect(await refusal(bytes)).toMatchObject({ status: 400 });
    },
  );

  it("that its few bytes cannot fill is refused", async () => {
    expect((await refusal(png(8_000, 5_000))).message).toContain("tidak lengkap");
    const [from, height] = [small("jpeg"), indexOf(small("jpeg"), [0xff, 0xc0]) + 5];
    from.set(big(4_000, 2), height);
    from.set(big(4_000, 2), height + 2);
    expect((await refusal(from)).message).toContain("tidak lengkap");
  });

  it.each([
    ["two frames", withSegments(small("jpeg"), segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]))],
    ["two headers", withChunks(small("png"), chunk("IHDR", [...big(1), ...big(1), 8, 2, 0, 0, 0]))],
    ["a canvas that is not its frame", riff(canvas(23, 17, 0), frameOf(small("webp")))],
    ["two frames of WebP", riff(canvas(24, 17, 0), frameOf(small("webp")), frameOf(small("losslessWebp")))],
  ])("that a file gives twice is refused: %s", async (_what, bytes) => {
    expect((await refusal(bytes)).message).toContain("rusak atau tidak wajar");
  });

  it("of more than ten million bytes is refused, whatever they are", async () => {
    const bytes = join(small("png"), new Uint8Array(maxPictureBytes));
    expect(await refusal(bytes)).toMatchObject({
      status: 413,
      message: expect.stringMatching(/10,1 MB, paling banyak 10 MB/),
    });
  });
});

describe("a file that was cut off", () => {
  it.each(smallPictures)("is refused at each of its bytes: %s", async (name) => {
    const bytes = small(name);
    for (let length = 0; length < bytes.length; length++) {
      expect([400, 415]).toContain((await refusal(bytes.subarray(0, length))).status);
    }
  });

  it("is called incomplete", async () => {
    for (const name of ["jpeg", "png", "webp", "avif"] as const) {
      expect((await refusal(small(name).subarray(0, -3))).message).toContain("tidak lengkap");
    }
  });

  it("is refused where a pixel's checksum is wrong", async () => {
    const bytes = small("png");
    const at = indexOf(bytes, "IDAT") + 20;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect((await refusal(bytes)).message).toContain("rusak");
  });
});

describe("a picture that moves", () => {
  it.each([
    ["APNG", withChunks(small("png"), chunk("acTL", [...big(2), ...big(0)]))],
    ["WebP", small("movingWebp")],
    ["AVIF", handMadeAvif([], { brands: "avifavismsf1" })],
  ])("is refused: %s", async (_what, bytes) => {
    expect((await refusal(bytes)).message).toContain("bergerak");
  });
});

describe("what hides in a picture", () => {
  const hidden: [what: string, text: string][] = [
    ["kode halaman web", "<html><body onload=alert(1)>"],
    ["kode halaman web", "GIF89a=1;<ScRiPt >alert(1)</script>"],
    ["kode halaman web", "<!DOCTYPE html><title>"],
    ["kode halaman web", "<svg onload=alert(1)>"],
    ["kode program", "<?php system($_GET[0]); ?>"],
    ["kode program", "<?= `$_GET[0]` ?>"],
    ["dokumen PDF", "%PDF-1.4\n1 0 obj"],
    ["arsip", "PK\x03\x04\x14\0\0\0\b\0aaaaaaaaaaaaaaaaaaaa\x01\0\0\0a"],
    ["arsip", "PK\x05\x06\0\0\0\0\x01\0\x01\0"],
  ];
  const places: [where: string, hide: (text: string) => Uint8Array][] = [
    ["a JPEG's comment", (text) => withSegments(small("jpeg"), segment(0xfe, text))],
    ["a JPEG's EXIF", (text) => withSegments(small("jpeg"), segment(0xe1, join("Exif\0\0", exif(1, text))))],
    ["between a JPEG's segments", (text) => withSegments(small("jpeg"), segment(0xe5, "a"), join(text))],
    ["behind a JPEG", (text) => join(small("jpeg"), text)],
    ["a PNG's text", (text) => withChunks(small("png"), chunk("tEXt", `Comment\0${text}`))],
    ["a PNG's own chunk", (text) => withChunks(small("png"), chunk("prVt", text))],
    ["behind a PNG", (text) => join(small("png"), text)],
    ["a WebP's XMP", (text) => riff(canvas(24, 17, 4), frameOf(small("webp")), ["XMP ", text])],
    ["behind a WebP", (text) => join(small("webp"), text)],
    ["a box of AVIF", (text) => join(small("avif"), box("free", text))],
    ["AVIF's pixels that no item names", (text) => join(small("avif"), box("mdat", text))],
  ];

  it.each(places)("is refused in %s", async (_where, hide) => {
    for (const [what, text] of hidden) {
      expect((await refusal(hide(text))).message).toContain(what);
    }
  });

  it("is refused where a length makes the rest a comment of a script", async () => {
    const thumbnail = join("JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0], "*/=alert(1);/*");
    const script = segment(0xe0, join(thumbnail, new Uint8Array(0x2f2a - 2 - thumbnail.length)));
    expect((await refusal(withSegments(small("jpeg"), script))).message).toContain("tidak wajar");
  });

  it.each([
    ["a video of a phone", join(box("ftyp", "mp42", big(0), "isommp42"), box("mdat", new Uint8Array(500)))],
    ["a second picture", small("jpeg")],
    ["a phone's notes", join("\0\0\x01\n\x0e\0\0\0Image_UTC_Data1712345678901SEFH", little(107), "SEFT")],
    ["zeros", new Uint8Array(64)],
  ])("is only dropped behind it where cameras put it there: %s", async (_what, trailer) => {
    for (const name of ["jpeg", "png", "webp"] as const) {
      const { bytes } = await cleanPicture(small(name), null);
      expect((await cleanPicture(join(small(name), trailer), null)).bytes).toEqual(bytes);
    }
  });
});

describe("a file of more parts than any program writes", () => {
  const count = 100_001;
  const many = (part: Uint8Array) =>
    new Uint8Array(part.length * count).map((_, at) => part[at % part.length] ?? 0);
  const { data, av1C } = codedPictureOf(small("avif"));
  const webp = join(riff(canvas(24, 17, 0), frameOf(small("webp"))), many(join("none", little(0))));
  webp.set(little(webp.length - 8), 4);

  it.each([
    ["JPEG", withSegments(small("jpeg"), many(segment(0xdd, [0, 0])))],
    ["PNG", withChunks(small("png"), many(chunk("IDAT", "")))],
    ["WebP", webp],
    ["AVIF", join(small("avif"), many(box("free")))],
    [
      "AVIF, in its pixels",
      handMadeAvif([
        { type: "av01", data: join(data, many(join([0x12, 0]))), properties: [ispe(24, 17), av1C] },
      ]),
    ],
  ])("is refused: %s", async (_what, bytes) => {
    expect((await refusal(bytes)).message).toContain("tidak wajar");
  });
});
