import { expect, test } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { faultOfWords, firstWords, isTextOnly, libraryChange } from "./use-picking";

const item = (alt: string, decorative = false) => ({ alt, decorative }) as MediaItem;
const words = (alt: string, decorative = false) => ({ alt, decorative });

test("in an article other words stay with the article, and for a cover they are the library's", () => {
  expect(libraryChange(item("Toko"), words("Toko pagi"), "content")).toBeNull();
  expect(libraryChange(item("", true), words("Toko"), "content")).toBeNull();
  expect(libraryChange(item("Toko"), words("Toko pagi"), "cover")).toMatchObject({
    alt: "Toko pagi",
    decorative: false,
  });
  expect(libraryChange(item("Toko"), words("Toko"), "cover")).toBeNull();
});

test("a logo without words is said to show the business, unless somebody has described it", () => {
  expect(firstWords(item(""), "Kopi Senja").alt).toBe("Kopi Senja");
  expect(firstWords(item("Cangkir"), "Kopi Senja").alt).toBe("Cangkir");
  expect(firstWords(item("", true), "Kopi Senja")).toEqual({ alt: "", decorative: true });
  expect(libraryChange(item(""), words("Kopi Senja"), "logo")).toMatchObject({
    ...{ alt: "Kopi Senja", before: { alt: "", decorative: false } },
  });
});

test("a picture needs an alt text or the decorative mark", () => {
  expect(faultOfWords(item(""), words("  "), "content")).toMatch(/tandai sebagai gambar hiasan/);
  expect(faultOfWords(item(""), words("\u200b"), "cover")).toMatch(/tandai sebagai gambar hiasan/);
  expect(faultOfWords(item(""), words("", true), "content")).toBeNull();
  expect(faultOfWords(item("Toko"), words(""), "content")).toBe("Tulis apa yang terlihat di gambar ini.");
  expect(isTextOnly(item("Toko"), "content")).toBe(true);
  expect(isTextOnly(item("Toko"), "cover")).toBe(false);
});
