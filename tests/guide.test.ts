import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./support/files";

const folder = "web/staff/features/guide";
const pages = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));

test("the guide has twelve pages, each with a title and a picture that exists", () => {
  expect(pages).toHaveLength(12);
  for (const { file, text } of pages) {
    expect(text, file).toMatch(/^# \S/);
    const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(pictures.length, file).toBeGreaterThan(0);
    for (const path of pictures) expect(() => readFileSync(`web/public${path}`), path).not.toThrow();
  }
});

test("what the guide sets in bold is written on a screen", () => {
  const screens = sources
    .filter((file) => /^web\/(site|staff)\/|^worker\/contract\//.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const labels = pages.flatMap(({ text }) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) => label),
  );
  expect(labels.filter((label) => !screens.includes(label.replace(/:$/, "")))).toEqual([]);
});
