import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanArticleHtml, textOf } from "../posts/article-html";
import { formatArticle } from "./article-format";

test.each([
  ["a heading", "## Judul", "<h2>Judul</h2>"],
  ["a heading of the first level", "# Judul", "<h2>Judul</h2>"],
  ["deep headings", "### Tiga\n\n#### Empat\n\n###### Enam", "<h3>Tiga</h3>\n<h4>Empat</h4>\n<h4>Enam</h4>"],
  ["an underlined heading", "Judul\n=====\n\nIsi", "<h2>Judul</h2>\n<p>Isi</p>"],
  ["bare paragraphs", "Satu.\n\nDua.", "<p>Satu.</p>\n<p>Dua.</p>"],
  [
    "emphasis",
    "**tebal** dan *miring* dan ~~salah~~",
    "<p><strong>tebal</strong> dan <em>miring</em> dan <s>salah</s></p>",
  ],
  ["a list", "Isi:\n\n- satu\n- dua", "<p>Isi:</p>\n<ul>\n<li>satu</li>\n<li>dua</li>\n</ul>"],
  ["a numbered list", "3. tiga\n4. empat", '<ol start="3">\n<li>tiga</li>\n<li>empat</li>\n</ol>'],
  ["a link", "[Kontak](/contact?a=1&b=2)", '<p><a href="/contact?a=1&amp;b=2">Kontak</a></p>'],
  [
    "an address",
    "https://contoh.example/?a=1&b=2",
    '<p><a href="https://contoh.example/?a=1&amp;b=2">https://contoh.example/?a=1&amp;b=2</a></p>',
  ],
  ["a picture", "![Toko](/images/a.svg)", '<p><img alt="Toko" src="/images/a.svg" loading="lazy" /></p>'],
  ["a quotation", "> Kata mereka", "<blockquote>\n<p>Kata mereka</p>\n</blockquote>"],
  [
    "code",
    "`a < b`\n\n```js\nx *y* < z\n```",
    "<p><code>a &lt; b</code></p>\n<pre><code>x *y* &lt; z</code></pre>",
  ],
  ["a bare picture", '<img alt="" src="/a.svg">', '<p><img alt="" src="/a.svg" loading="lazy" /></p>'],
  ["text beside a block", "Awal\n<h2>Judul</h2>\nAkhir", "<p>Awal</p>\n<h2>Judul</h2>\n<p>Akhir</p>"],
  ["a paragraph that is a heading", "<p>## Judul</p>", "<h2>Judul</h2>"],
  ["a deep one", "<p>##### Judul ##</p><p>Isi</p>", "<h4>Judul</h4><p>Isi</p>"],
  ["a paragraph that begins with a heading", "<p>## Judul<br>Teks</p>", "<h2>Judul</h2>\n<p>Teks</p>"],
  [
    "a paragraph of several headings",
    "<p>## Satu<br><br>Teks<br>lagi<br>### <em>Dua</em><br>Akhir</p>",
    "<h2>Satu</h2>\n<p>Teks<br />lagi</p>\n<h3><em>Dua</em></h3>\n<p>Akhir</p>",
  ],
  ["a heading before a break", "## Judul<br>Teks", "<h2>Judul</h2>\n<p>Teks</p>"],
  [
    "headings between breaks",
    "## Satu<br><br>Teks<br>lagi<br>## **Dua**<br>Akhir",
    "<h2>Satu</h2>\n<p>Teks<br />lagi</p>\n<h2><strong>Dua</strong></h2>\n<p>Akhir</p>",
  ],
  [
    "text with elements in it",
    "Awal <strong>tebal</strong> akhir",
    "<p>Awal <strong>tebal</strong> akhir</p>",
  ],
])("%s becomes HTML", (_name, old, formatted) => {
  expect(formatArticle(old)).toBe(formatted);
});

