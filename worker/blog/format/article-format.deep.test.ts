import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanArticleHtml, extractText } from "../posts/article-html";
import { formatArticle } from "./article-format";

test("1,900 breaks below a heading are gone through once", () => {
  expect(formatArticle(`## Judul${"<br>".repeat(1900)}Teks`)).toBe("<h2>Judul</h2>\n<p>Teks</p>");
});

test("text with thousands of signs is left as it is", () => {
  const text = "_a__b ".repeat(50_000).trim();
  expect(formatArticle(text)).toBe(text);
});

/** Every letter and digit that a reader sees, without spaces and signs. */
function keepLetters(html: string): string {
  return extractText(html).replace(/[^\p{L}\p{N}]/gu, "");
}

const word = fc.constantFrom("toko", "harga", "Å", "2024", "日本", "a&amp;b", "&lt;b&gt;", "x_y_z", "C:\\");
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));
const signs = fc.constantFrom(
  "*",
  "**",
  "_",
  "~~",
  "`",
  "```",
  "\\",
  "[",
  "]",
  "!",
  "<",
  ">",
  "|",
  "-",
  "=",
  "&",
  " ",
  "\ue000",
  "0\ue001",
);
const inline = fc.oneof(
  words,
  signs,
  words.map((text) => `**${text}**`),
  words.map((text) => `<em>${text}</em>`),
  words.map((text) => `<code>*${text}*</code>`),
  fc.constantFrom(
    "<br>",
    '<img src="/a.svg">',
    "<strong>",
    "</strong>",
    "<a href='/b'>",
    "</a>",
    "<code>",
    "</code>",
  ),
);
const line = fc.array(inline, { maxLength: 4 }).map((list) => list.join(" "));
const block = fc.oneof(
  line,
  fc
    .tuple(fc.constantFrom("# ", "### ", "> ", "- ", "* ", "+ ", "    ", "\t"), line)
    .map((pair) => pair.join("")),
  fc
    .tuple(fc.constantFrom("p", "h2", "pre", "ul", "li", "section", "blockquote", "td", "h1", "div"), line)
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  fc.constantFrom("---", "===", "```", "~~~", "<p>", "</p>", "<ul>", "| a | b |\n|---|---|", "<!--", "-->"),
);
const article = fc
  .array(fc.tuple(block, fc.constantFrom("\n", "\n\n", "")), { maxLength: 8 })
  .map((list) => list.flat().join(""));
const anything = fc.oneof(
  article,
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."#*_[]()<>`~-=>!|&;\\ \nab1.") }),
);
const runs = { numRuns: 700 };

test("whatever was formatted is unchanged by a second run", () => {
  fc.assert(
    fc.property(anything, (html) => {
      const formatted = formatArticle(html);
      expect(formatArticle(formatted)).toBe(formatted);
    }),
    runs,
  );
});

test("whatever was formatted is clean", () => {
  fc.assert(
    fc.property(anything, (html) => {
      const formatted = formatArticle(html);
      expect(cleanArticleHtml(formatted)).toBe(formatted);
    }),
    runs,
  );
});

test("formatting loses no letter and no digit of an article", () => {
  fc.assert(
    fc.property(article, (html) => {
      expect(keepLetters(formatArticle(html))).toBe(keepLetters(cleanArticleHtml(html)));
    }),
    runs,
  );
});
