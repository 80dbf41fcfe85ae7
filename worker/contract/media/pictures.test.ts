import { describe, expect, test } from "vitest";
import { site } from "../site";
import { originalAddress, parsePictureAddress, variantAddress } from "./pictures";

const hash = "0123456789abcdef0123456789abcdef";
const original = { hash, width: null, type: "image/jpeg" };

describe("a library picture", () => {
  test.each([
    ["its address", `/media/${hash}.jpg`],
    ["with a query", `/media/${hash}.jpg?v=2`],
    ["with our own host", `${site.url}/media/${hash}.jpg`],
    ["from the folder of an article", `../media/${hash}.jpg`],
    ["with spaces around it, which browsers drop", ` \n/media/${hash}.jpg\t`],
    ["with the other slash, which browsers turn", `\\media\\${hash}.jpg`],
    ["with more steps back than there are", `/../../../media/${hash}.jpg`],
    ["with encoded steps", `/%2e%2E/x/.%2e/media/%2E/${hash}.jpg`],
    ["with steps behind our own host", `${site.url}/x/../media/${hash}.jpg`],
  ])("is recognized by %s", (_name, address) => {
    expect(parsePictureAddress(address)).toEqual(original);
  });

  test("is recognized by the URL of a resized version", () => {
    expect(parsePictureAddress(`/media/${hash}-960.webp`)).toEqual({ hash, width: 960, type: "image/webp" });
    expect(parsePictureAddress(variantAddress(hash, 480, "image/avif"))?.width).toBe(480);
    expect(parsePictureAddress(originalAddress({ hash, type: "image/png" }))?.type).toBe("image/png");
  });
});

test.each([
  ["of another host", `https://cdn.contoh.example/media/${hash}.jpg`],
  ["of a host that ends like ours", `https://palsu-${site.url.slice(8)}/media/${hash}.jpg`],
  ["below another folder", `/images/media/${hash}.jpg`],
  ["with capitals in its hash", `/media/${hash.toUpperCase()}.jpg`],
  ["with another ending", `/media/${hash}.svg`],
  ["with a hash that is too long", `/media/0${hash}.jpg`],
  ["in the folder of an article", `media/${hash}.jpg`],
  ["that leads below it", `/media/${hash}.jpg/.`],
])("the URL %s is no library picture", (_name, address) => {
  expect(parsePictureAddress(address)).toBeNull();
});