test.each([
  ["a paragraph", "<p>bukan **judul** - *bukan* [a](/b)</p>"],
  ["a paragraph with a word of the net", "<p>#judul dan ##</p>"],
  ["a paragraph of signs alone", "<p>## </p>"],
  ["a paragraph in which a heading is not the first", "<p>Teks<br />## bukan judul</p>"],
  ["a heading that a break cuts within an element", "<p>## <strong>Judul<br />Teks</strong></p>"],
  ["a paragraph in another language", '<p lang="en">## Heading</p>'],
  ["a paragraph within another block", "<blockquote><p>## Judul</p></blockquote>"],
  ["a list", "<ul><li>1. **a**</li></ul>"],
  ["preformatted text", "<pre><code># komentar\n\n- *a*\n</code></pre>"],
  ["code in a line", "<p>Pakai <code>**a**</code>.</p>"],
  ["blocks with room between them", "<h2>a</h2>\n\n<p>b</p><p>c</p>"],
  ["a table", "<table><tbody><tr><td>*a*</td></tr></tbody></table>"],
  ["a section", '<section lang="en"><h2># A</h2>teks **bebas**</section>'],
  ["a link around a block", '<a href="/b"><p>**a**</p></a>'],
  ["nothing", ""],
])("%s that is HTML already stays as it is", (_name, html) => {
  expect(formatArticle(html)).toBe(html);
});

test("100,000 breaks below a heading are gone through once", () => {
  expect(formatArticle(`## Judul${"<br>".repeat(100_000)}Teks`)).toBe("<h2>Judul</h2>\n<p>Teks</p>");
});

test("text with thousands of signs is left as it is", () => {
  const text = "_a__b ".repeat(50_000).trim();
  expect(formatArticle(text)).toBe(text);
});

test("code in bare text keeps its signs", () => {
  expect(formatArticle("Pakai *ini* dan <code>*itu* [a](/b)</code>.")).toBe(
    "<p>Pakai <em>ini</em> dan <code>*itu* [a](/b)</code>.</p>",
  );
});

test("a picture that may not be shown leaves its description", () => {
  expect(formatArticle("![Toko kami](http://gambar.example/a.png)")).toBe("<p>Toko kami</p>");
});

test.each([
  ["years that a browser would renumber", "2019. Mulai\n2023. Tumbuh"],
  ["a definition of markdown", "[catatan]: https://contoh.example/rahasia"],
  ["a row with more cells than its head", "| a | b |\n|---|---|\n| satu | dua | tiga |"],
  ["code that is not closed", "```\nlanjutan artikel"],
  ["words after a fence", "``` penting sekali\nx\n```"],
  ["a task", "- [x] selesai"],
  ["a picture that may not be shown", "![Toko kami](gambar)"],
  ["a link to nothing", "[teks](javascript:alert(1)) dan [dua](lihat)"],
  ["an address around an element", "https://contoh.example/<b>tebal</b>"],
  ["an address of code", "[teks](/a<code>b</code>)"],
  ["indented text", "    menjorok empat spasi"],
  ["text that looks like HTML", "&lt;b&gt;tebal&lt;/b&gt; &amp;amp; &amp;lt;"],
])("no word is lost: %s", (_name, old) => {
  expect(lettersOf(formatArticle(old))).toBe(lettersOf(cleanArticleHtml(old)));
});

/** Every letter and digit that a reader sees, without spaces and signs. */
function lettersOf(html: string): string {
  return textOf(html).replace(/[^\p{L}\p{N}]/gu, "");
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

test.each([
  "\\# #",
  "\\## Judul",
  "\\#\u00a0Judul",
  "\\#\\# Judul",
  "C\\# dan\n\\# Judul",
  "\\# Judul<br>\\# Dua",
])("%j, escaped, is no heading in any run", (old) => {
  const formatted = formatArticle(old);
  expect(formatted).not.toContain("<h");
  expect(formatArticle(formatted)).toBe(formatted);
});

test("whatever was formatted is unchanged by a second run", () => {
  fc.assert(
    fc.property(anything, (html) => {
      const formatted = formatArticle(html);
      expect(formatArticle(formatted)).toBe(formatted);
    }),
    runs,
  );
}, 60_000);

test("whatever was formatted is clean", () => {
  fc.assert(
    fc.property(anything, (html) => {
      const formatted = formatArticle(html);
      expect(cleanArticleHtml(formatted)).toBe(formatted);
    }),
    runs,
  );
}, 60_000);

test("formatting loses no letter and no digit of an article", () => {
  fc.assert(
    fc.property(article, (html) => {
      expect(lettersOf(formatArticle(html))).toBe(lettersOf(cleanArticleHtml(html)));
    }),
    runs,
  );
}, 60_000);
