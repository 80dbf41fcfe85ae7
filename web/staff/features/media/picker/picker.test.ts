import { expect, test } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { stepFrom } from "./picker-dialog";
import { faultOfWords, firstWords, isTextOnly, libraryChange } from "./use-picking";

/** Two rows of three, and one of one. */
const tops = [0, 0, 0, 90, 90, 90, 180];

test("arrow keys go along the rows and from row to row, and stop at the edges", () => {
  expect(stepFrom(0, "ArrowRight", tops)).toBe(1);
  expect(stepFrom(0, "ArrowLeft", tops)).toBeNull();
  expect(stepFrom(1, "ArrowDown", tops)).toBe(4);
  expect(stepFrom(4, "ArrowUp", tops)).toBe(1);
  expect(stepFrom(1, "ArrowUp", tops)).toBeNull();
  expect(stepFrom(6, "ArrowRight", tops)).toBeNull();
  expect([stepFrom(3, "Home", tops), stepFrom(3, "End", tops), stepFrom(3, "a", tops)]).toEqual([0, 6, null]);
});

test("down from where the last row is too short leads to its last, and from the last row nowhere", () => {
  expect(stepFrom(5, "ArrowDown", tops)).toBe(6);
  expect(stepFrom(6, "ArrowDown", tops)).toBeNull();
});

const item = (alt: string, decorative = false) => ({ alt, decorative }) as MediaItem;
const words = (alt: string, decorative = false) => ({ alt, decorative });

test("the alt text of a first use is stored in the library", () => {
  for (const purpose of ["content", "cover"] as const) {
    expect(libraryChange(item(""), words(" Toko "), purpose)).toMatchObject({
      alt: "Toko",
      decorative: false,
    });
    expect(libraryChange(item(""), words("lupa", true), purpose)).toMatchObject({
      alt: "",
      decorative: true,
    });
  }
});

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
