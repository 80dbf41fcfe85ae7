// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hasWords, isOneCell, tidyForeignHtml } from "./foreign-html";
import { listWordItems } from "./word-lists";

test("divs of mail programs become paragraphs, wrappers do not", () => {
  expect(tidyForeignHtml("<div><div>Satu</div><div>Dua <b>tebal</b></div><div><br></div></div>").html).toBe(
    "<div><p>Satu</p><p>Dua <b>tebal</b></p><div><br></div></div>",
  );
  expect(tidyForeignHtml("<div><p>Satu</p><ul><li>Dua</li></ul></div>").html).toBe(
    "<div><p>Satu</p><ul><li>Dua</li></ul></div>",
  );
});

test("styles, scripts and pictures that no address leads to are left out and counted", () => {
  const copied =
    '<style>p{color:red}</style><p>A<img src="file:///a.png"><img src="https://contoh.id/a.png"></p><script>x()</script>';
  expect(tidyForeignHtml(copied)).toEqual({
    html: '<p>A<img src="https://contoh.id/a.png"></p>',
    pictures: [],
    lost: 1,
  });
});

test("pictures of Word and Google Docs are taken out to be uploaded, ten at most", () => {
  const docs = "https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x";
  expect(tidyForeignHtml(`<p>A<img src="${docs}"></p>`)).toEqual({
    html: "<p>A⟦gambar 0⟧</p>",
    pictures: [docs],
    lost: 0,
  });
  expect(tidyForeignHtml('<img src="data:image/png;base64,AA">'.repeat(12)).lost).toBe(2);
});

test("an emoji is text, and so is one cell of a sheet", () => {
  expect(tidyForeignHtml('<p>Halo <img alt="👍🏽" src="https://chat.example/1f44d.png"></p>').html).toBe(
    "<p>Halo 👍🏽</p>",
  );
  expect(isOneCell("<style>td{}</style><table><tr><td>5</td></tr></table>")).toBe(true);
  expect(isOneCell("<p>Harga</p><table><tr><td>5</td></tr></table>")).toBe(false);
});

test("a list of Word comes as one", () => {
  const copied = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Satu</p>`;
  expect(tidyForeignHtml(copied).html).toBe("<ul><li>Satu</li></ul>");
});

test("a copied picture is told from copied words", () => {
  expect(hasWords('<meta charset="utf-8"><img src="https://contoh.id/a.png" alt="A">')).toBe(false);
  expect(hasWords("<style>p{}</style><p> </p>")).toBe(false);
  expect(hasWords("<p>A</p>")).toBe(true);
});

function listed(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  listWordItems(body);
  return body.innerHTML.replace(/\n/g, "");
}

/** A paragraph of a list as Word copies it. */
function item(text: string, marker = "·", { list = "l0", level = 1, numbering = "lfo1" } = {}): string {
  const place = `text-indent:-18.0pt;mso-list:\n${list} level${level} ${numbering}`;
  const ignored = `<span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times"'>&nbsp; </span></span>`;
  return `<p class=MsoListParagraph style='${place}'><![if !supportLists]>${ignored}<![endif]>${text}</p>\n`;
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
  (marker) => {
    expect(listed(item("Isi", marker))).toMatch(/^<p .*Isi<\/p>$/);
    expect(listed(item("Isi", marker))).toContain(marker);
  },
);
