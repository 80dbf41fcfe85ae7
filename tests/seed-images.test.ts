import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seedArticles } from "../worker/command-line/seed/articles";

test.each(seedArticles)("the picture of $slug is a file of the site", ({ image }) => {
  expect(image).toMatch(/^\/images\/[\w/-]+\.svg$/);
  expect(readFileSync(`web/public${image}`, "utf8")).toMatch(/<svg[\s>]/);
});

test("the picture that stands in for a broken one is a file of the site", () => {
  expect(readFileSync("web/public/images/blog/default.svg", "utf8")).toMatch(/<svg[\s>]/);
});

const topics = ["pembuatan-website", "toko-online", "seo", "desain-ux", "media-sosial", "perawatan-website"];
const covers = topics.flatMap((topic) => [1, 2, 3].map((number) => `${topic}-${number}.svg`));
const coverFolder = "web/public/images/blog/topics";

test.each(covers)(
  "the cover %s is a picture of 1200 by 675 in less than 6 KB, with nothing in it that runs",
  (file) => {
    const content = readFileSync(`${coverFolder}/${file}`, "utf8");
    expect(content).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="675" viewBox=/,
    );
    expect(content).not.toMatch(/<script|\son\w+=|href=|url\(/);
    expect(Buffer.byteLength(content)).toBeLessThan(6 * 1024);
  },
);

test("every category has three covers, and no two are the same", () => {
  expect(readdirSync(coverFolder).toSorted()).toEqual(covers.toSorted());
  expect(new Set(covers.map((file) => readFileSync(`${coverFolder}/${file}`, "utf8"))).size).toBe(
    covers.length,
  );
});
