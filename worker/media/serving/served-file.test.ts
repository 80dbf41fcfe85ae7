import { expect, test } from "vitest";
import { hostileParts } from "../../../tests/support/hostile-paths";
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

test("the original is answered under its own type, to which all others lead", () => {
  expect(answered(".jpg", ["480.avif"])).toEqual(["original*"]);
  expect(answered(".avif", ["480.avif"], "image/avif")).toEqual(["original*"]);
  expect(leadsTo(".jpg", ["480.avif"])).toBeNull();
  for (const type of ["png", "webp", "avif"]) expect(leadsTo(`.${type}`, ["480.avif"])).toBe(".jpg");
  expect(leadsTo(".jpg", [], "image/avif")).toBe(".avif");
});

test("a width is answered by itself where it was made, and the original stands behind it", () => {
  expect(answered("-480.avif", ["960.avif", "480.avif", "480.webp"])).toEqual(["480.avif*", "original"]);
  expect(answered("-700.webp", ["480.webp", "700.webp"])).toEqual(["700.webp*", "original"]);
});

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

test("a width that every picture is offered in leads nowhere else, also before it is made", () => {
  for (const width of [480, 960, 1440]) expect(leadsTo(`-${width}.webp`, [])).toBeNull();
});

test("other spellings and types of a width lead to its own address, or to the original", () => {
  expect(leadsTo("-0480.avif", ["480.avif"])).toBe("-480.avif");
  expect(leadsTo("-00000.avif", ["480.avif"])).toBe("-480.avif");
  expect(leadsTo("-480.jpg", ["480.avif"])).toBe(".jpg");
  expect(leadsTo("-480.png", ["480.webp"])).toBe(".jpg");
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

test("no spelling but its own is the address of a picture", () => {
  const parts = hostileParts(["media", `${hash}.jpg`]);
  const taken = parts.filter((part) => parseServedPath(`/media/${part}`) !== null);
  expect(taken).toEqual([`${hash}.jpg`]);
  expect(parseServedPath(`/media/${hash}.jpg`)).toEqual({
    ...{ hash, width: null, type: "image/jpeg" },
    path: `/media/${hash}.jpg`,
  });
});
