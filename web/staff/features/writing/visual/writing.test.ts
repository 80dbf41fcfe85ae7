// @vitest-environment jsdom

import { undo } from "@tiptap/pm/history";
import { expect, test } from "vitest";
import { insertTable, nextCell, tableActs, toggleHead } from "../tables/table-commands";
import { insertHorizontalRule } from "./block-commands";
import { htmlOf, open, press, run, select, setReadOnly, type } from "./opened-writing";
import type { Writing } from "./writing";

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
  ["> kata", /^<blockquote>(<p>)?kata(<\/p>)?\s*<\/blockquote>$/],
  ["**tebal**", /^<p><strong>tebal<\/strong><\/p>$/],
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

test("an editor that becomes one to read only takes nothing more", () => {
  const writing = open("<p>Satu</p>");
  expect(writing.view.editable).toBe(true);
  setReadOnly();
  writing.view.setProps({ attributes: {} });
  expect(writing.view.editable).toBe(false);
});

const noted =
  '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td colspan="100%">Catatan</td></tr></table>\n<p>Akhir.</p>';
function act(label: string) {
  const found = tableActs.find((one) => one.label === label);
  if (!found) throw new Error(`no act is called ${label}`);
  return found.command;
}

function rowsOf(writing: Writing, tell: (cell: HTMLTableCellElement) => string): string[] {
  const [table] = new DOMParser().parseFromString(htmlOf(writing), "text/html").querySelectorAll("table");
  return [...(table?.rows ?? [])].map(({ cells }) =>
    [...cells].map((cell) => (cell.textContent || "·") + tell(cell)).join(" "),
  );
}

/** The cells of each row, "·" for an empty one, with how many columns they span. */
function cellsOf(writing: Writing): string[] {
  return rowsOf(writing, ({ colSpan }) => (colSpan > 1 ? String(colSpan) : ""));
}

test.each([
  ["Tambah baris di atas", "a", ["· · ·", "a b c", "Catatan3"]],
  ["Tambah baris di bawah", "Catatan", ["a b c", "Catatan3", "· · ·"]],
  ["Tambah kolom di kiri", "b", ["a · b c", "Catatan4"]],
  ["Tambah kolom di kanan", "c", ["a b c ·", "Catatan3 ·"]],
  ["Hapus baris", "a", ["Catatan3"]],
  ["Hapus kolom", "b", ["a c", "Catatan2"]],
])("%s keeps the cell that spans all columns", (label, at, cells) => {
  const writing = open(noted);
  select(writing, at, true);
  run(writing, act(label));
  expect(cellsOf(writing)).toEqual(cells);
  run(writing, undo);
  expect(htmlOf(writing)).toBe(noted);
});
