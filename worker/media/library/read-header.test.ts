import { describe, expect, it, test } from "vitest";
import * as parts from "../../../tests/support/pictures/parts";
import { small, smallPictures } from "../../../tests/support/pictures/small";
import { AppError } from "../../errors";
import { judgeUpload } from "./picture.store";

const {
  big,
  canvas,
  chunk,
  splitFrame: frameOf,
  join,
  little,
  riff,
  segment,
  withChunks,
  withHeader,
} = parts;

const judge = (bytes: Uint8Array) => judgeUpload(new Blob([bytes as Uint8Array<ArrayBuffer>]));

async function refusal(bytes: Uint8Array): Promise<AppError> {
  const error: unknown = await judge(bytes).catch((error: unknown) => error);
  if (!(error instanceof AppError)) throw new Error(`not refused, or not properly: ${String(error)}`);
  expect(error.fields).toEqual({ file: error.message });
  expect(error.message).toMatch(/\.$/);
  return error;
}

const jpeg = (width: number, height: number) =>
  join("\xff\xd8", segment(0xc0, join([8], big(height, 2), big(width, 2), [1, 1, 0x11, 0])), "\xff\xd9");
const png = (width: number, height: number) => withHeader(small("png"), width, height);
const webp = (width: number, height: number) => riff(canvas(width, height, 0), frameOf(small("webp")));

test.each(["jpeg", "png", "webp"] as const)("a %s is known by its bytes, with its size", async (name) => {
  expect(await judge(small(name))).toEqual({ type: `image/${name}`, width: 24, height: 17 });
});

test("a header behind a megabyte of metadata is found", async () => {
  const metadata = Array.from({ length: 20 }, () => segment(0xe1, new Uint8Array(60_000)));
  expect(await judge(parts.withSegments(small("jpeg"), ...metadata))).toMatchObject({ width: 24 });
});

test("an AVIF that claims a million entries is refused by its first bytes", async () => {
  const entries = join(big(80_000), new Uint8Array(80_000 * 4));
  const box = (name: string, ...bytes: Parameters<typeof join>) => {
    const inside = join(...bytes);
    return join(big(inside.length + 8), name, inside);
  };
  const many = Array.from({ length: 12 }, () => box("ipma", big(0), entries));
  const file = join(box("ftyp", "avif", big(0), "mif1avif"), box("meta", big(0), box("iprp", ...many)));
  expect((await refusal(file)).message).toMatch(/AVIF/);
});

describe("another type", () => {
  it.each([
    ["HEIC", join(big(24), "ftypheic", big(0), "mif1heic"), /HEIC dari iPhone.*Paling Kompatibel/],
    ["AVIF", small("avif"), /AVIF.*Simpan ulang sebagai JPEG, PNG, atau WebP/],
    ["AVIF of a general brand", join(big(28), "ftypmif1", big(0), "mif1avifmiaf"), /AVIF/],
    ["SVG", join('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
    ["SVG in two bytes a letter", join([..."<svg >"].map((letter) => `${letter}\0`).join("")), /SVG/],
    ["GIF", join("GIF89a", little(8, 2)), /GIF/],
    ["HTML", join("\n<!DOCTYPE html><html>"), /HTML/],
    ["PDF", join("%PDF-1.7\n"), /PDF/],
    ["a video", join(big(24), "ftypisom", big(512), "isommp42"), /video/],
    ["ZIP", join("PK\x03\x04", little(20)), /bukan gambar JPEG, PNG, atau WebP/],
    ["text", join("Selamat pagi"), /bukan gambar JPEG, PNG, atau WebP/],
    ["one byte", join("\xff"), /bukan gambar JPEG, PNG, atau WebP/],
  ])("is refused by its bytes, with a sentence that helps: %s", async (_what, bytes, sentence) => {
    expect(await refusal(bytes)).toMatchObject({ status: 415, message: expect.stringMatching(sentence) });
  });
});

describe("a size", () => {
  it.each([
    ["JPEG of 60,000 × 60,000", jpeg(60_000, 60_000)],
    ["PNG of 50 megapixels in a kilobyte", png(10_000, 5_000)],
    ["WebP on a large canvas", webp(60_000, 60_000)],
  ])("of more than 40 megapixels is refused before anything is decoded: %s", async (_what, bytes) => {
    expect(await refusal(bytes)).toMatchObject({
      status: 400,
      message: expect.stringContaining("lebih dari 40 megapiksel"),
    });
  });

  it.each([jpeg(12_001, 10), png(10, 12_001), webp(12_001, 1)])(
    "with a side of more than 12,000 pixels is refused with the limit's name",
    async (bytes) => {
      expect((await refusal(bytes)).message).toMatch(/12\.001.*paling panjang 12\.000 piksel/);
    },
  );

  it.each([jpeg(0, 10), jpeg(10, 0), png(0, 1), png(1, 0)])("of nothing is refused", async (bytes) => {
    expect(await refusal(bytes)).toMatchObject({ status: 400, message: expect.stringContaining("lengkap") });
  });

  it.each([jpeg(8_000, 5_000), png(12_000, 3_333)])("up to both limits is accepted", async (bytes) => {
    expect((await judge(bytes)).width).toBeGreaterThanOrEqual(8_000);
  });
});

test.each([
  ["APNG", withChunks(small("png"), chunk("acTL", [...big(2), ...big(0)]))],
  ["WebP", small("movingWebp")],
])("a picture that moves is refused: %s", async (_what, bytes) => {
  expect((await refusal(bytes)).message).toContain("bergerak");
});

test("a file that ends anywhere is judged or refused with a sentence", async () => {
  for (const name of smallPictures) {
    const bytes = small(name);
    for (let length = 0; length < bytes.length; length += 7) {
      await judge(bytes.subarray(0, length)).catch((error) => expect(error).toBeInstanceOf(AppError));
    }
  }
  expect((await refusal(small("jpeg").subarray(0, 100))).message).toContain("tidak lengkap");
});
