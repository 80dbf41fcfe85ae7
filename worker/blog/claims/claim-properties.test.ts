import { expect, test } from "vitest";
import { formatArticle } from "../format/article-format";
import { cleanArticleHtml } from "../posts/article-html";
import { extractClaims, tooManyClaims } from "./extract-claims";

const extractKeys = (content: string) =>
  extractClaims({ title: "", summary: "", content }).map(({ key }) => key);

test.each([
  ["case and spaces", "<p>Naik  30%\n di 2024.</p>", "<p>naik 30% di 2024.</p>"],
  ["emphasis", "<p>Naik <strong>30%</strong> di <em>2024</em>.</p>", "<p>Naik 30% di 2024.</p>"],
  ["markdown", "<p>Naik **30%** di _2024_.</p>", "<p>Naik <b>30%</b> di <i>2024</i>.</p>"],
  ["a list that was typed", "- Naik 30%\n- Turun 2024", "<ul><li>Naik 30%</li><li>Turun 2024</li></ul>"],
  [
    "marks of quotation",
    '<p>Kata Budi Santoso, "kami naik dua kali".</p>',
    "<p>Kata Budi Santoso, “kami naik dua kali”.</p>",
  ],
])("keys stay the same under other %s", (_what, before, after) => {
  expect(extractKeys(before).length).toBeGreaterThan(0);
  expect(extractKeys(after)).toEqual(extractKeys(before));
});

test("keys stay the same when an article is formatted", () => {
  const bare =
    "## Biaya pada 2024\n\nNaik 30% sejak **2023**.\n\n1. Terpasang 500 spanduk.\n2. Bayar Rp 5.000.000.\n\nMenurut riset, cukup.";
  const keys = extractKeys(cleanArticleHtml(bare));
  expect(keys).toHaveLength(6);
  expect(extractKeys(formatArticle(bare))).toEqual(keys);
});

test("keys differ by kind, words and sentence", () => {
  const keys = ["<p>Naik 30%.</p>", "<p>Naik 31%.</p>", "<p>Turun 30%.</p>", "<p>Naik Rp30.</p>"].flatMap(
    extractKeys,
  );
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
});

test("more than 300 claims end with an entry that says so", () => {
  const content = Array.from({ length: 900 }, (_, index) => `<p>Naik ${index + 1000} kali sehari.</p>`).join(
    "",
  );
  const claims = extractClaims({ title: "", summary: "", content });
  expect(claims).toHaveLength(301);
  expect(claims.at(-1)).toEqual(tooManyClaims);
  expect(extractKeys(content.split("</p>").slice(0, 300).join("</p>"))).toHaveLength(300);
});
