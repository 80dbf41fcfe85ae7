import { expect, test } from "vitest";
import { textOf } from "../../../blog/posts/article-html";
import { seedArticles } from "../../../command-line/seed/articles";
import { isIndonesian } from "./indonesian";

test("every article of the seed is Indonesian, English terms and all", () => {
  expect(
    seedArticles.filter(({ content }) => !isIndonesian(textOf(content))).map(({ slug }) => slug),
  ).toEqual([]);
});

test.each([
  [
    "English",
    "The owner of a small shop should check that every page of the site is read by the people who will buy.",
  ],
  [
    "English with Indonesian names",
    "Warung Sate Pak Dedi is one of the shops that you can find in Bandung, and it is open for you.",
  ],
  [
    "Spanish",
    "El dueño de una tienda pequeña debe comprobar que cada página del sitio sea leída por las personas.",
  ],
  ["Chinese", "小商店的老板应该检查网站的每一页是否被购买的人阅读。"],
  ["nothing", ""],
])("%s is not", (_name, text) => {
  expect(isIndonesian(text)).toBe(false);
});
