// @vitest-environment jsdom
import { expect, test } from "vitest";
import { listWordItems } from "./word-lists";

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
  ["a.", "<ol><li>Satu</li></ol>"],
  ["(iv)", "<ol><li>Satu</li></ol>"],
  ["2.1.", "<ol><li>Satu</li></ol>"],
  ["2.3", '<ol start="3"><li>Satu</li></ol>'],
  ["1.a.", "<ol><li>Satu</li></ol>"],
  ["1.B", '<ol start="2"><li>Satu</li></ol>'],
  ["1.)", "<ol><li>Satu</li></ol>"],
  ["A.1.", "<ol><li>Satu</li></ol>"],
  ["k)", '<ol start="11"><li>Satu</li></ol>'],
  ["1", "<ol><li>Satu</li></ol>"],
  ["3", '<ol start="3"><li>Satu</li></ol>'],
  ["c.", '<ol start="3"><li>Satu</li></ol>'],
  ["(i)", "<ol><li>Satu</li></ol>"],
  ["o", "<ul><li>Satu</li></ul>"],
  ["§", "<ul><li>Satu</li></ul>"],
  ["–", "<ul><li>Satu</li></ul>"],
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

test("a list that begins deep down is one, and what comes back above it goes on beside it", () => {
  const copied = item("Dalam", "o", { level: 3 }) + item("Luar") + item("Anak", "o", { level: 2 });
  expect(listed(copied)).toBe("<ul><li>Dalam</li><li>Luar<ul><li>Anak</li></ul></li></ul>");
});

test("what stands above a counted list that begins deep goes on in a list of its own where its number is another", () => {
  const copied = item("Dalam", "b.", { level: 2 }) + item("Luar", "2.") + item("Lagi", "3.");
  expect(listed(copied)).toBe(
    '<ol start="2"><li>Dalam</li></ol><ol start="2"><li>Luar</li><li>Lagi</li></ol>',
  );
  const counted = item("Dalam", "1.", { level: 2 }) + item("Luar", "2.");
  expect(listed(counted)).toBe("<ol><li>Dalam</li><li>Luar</li></ol>");
});

test.each(["I", "A", "é.", "[1]", "1:", "§ 1", "- 1 -", "①", "No.1", "Ps.3", "Pasal.", "Bab."])(
  "a mark that is neither a bullet nor a count, as %s, is kept, and the paragraph with it",
  (marker) => {
    expect(listed(item("Isi", marker))).toMatch(/^<p .*Isi<\/p>$/);
    expect(listed(item("Isi", marker))).toContain(marker);
  },
);

test("a mark of words is kept, and the paragraph with it", () => {
  expect(listed(item("Isi perjanjian", "Pasal 3"))).toMatch(/^<p .*Pasal 3.*Isi perjanjian<\/p>$/);
  expect(listed(item("", "1. Semua di dalam"))).toMatch(/^<p .*1\. Semua di dalam.*<\/p>$/);
});

test("another list, another kind of it, and words between them begin a new one", () => {
  expect(listed(item("A", "1.") + item("B", "1.", { list: "l1" }))).toBe(
    "<ol><li>A</li></ol><ol><li>B</li></ol>",
  );
  expect(listed(item("A", "1.") + item("B", "1.", { numbering: "lfo2" }))).toBe(
    "<ol><li>A</li></ol><ol><li>B</li></ol>",
  );
  expect(listed(item("A", "1.") + item("B"))).toBe("<ol><li>A</li></ol><ul><li>B</li></ul>");
  expect(listed(`${item("A")}lepas ${item("B")}`)).toBe("<ul><li>A</li></ul>lepas <ul><li>B</li></ul>");
});

test("a mark is found however its style is broken into lines", () => {
  const style = "mso-list:l0 level1 lfo1";
  const broken = `<p style='${style}'><span style='mso-list:\nIgnore'>1.</span><span style='mso-list:  ignore'> </span>Satu</p>`;
  expect(listed(broken)).toBe("<ol><li>Satu</li></ol>");
});

test("a paragraph that only looks like an item stays one", () => {
  const written = '<p>1. Bukan daftar</p><p style="mso-list:none">Juga bukan</p>';
  expect(listed(written)).toBe(written);
});
