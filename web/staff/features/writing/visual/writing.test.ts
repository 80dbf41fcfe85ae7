// @vitest-environment jsdom
import type { Command } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { expect, test } from "vitest";
import { insertTable, nextCell, tableActs, toggleHead } from "../tables/table-commands";
import { indent, insertHorizontalRule, outdent, toggleList, toggleQuote } from "./block-commands";
import { toggle } from "./mark-commands";
import { htmlOf, open, placeOf, press, run, select, setReadOnly, type } from "./opened-writing";

const size = { rows: 1, columns: 1, hasHead: false };

test("a table or a line over selected words deletes none of them", () => {
  for (const act of [insertTable(size), insertHorizontalRule]) {
    const writing = open("<p>Satu dua tiga.</p>");
    select(writing, "dua");
    run(writing, act);
    expect(htmlOf(writing)).toMatch(/^<p>Satu dua tiga\.<\/p>\n<(table|hr)/);
  }
});

test("the cursor stands in the first cell of a new table, wherever it is put", () => {
  for (const html of ["", "<p>Satu dua.</p>"]) {
    const writing = open(html);
    if (html) select(writing, "Satu", true);
    run(writing, insertTable({ rows: 2, columns: 2, hasHead: true }));
    type(writing, "Paket");
    run(writing, nextCell);
    type(writing, "Harga");
    expect(htmlOf(writing)).toContain("<thead><tr><th>Paket</th><th>Harga</th></tr>");
  }
});

test("behind the last cell Tab makes a row, and the last row goes with its table", () => {
  const writing = open("<table><tbody><tr><td>A</td></tr></tbody></table>\n<p>Akhir.</p>");
  select(writing, "A", true);
  press(writing, "Tab");
  type(writing, "B");
  expect(htmlOf(writing)).toMatch(/<td>A<\/td><\/tr>\s*<tr><td>B<\/td><\/tr>/);
  const deleteRow = tableActs.find(({ label }) => label === "Hapus baris")?.command;
  if (!deleteRow) throw new Error("no such act");
  run(writing, deleteRow);
  select(writing, "A", true);
  run(writing, deleteRow);
  expect(htmlOf(writing)).toBe("<p>Akhir.</p>");
});

test("the first row names the columns, or does not", () => {
  const html = "<table><tbody><tr><td>A</td></tr><tr><td>1</td></tr></tbody></table>";
  const writing = open(html);
  select(writing, "A", true);
  expect(writing.snapshot().hasHead).toBe(false);
  run(writing, toggleHead);
  expect(htmlOf(writing)).toMatch(/^<table><thead><tr><th>A<\/th><\/tr>\s*<\/thead>\s*<tbody><tr><td>1/);
  expect(writing.snapshot().hasHead).toBe(true);
  run(writing, toggleHead);
  expect(htmlOf(writing)).not.toContain("<th>");
});

test("Escape lets the very next Tab leave a list, and none after other keys", () => {
  const html = "<ul><li>Satu</li>\n<li>Dua</li>\n</ul>";
  const writing = open(html);
  select(writing, "Dua", true);
  press(writing, "Escape");
  expect(press(writing, "Tab")).toBe(false);
  expect(htmlOf(writing)).toBe(html);
  press(writing, "Escape");
  press(writing, "a");
  type(writing, "a");
  expect(press(writing, "Tab")).toBe(true);
  expect(htmlOf(writing)).toMatch(/<li>Satu<ul>\s*<li>Duaa<\/li>/);
  press(writing, "Escape");
  type(writing, "b");
  expect(press(writing, "Tab", { shiftKey: true })).toBe(true);
});

test.each([
  ["## Judul", /^<h2>Judul<\/h2>$/],
  ["- butir", /^<ul><li>butir<\/li>\s*<\/ul>$/],
  ["3. tiga", /^<ol start="3"><li>tiga<\/li>\s*<\/ol>$/],
  ["> kata", /^<blockquote>(<p>)?kata(<\/p>)?\s*<\/blockquote>$/],
  ["**tebal**", /^<p><strong>tebal<\/strong><\/p>$/],
  ["a *miring*", /^<p>a <em>miring<\/em><\/p>$/],
  ["`kode`", /^<p><code>kode<\/code><\/p>$/],
  ["~~coret~~", /^<p><s>coret<\/s><\/p>$/],
  ["2 * 3 * 4", /^<p>2 \* 3 \* 4<\/p>$/],
])("%s becomes what it means", (typed, html) => {
  const writing = open("");
  type(writing, typed);
  expect(htmlOf(writing)).toMatch(html);
});

test("Backspace right behind a rule gives the signs back", () => {
  const writing = open("");
  type(writing, "# ");
  expect(htmlOf(writing)).toBe("<p># </p>");
  const other = open("");
  type(other, "## ");
  press(other, "Backspace");
  expect(htmlOf(other)).toBe("<p>## </p>");
});

test("lists, quotations and emphasis are put on and taken off", () => {
  const writing = open("<p>Satu</p>\n<p>Dua</p>");
  const acts: Command[] = [
    toggleList("bulletList"),
    toggleList("orderedList"),
    toggleList("orderedList"),
    toggleQuote,
    toggleQuote,
    toggle("superscript"),
    toggle("subscript"),
    toggle("subscript"),
  ];
  select(writing, "Dua");
  const seen = acts.map((act) => {
    run(writing, act);
    return /<(ul|ol|blockquote|sup|sub)/.exec(htmlOf(writing))?.[1] ?? "";
  });
  expect(seen).toEqual(["ul", "ol", "", "blockquote", "", "sup", "sub", ""]);
  expect(writing.view.state.doc.textContent).toBe("SatuDua");
});

test("an item goes in and out with all below it", () => {
  const html = "<ul><li>Satu</li><li>Dua<ul><li>Tiga</li></ul></li></ul>";
  const writing = open(html);
  select(writing, "Dua", true);
  run(writing, indent);
  expect(writing.view.dom.querySelectorAll("ul ul ul")).toHaveLength(1);
  run(writing, outdent);
  expect(writing.view.dom.querySelectorAll("ul ul ul")).toHaveLength(0);
  expect(writing.view.state.doc.textContent).toBe("SatuDuaTiga");
});

test("cells that are selected are no place for a table, which goes into the last of them", () => {
  const writing = open("<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>");
  const { state, dispatch } = writing.view;
  const [first, last] = [placeOf(writing, "A") - 2, placeOf(writing, "B") - 2];
  dispatch(state.tr.setSelection(CellSelection.create(state.doc, first, last)));
  run(writing, insertHorizontalRule);
  expect(htmlOf(writing)).toContain("<td>A</td>");
  expect(htmlOf(writing)).toMatch(/B(<\/p>)?\s*<hr \/>/);
});

test("an editor that becomes one to read only takes nothing more", () => {
  const writing = open("<p>Satu</p>");
  expect(writing.view.editable).toBe(true);
  setReadOnly();
  writing.view.setProps({ attributes: {} });
  expect(writing.view.editable).toBe(false);
});
