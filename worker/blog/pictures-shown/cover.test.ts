import { expect, test } from "vitest";
import { coverAt, type ShownCover } from "./shown-pictures";

const hash = "0123456789abcdef0123456789abcdef";
const pending: ShownCover = {
  ...{ hash, type: "image/jpeg", width: 3000, height: 2000, bytes: 4_000_000, alt: "" },
  ...{ focalX: 0.5, focalY: 0.5, variants: [], shared: null },
};

const toCover = (picture: ShownCover) => coverAt(`/media/${hash}.jpg`, picture).cover;

test("a cover offers its widths in both types, and those who share it the largest that is light", () => {
  const variants: ShownCover["variants"] = [
    [960, "image/webp"],
    [480, "image/webp"],
    [1440, "image/avif"],
  ];
  expect(toCover({ ...pending, variants, shared: 960, alt: 'Toko "Roti"' })).toEqual({
    srcset: `/media/${hash}-480.webp 480w, /media/${hash}-960.webp 960w`,
    avif: `/media/${hash}-480.webp 480w, /media/${hash}-960.webp 960w, /media/${hash}-1440.avif 1440w`,
    alt: 'Toko "Roti"',
    shared: { url: `/media/${hash}-960.webp`, width: 960, height: 640 },
  });
});

test("without a light width a light original is shared, and a heavy one or an AVIF is not", () => {
  expect(toCover(pending)).toEqual({});
  expect(toCover({ ...pending, bytes: 9, type: "image/avif" })).toEqual({});
  expect(toCover({ ...pending, bytes: 1_000_000 })).toEqual({
    shared: { url: `/media/${hash}.jpg`, width: 3000, height: 2000 },
  });
});

test("what must stay in sight is said where it is not the middle", () => {
  expect(toCover({ ...pending, focalX: 0.5, focalY: 0 })).toEqual({ position: "50% 0%" });
  expect(toCover({ ...pending, focalX: 0.333, focalY: 1 })).toEqual({ position: "33% 100%" });
});

test("an address that only looks like one of the library has none", () => {
  for (const image of [
    `https://lain.example/media/${hash}.jpg`,
    "/images/a.svg",
    `/media/${"f".repeat(32)}.jpg`,
  ]) {
    expect(coverAt(image, pending)).toEqual({});
  }
  expect(coverAt(`/media/${hash}.jpg`, null)).toEqual({});
});
