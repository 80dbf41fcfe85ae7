import { expect, test } from "vitest";
import { cleanArticleHtml } from "./article-html";

const listed = (html: string) => cleanArticleHtml(html).replace(/\n/g, "");

/** A paragraph of a list as Word copies it. */
function item(
  text: string,
  marker = "·",
  { name = "p", list = "l0", level = 1, numbering = "lfo1" } = {},
): string {
  const place = `text-indent:-18.0pt;mso-list:\n${list} level${level} ${numbering}`;
  const ignored = `<span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times"'>&nbsp; </span></span>`;
  return `<${name} class=MsoListParagraph style='${place}'><![if !supportLists]>${ignored}<![endif]>${text}</${name}>\n`;
}

test("paragraphs that Word shows as a list are one, without Word's bullets", () => {
  expect(listed(`<p>Awal</p>${item("Satu")}${item("<b>Dua</b>")}<p>Akhir</p>`)).toBe(
    "<p>Awal</p><ul><li>Satu</li><li><b>Dua</b></li></ul><p>Akhir</p>",
  );
});

test.each([
  ["1.", "<ol><li>Satu</li></ol>"],
  ["4)", '<ol start="4"><li>Satu</li></ol>'],
  ["(iv)", "<ol><li>Satu</li></ol>"],
  ["o", "<ul><li>Satu</li></ul>"],
])("what Word marks with %s is the right kind of list", (marker, list) => {
  expect(listed(item("Satu", marker))).toBe(list);
});

test("lists within lists stay within them, also where a level is left out", () => {
  const copied =
    item("Satu", "1.") +
    item("Anak", "o", { level: 2 }) +
    item("Cucu", "§", { level: 4 }) +
    item("Anak lagi", "o", { level: 2 }) +
    item("Dua", "2.");
  expect(listed(copied)).toBe(
    "<ol><li>Satu<ul><li>Anak<ul><li>Cucu</li></ul></li><li>Anak lagi</li></ul></li><li>Dua</li></ol>",
  );
});

test.each(["I", "No.1", "Pasal."])(
  "a list mark that is neither a bullet nor a number, as %s, stays in its paragraph",
  (marker) => expect(listed(item("Isi", marker))).toMatch(new RegExp(`^<p>${marker}.*Isi</p>$`)),
);

test("a heading that Word counts is a heading without its number", () => {
  expect(listed(item("Harga", "2.1.", { name: "h2" }))).toBe("<h2>Harga</h2>");
  expect(listed(item("Harga", "Bab 2", { name: "h2" }))).toMatch(/^<h2>Bab 2.*Harga<\/h2>$/);
});

test("a list whose styles the browser has left out is known by the conditions around its bullets", () => {
  const bare = (words: string) =>
    `<p class="MsoListParagraph"><!--[if !supportLists]--><span>·<span>&nbsp;&nbsp; </span></span><!--[endif]-->${words}</p>`;
  expect(listed(`${bare("Satu")} ${bare("Dua")}`)).toBe("<ul><li>Satu</li><li>Dua</li></ul>");
});
