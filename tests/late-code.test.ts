import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("web/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));

/** Handed to `loadCode`, itself or by what is built on it. */
const loaded = /\b(loadCode|lateCode|late|page)(<[^>]*>)?\([^;]*?\(\) =>\s*$/;

test("all code that is fetched late is fetched by the loader that tries again", () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/\bimport\(/g)].map(({ index }) => ({ file, before: text.slice(0, index) }));
  });
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ before }) => !loaded.test(before.slice(-200))).map(({ file }) => file)).toEqual([]);
});

test("every answer of the API is read by what tells another version's from a fault", () => {
  const direct = sources
    .filter((file) => file.startsWith("web/api/"))
    .filter((file) => /\.parse\(/.test(readFileSync(file, "utf8")));
  expect(direct).toEqual([]);
});
