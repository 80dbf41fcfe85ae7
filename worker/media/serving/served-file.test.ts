import { expect, test } from "vitest";
import type { PictureType, VariantType } from "../../contract/media/picture-address";
import { filesFor, ownAddress, parseServedPath, type StoredPicture } from "./serving.service";

const hash = "0123456789abcdef0123456789abcdef";
const made = (...names: string[]) =>
  names.map((name) => {
    const [width, ending] = name.split(".");
    return { width: Number(width), type: `image/${ending}` as VariantType };
  });

function asking(asked: string, variants: string[], type: PictureType = "image/jpeg") {
  const picture: StoredPicture = { storageKey: "k", type, variants: made(...variants) };
  const address = parseServedPath(`/media/${hash}${asked}`);
  if (!address) throw new Error(`${asked} is no address`);
  return { address, picture };
}

/** The files for a width, as `480.avif`; an asterisk on what is exactly that. */
function answered(...of: Parameters<typeof asking>) {
  const { address, picture } = asking(...of);
  return filesFor(address, picture).map(({ key, isExact }) => key.slice(2) + (isExact ? "*" : ""));
}

/** What an address leads to, behind the hash; null where it has bytes itself. */
function leadsTo(...of: Parameters<typeof asking>) {
  const { address, picture } = asking(...of);
  const own = ownAddress(address, picture);
  return own === address.path ? null : own.slice(`/media/${hash}`.length);
}

test("what was not made is answered by the nearest: its type first, then larger, then smaller", () => {
  expect(answered("-480.avif", ["1440.avif", "960.avif", "480.webp"])).toEqual(["960.avif", "original"]);
  expect(answered("-1440.avif", ["480.avif", "960.avif"])).toEqual(["960.avif", "original"]);
  expect(answered("-960.avif", ["480.webp", "960.webp"])).toEqual(["960.webp", "original"]);
  expect(answered("-960.avif", [])).toEqual(["original"]);
});

test("AVIF never stands in for WebP, which is asked for by whoever cannot read it", () => {
  expect(answered("-960.webp", ["480.avif", "960.avif"])).toEqual(["original"]);
});

test("a width that nobody offers leads to the nearest that was made, else to the original", () => {
  expect(leadsTo("-481.avif", ["480.avif", "960.avif"])).toBe("-960.avif");
  expect(leadsTo("-99999.webp", ["480.webp", "960.webp"])).toBe("-960.webp");
  expect(leadsTo("-1.avif", ["480.webp", "960.webp"])).toBe("-480.webp");
  expect(leadsTo("-777.webp", ["480.avif"])).toBe(".jpg");
  expect(leadsTo("-777.avif", [])).toBe(".jpg");
  expect(leadsTo("-700.avif", ["700.webp"])).toBeNull();
  expect(answered("-700.avif", ["700.webp"])).toEqual(["700.webp", "original"]);
});

test("an address that others lead to leads nowhere else", () => {
  const types = ["jpg", "png", "webp", "avif"];
  for (const variants of [[], ["480.webp"], ["300.avif"], ["480.avif", "700.webp", "700.avif"]]) {
    for (const asked of [
      ...types,
      ...["-1.", "-480.", "-0700.", "-99999."].flatMap((width) => types.map((type) => width + type)),
    ]) {
      const next = leadsTo(asked.startsWith("-") ? asked : `.${asked}`, variants);
      if (next !== null) expect([asked, leadsTo(next, variants)]).toEqual([asked, null]);
    }
  }
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
  `/media/${hash}.jpg\n`,
])("%s is no address", (path) => {
  expect(parseServedPath(path)).toBeNull();
});
