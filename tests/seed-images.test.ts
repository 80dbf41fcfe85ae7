import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seedArticles } from "../worker/db/seed/articles";

const signatures: Record<string, RegExp> = {
  svg: /<svg[\s>]/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  avif: /^[\s\S]{4}ftypavif/,
  png: /^.PNG/,
  jpg: /^\u00ff\u00d8\u00ff/,
};

test.each(seedArticles)("the picture of $slug is a file of the site", ({ image }) => {
  expect(image).toMatch(/^\/images\/[\w/-]+\.(svg|webp|avif|png|jpg)$/);
  const content = readFileSync(`web/public${image}`, "latin1");
  expect(content).toMatch(signatures[image.split(".").at(-1) ?? ""] ?? /^$/);
});

test("every article has a picture of its own", () => {
  expect(new Set(seedArticles.map(({ image }) => image)).size).toBe(seedArticles.length);
});

test("the picture that stands in for a broken one is a file of the site", () => {
  expect(readFileSync("web/public/images/blog/default.svg", "utf8")).toMatch(/<svg[\s>]/);
});
