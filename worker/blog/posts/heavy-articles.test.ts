import { expect, test } from "vitest";
import { toMarkdown } from "../../site/feeds/markdown";
import { formatArticle } from "../format/article-format";
import { cleanArticleHtml } from "./article-html";
import { previewContent } from "./post.service";

const tooOpen = "Konten berisi terlalu banyak tag yang tidak ditutup";
const tooDeep = "Konten bersusun lebih dari 100 tingkat";

/** As many of a text as 100 KB hold. */
const fill = (text: string) => text.repeat(100_000 / text.length);
const number = (make: (index: number) => string) => Array.from({ length: 5000 }, (_, index) => make(index));

test.each([
  ["elements behind closing tags that close nothing", fill("<div></x>"), tooOpen],
  ["heads of a table within each other", fill("<thead>"), tooOpen],
  ["1,900 open elements around many", "<div>".repeat(1900) + fill("<br>"), tooOpen],
  ["unknown elements, each with its own name", number((index) => `<a${index}></x>`).join(""), tooOpen],
  ["101 lists in lists", `${"<ul><li>".repeat(51)}a`, tooDeep],
])("%s are refused", (_name, html, message) => {
  expect(() => previewContent(html)).toThrow(message);
});

test("more than 100,000 elements and texts are refused before their tree is built", () => {
  const message = "Konten berisi terlalu banyak tag. Bagi menjadi beberapa artikel.";
  expect(() => previewContent("<p>a".repeat(60_000))).toThrow(message);
  expect(() => previewContent("<!---->".repeat(120_000))).toThrow(message);
});

test("many nodes in elements that are not stored move to the element around them", () => {
  const cleaned = cleanArticleHtml(`<p>${"<span>".repeat(250)}${fill("a<br>")}`);
  expect(cleaned.length).toBe("<p></p>".length + 20_000 * "a<br />".length);
});

test("levels of Word for the web end at the ninth", () => {
  const items = number((index) => `<li data-listid=1 aria-level=${index + 1}>a</li>`);
  const cleaned = cleanArticleHtml(`<ul>${items.join("")}</ul>`);
  expect(cleaned.match(/<ul>/g)).toHaveLength(9);
  expect(cleaned.match(/<li>/g)).toHaveLength(5000);
});

test("lists that begin with an inner list become one list", () => {
  expect(cleanArticleHtml(`${"<ul>".repeat(200)}<li>a<li>b`)).toBe("<ul><li>a</li><li>b</li></ul>");
});

test("a picture without an address is removed from any place", () => {
  expect(cleanArticleHtml('<p>a<img alt=" src=&quot;"><img src="data:x" alt="b"></p>')).toBe("<p>a</p>");
});

test.each(["blockquote", "ul"])(
  "Markdown of many %s in each other is some times as long as the article",
  (name) => {
    const [open, close] = name === "ul" ? ["<ul><li>", "</li></ul>"] : ["<blockquote>", "</blockquote>"];
    const html = open.repeat(48) + fill("<p>a</p>") + close.repeat(48);
    expect(toMarkdown(html).length).toBeLessThan(5 * html.length);
  },
);

test("text beyond 6,000 words or 2,000 lines, with thousands of signs in several places, of many levels, or with a word of a thousand signs, is left as it is", () => {
  const lines = `${fill("|a|\n|-|\n").slice(0, 45_000)}**tebal**`;
  const signs = "<p>a</p>_b__c ".repeat(1500).trim();
  const items = `${" 1. ".repeat(5000)}a`.trim();
  const levels = Array.from({ length: 985 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
  const address = `**tebal** www.a${".".repeat(1000)}`;
  const lazy = `- **a**\n${"b\n".repeat(3000)}`.trim();
  const tabs = Array.from({ length: 30 }, (_, level) => `${"\t".repeat(level)}- a`).join("\n");
  const spaces = `- **a**\n${`b${" ".repeat(60)}\n`.repeat(1500)}`.trim();
  for (const html of [lazy, tabs, spaces, lines, signs, items, levels, `${"&gt; ".repeat(500)}a`, address])
    expect(formatArticle(html)).toBe(html);
});

test("thousands of marks on one letter are not stored, however they are written", () => {
  for (const marks of ["\u0316\u0301".repeat(100_000), "&#x316;&#x301;".repeat(60_000)]) {
    expect(cleanArticleHtml(`<p>a${marks}</p>`)).toBe(`<p>a${"\u0316\u0301".repeat(15)}</p>`);
  }
});

test("a heading's marks are few in its id, also where tags stand between them", () => {
  const marks = "\u0316\u0301".repeat(15);
  const html = `<h2>Judul ${`<em>${marks}</em><strong>${marks}</strong>`.repeat(2000)}</h2><p><a href="#bagian-judul">a</a></p>`;
  expect(cleanArticleHtml(html)).toContain('href="#bagian-judul"');
});

test("an address of thousands of redirects stays as it is", () => {
  const href = `${"https://www.google.com/url?q=".repeat(20_000)}https://contoh.example/`;
  const html = `<p><a href="${href}">a</a></p>`;
  expect(cleanArticleHtml(html)).toBe(html);
});

test("cells of a table cover 10,000 places at most", () => {
  const row = '<tr><td colspan="100" rowspan="50">a</td></tr>';
  const cleaned = cleanArticleHtml(`<table><tbody>${row.repeat(50)}</tbody></table>`);
  expect(cleaned.match(/colspan="100" rowspan="50"/g)).toHaveLength(2);
  expect(cleaned.match(/<td>a/g)).toHaveLength(48);
});
