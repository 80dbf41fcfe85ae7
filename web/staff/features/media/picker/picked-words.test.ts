import { expect, test } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { faultOfWords, isTextOnly, libraryChange } from "./picked-words";

const item = (alt: string, decorative = false) => ({ alt, decorative }) as MediaItem;
const words = (alt: string, decorative = false) => ({ alt, decorative });

test("a picture without words gives those of its first use to the library", () => {
  for (const purpose of ["content", "cover"] as const) {
    expect(libraryChange(item(""), words(" Toko "), purpose)).toEqual({ alt: "Toko", decorative: false });
    expect(libraryChange(item(""), words("lupa", true), purpose)).toEqual({ alt: "", decorative: true });
  }
});

test("in an article other words stay with the article, and for a cover they are the library's", () => {
  expect(libraryChange(item("Toko"), words("Toko pagi"), "content")).toBeNull();
  expect(libraryChange(item("", true), words("Toko"), "content")).toBeNull();
  expect(libraryChange(item("Toko"), words("Toko pagi"), "cover")).toEqual({
    alt: "Toko pagi",
    decorative: false,
  });
  expect(libraryChange(item("Toko"), words("Toko"), "cover")).toBeNull();
});

test("nothing is used without words, or the word that it needs none", () => {
  expect(faultOfWords(item(""), words("  "), "content")).toMatch(/tandai sebagai gambar hiasan/);
  expect(faultOfWords(item(""), words("\u200b"), "cover")).toMatch(/tandai sebagai gambar hiasan/);
  expect(faultOfWords(item(""), words("", true), "content")).toBeNull();
  expect(faultOfWords(item("Toko"), words(""), "content")).toBe("Tulis apa yang terlihat di gambar ini.");
  expect(isTextOnly(item("Toko"), "content")).toBe(true);
  expect(isTextOnly(item("Toko"), "cover")).toBe(false);
});
