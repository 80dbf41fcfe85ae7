// @vitest-environment jsdom
import { undo } from "@tiptap/pm/history";
import { TextSelection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { expect, test } from "vitest";
import { htmlOf, open, placeOf, press, run, select, type } from "../visual/opened-writing";
import type { Writing } from "../visual/writing";
import { nextCell, tableActs, toggleHead } from "./table-commands";

const noted =
  '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td colspan="100%">Catatan</td></tr></table>\n<p>Akhir.</p>';
const ragged = "<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td></tr></table>\n<p>Akhir.</p>";

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

function selectCells(writing: Writing, from: string, to: string) {
  const { state, dispatch } = writing.view;
  const [anchor, head] = [placeOf(writing, from) - 2, placeOf(writing, to) - 2];
  dispatch(state.tr.setSelection(CellSelection.create(state.doc, anchor, head)));
}

test.each([
  ["Tambah baris di atas", "a", ["· · ·", "a b c", "Catatan3"]],
  ["Tambah baris di bawah", "Catatan", ["a b c", "Catatan3", "· · ·"]],
  ["Tambah kolom di kiri", "b", ["a · b c", "Catatan4"]],
  ["Tambah kolom di kanan", "c", ["a b c ·", "Catatan3 ·"]],
  ["Hapus baris", "a", ["Catatan3"]],
  ["Hapus kolom", "b", ["a c", "Catatan2"]],
])("%s works beside a cell over all columns", (label, at, cells) => {
  const writing = open(noted);
  select(writing, at, true);
  run(writing, act(label));
  expect(cellsOf(writing)).toEqual(cells);
  run(writing, undo);
  expect(htmlOf(writing)).toBe(noted);
});

const spanned =
  '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td colspan="2" rowspan="2">d</td><td rowspan="2">e</td></tr><tr></tr><tr><td colspan="2" rowspan="2">f</td><td>g</td></tr><tr><td>h</td></tr></table>\n<p>Akhir.</p>';

/** As `cellsOf`, with how many rows each cell spans behind an "x". */
function spansOf(writing: Writing): string[] {
  return rowsOf(writing, ({ colSpan, rowSpan }) => `${colSpan}x${rowSpan}`);
}

test("what goes on below a deleted row stays there, also behind a cell that spans columns", () => {
  const writing = open(
    '<table><tr><td>a</td><td>b</td></tr><tr><td colspan="2" rowspan="2">d</td><td>g</td><td rowspan="2">e</td></tr><tr><td>h</td></tr></table>',
  );
  select(writing, "g", true);
  run(writing, act("Hapus baris"));
  expect(spansOf(writing)).toEqual(["a1x1 b1x1 ·1x1 ·1x1", "d2x1 h1x1 e1x1"]);
});

test.each([
  ["Tambah baris di bawah", "g", ["a1x1 b1x1 c1x1", "d2x2 e1x2", "", "f2x3 g1x1", "·1x1", "h1x1"]],
  ["Tambah baris di atas", "h", ["a1x1 b1x1 c1x1", "d2x2 e1x2", "", "f2x3 g1x1", "·1x1", "h1x1"]],
  ["Tambah baris di bawah", "d", ["a1x1 b1x1 c1x1", "d2x2 e1x2", "", "·1x1 ·1x1 ·1x1", "f2x2 g1x1", "h1x1"]],
  ["Hapus baris", "g", ["a1x1 b1x1 c1x1", "d2x2 e1x2", "", "f2x1 h1x1"]],
  ["Hapus baris", "h", ["a1x1 b1x1 c1x1", "d2x2 e1x2", "", "f2x1 g1x1"]],
  ["Hapus baris", "a", ["d2x2 e1x2", "", "f2x2 g1x1", "h1x1"]],
])("%s at %s keeps to cells that span rows and columns", (label, at, spans) => {
  const writing = open(spanned);
  select(writing, at, true);
  run(writing, act(label));
  expect(spansOf(writing)).toEqual(spans);
  run(writing, undo);
  expect(htmlOf(writing)).toBe(spanned);
});

test.each([
  ["Hapus baris", '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>'],
  ["Hapus kolom", '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>'],
])("%s in a cell over all of them deletes the table", (label, html) => {
  const writing = open(`<p>Pokok.</p>\n${html}`);
  select(writing, "a", true);
  run(writing, act(label));
  expect(htmlOf(writing)).toBe("<p>Pokok.</p>");
});

test.each([
  ["Tambah baris di atas", "d", ["a b c", "· · ·", "d · ·"]],
  ["Tambah baris di bawah", "d", ["a b c", "d · ·", "· · ·"]],
  ["Tambah kolom di kiri", "c", ["a b · c", "d · · ·"]],
  ["Tambah kolom di kanan", "d", ["a · b c", "d · · ·"]],
  ["Hapus baris", "a", ["d · ·"]],
  ["Hapus kolom", "c", ["a b", "d ·"]],
])("%s fills up rows that are too short, in one step", (label, at, cells) => {
  const writing = open(ragged);
  select(writing, at, true);
  run(writing, act(label));
  expect(cellsOf(writing)).toEqual(cells);
  run(writing, undo);
  expect(htmlOf(writing)).toBe(ragged);
});

test("a row that is made or named as headings leaves no cell wider than the table", () => {
  const writing = open('<table><tr><td colspan="9999">a</td><td>b</td></tr></table>');
  select(writing, "b", true);
  press(writing, "Tab");
  run(writing, nextCell);
  run(writing, toggleHead);
  expect(cellsOf(writing)).toEqual(["a b", "· ·"]);
});

test("cells are deleted that were selected, and none for those that are missing", () => {
  const writing = open(ragged);
  selectCells(writing, "a", "b");
  press(writing, "Delete");
  expect(cellsOf(writing)).toEqual(["· · c", "d"]);
  run(writing, undo);
  selectCells(writing, "c", "d");
  expect(writing.view.state.selection).toBeInstanceOf(TextSelection);
  press(writing, "Delete");
  expect(cellsOf(writing)).toEqual(["a b c", "d"]);
});

test("a letter behind another in a row too short leaves the arrows and the rows alone", () => {
  const writing = open(ragged);
  select(writing, "b", true);
  type(writing, "Z");
  press(writing, "ArrowDown");
  press(writing, "ArrowDown", { shiftKey: true });
  expect(writing.view.state.selection.from).toBe(placeOf(writing, "Z") + 1);
  expect(htmlOf(writing)).toBe(ragged.replace(">b<", ">bZ<"));
});

test("cells that are pasted into a row too short stand where they were put", () => {
  const writing = open(ragged);
  selectCells(writing, "a", "b");
  const slice = writing.view.state.selection.content();
  select(writing, "d", true);
  const { view } = writing;
  view.someProp("handlePaste", (take) => take(view, new Event("paste") as ClipboardEvent, slice));
  expect(cellsOf(writing)).toEqual(["a b c", "a b ·"]);
});
