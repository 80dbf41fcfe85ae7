import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { formatArticle } from "../format/article-format";
import { cleanArticleHtml } from "../posts/article-html";
import { blocksOf } from "./extract-blocks";
import { extractClaims, tooManyClaims } from "./extract-claims";
import { longestSentence, sentencesOf } from "./extract-sentences";

const keysOf = (content: string) => extractClaims({ title: "", summary: "", content }).map(({ key }) => key);

test.each([
  ["case and spaces", "<p>Naik  30%\n di 2024.</p>", "<p>naik 30% di 2024.</p>"],
  ["emphasis", "<p>Naik <strong>30%</strong> di <em>2024</em>.</p>", "<p>Naik 30% di 2024.</p>"],
  ["markdown", "<p>Naik **30%** di _2024_.</p>", "<p>Naik <b>30%</b> di <i>2024</i>.</p>"],
  ["a list that was typed", "- Naik 30%\n- Turun 2024", "<ul><li>Naik 30%</li><li>Turun 2024</li></ul>"],
  ["a heading that was typed", "## Naik 30%\nTurun 2024.", "<h2>Naik 30%</h2><p>Turun 2024.</p>"],
  ["a paragraph instead of an item", "<ol><li>Naik 30%.</li></ol>", "<p>Naik 30%.</p>"],
  [
    "marks of quotation",
    '<p>Kata Budi Santoso, "kami naik dua kali".</p>',
    "<p>Kata Budi Santoso, “kami naik dua kali”.</p>",
  ],
  ["entities", "<p>Naik 30&nbsp;persen &amp; 2024.</p>", "<p>Naik 30 persen & 2024.</p>"],
])("keys stay the same under other %s", (_what, before, after) => {
  expect(keysOf(before).length).toBeGreaterThan(0);
  expect(keysOf(after)).toEqual(keysOf(before));
});

test("keys stay the same when an article is formatted", () => {
  const bare =
    "## Biaya pada 2024\n\nNaik 30% sejak **2023**.\n\n1. Terpasang 500 spanduk.\n2. Bayar Rp 5.000.000.\n\nMenurut riset, cukup.";
  const keys = keysOf(cleanArticleHtml(bare));
  expect(keys).toHaveLength(6);
  expect(keysOf(formatArticle(bare))).toEqual(keys);
});

test("keys differ by kind, words and sentence", () => {
  const keys = ["<p>Naik 30%.</p>", "<p>Naik 31%.</p>", "<p>Turun 30%.</p>", "<p>Naik Rp30.</p>"].flatMap(
    keysOf,
  );
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  ["Ada >30 klien.", "Ada 30 klien."],
  ["Ada > 30 klien.", "Ada 30 klien."],
  ["Naik ~50% setahun.", "Naik 50% setahun."],
  ["Rumusnya 5*2 klien.", "Rumusnya 52 klien."],
  ["Kami #1 di kota.", "Kami 1 di kota."],
  ["Ada 30 500 klien.", "Ada 30500 klien."],
])("who confirms %s has not confirmed %s", (one, other) => {
  const keys = keysOf(`<p>${one}</p>`);
  expect(keys).not.toEqual([]);
  for (const key of keysOf(`<p>${other}</p>`)) expect(keys).not.toContain(key);
});

test("the same claim in the same sentence is one", () => {
  expect(keysOf("<p>Naik 30% dan 30%.</p><p>Naik 30% dan 30%.</p>")).toHaveLength(1);
});

test("of more than 300 claims the last says so", () => {
  const content = Array.from({ length: 900 }, (_, index) => `<p>Naik ${index + 1000} kali sehari.</p>`).join(
    "",
  );
  const claims = extractClaims({ title: "", summary: "", content });
  expect(claims).toHaveLength(301);
  expect(claims.at(-1)).toEqual(tooManyClaims);
  expect(keysOf(content.split("</p>").slice(0, 300).join("</p>"))).toHaveLength(300);
});

const megabyte = 1_000_000;
const fill = (piece: string) => piece.repeat(Math.ceil(megabyte / piece.length));

/** Each would take a search that starts anew at every sign the square of its length. */
const heavy = [
  ...[
    "<",
    "<p",
    "<p>",
    "</p>",
    "<!",
    "&",
    "&#",
    "&#x",
    "[",
    "](",
    "“",
    '"',
    "”",
    ".",
    ". ",
    "A. ",
    "1. ",
    "…",
    "! ",
  ],
  ...[
    "1",
    "1.",
    "1,",
    "1.000",
    "1 × ",
    "Rp",
    "Rp 1 ",
    "%",
    "1% ",
    "A",
    "A ",
    "Aa ",
    "a ",
    "PT ",
    "PT A ",
    "UU ",
    "Pasal 1 ",
  ],
  ...[
    "paling ",
    "menurut ",
    "menurut studi ",
    "data ",
    "studi a ",
    "dijamin ",
    "tidak ",
    "dua puluh ",
    "2024 ",
    "\n",
    "\n- ",
    "\n# ",
  ],
  ...[" ", "\u00a0", "<td>", "<tr><td>1", "<b>", "<code>1</code> ", "<pre>", "\u0000", "😀", "ß", "İ"],
].map(fill);

test("a megabyte of anything is cut into sentences of bounded length, in one pass", () => {
  for (const html of heavy) {
    const sentences = blocksOf(html).flatMap(sentencesOf);
    const longest = sentences.reduce((most, { text }) => Math.max(most, text.length), 0);
    const total = sentences.reduce((sum, { text }) => sum + text.length, 0);
    expect(longest).toBeLessThanOrEqual(longestSentence);
    expect(total).toBeLessThanOrEqual(html.length);
  }
});

test("anything is searched to its end", () => {
  for (const html of heavy.map((text) => text.slice(0, megabyte / 10))) {
    const claims = extractClaims({ title: "", summary: "", content: html });
    expect(claims.length).toBeLessThanOrEqual(301);
  }
});

test("hostile HTML claims what it claims and nothing fails", () => {
  for (const [, html] of xssVectors) {
    const once = extractClaims({ title: html, summary: html, content: html });
    expect(extractClaims({ title: html, summary: html, content: html })).toEqual(once);
  }
});
