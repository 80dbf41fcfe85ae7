import { expect, test } from "vitest";
import { type PictureType, parsePicturePath, type VariantType } from "../../contract/media/pictures";
import { filesFor, type StoredPicture } from "./serving.service";

const hash = "0123456789abcdef0123456789abcdef";
const made = (...names: string[]) =>
  names.map((name) => {
    const [width, ending] = name.split(".");
    return { width: Number(width), type: `image/${ending}` as VariantType };
  });

/** The files for an address, as `480.avif`; an asterisk on what is exactly what was asked for. */
function answered(asked: string, variants: string[], type: PictureType = "image/jpeg") {
  const picture: StoredPicture = { storageKey: "k", type, variants: made(...variants) };
  const address = parsePicturePath(`/media/${hash}${asked}`);
  if (!address) throw new Error(`${asked} is no address`);
  return filesFor(address, picture).map(({ key, isExact }) => key.slice(2) + (isExact ? "*" : ""));
}

test("a width has its own bytes, and the original's until it is made", () => {
  expect(answered("-480.avif", ["480.avif", "960.avif", "480.webp"])).toEqual(["480.avif*", "original"]);
  expect(answered("-700.webp", ["480.webp", "700.webp"])).toEqual(["700.webp*", "original"]);
  expect(answered("-960.avif", ["480.avif", "960.webp"])).toEqual(["original"]);
  expect(answered(".jpg", ["480.avif"])).toEqual(["original*"]);
});

test("another type, and a width that nobody offers, have no bytes", () => {
  const variants = ["480.avif", "960.avif"];
  for (const asked of [".png", ".avif", "-777.avif", "-99999.avif", "-1.webp", "-480.jpg"])
    expect([asked, answered(asked, variants)]).toEqual([asked, []]);
});

test.each([
  "/media/",
  `/media/${hash}`,
  `/media/${hash}.jpeg`,
  `/media/${hash}.JPG`,
  `/media/${hash.toUpperCase()}.jpg`,
  `/media/${hash}.jpg/x`,
  `//media/${hash}.jpg`,
  `/media/${hash.slice(1)}.jpg`,
  `/media/${hash}-999999.avif`,
  `/media/${hash}-0960.avif`,
  `/media/${hash}.jpg\n`,
])("%s is no address", (path) => {
  expect(parsePicturePath(path)).toBeNull();
});
