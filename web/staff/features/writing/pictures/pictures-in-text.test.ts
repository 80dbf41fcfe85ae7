// @vitest-environment jsdom
import { undo } from "@tiptap/pm/history";
import { TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { insertTable } from "../tables/table-commands";
import { insertHorizontalRule } from "../visual/block-commands";
import { htmlOf, open, pictureAt, press, run, select, selectPicture, type } from "../visual/opened-writing";
import type { Writing } from "../visual/writing";
import { changePicture, deletePicture, insertPicture, toCaption } from "./picture-commands";
import { endUpload, markUpload } from "./upload-plugin";

const picture = { src: "/images/a.jpg", alt: "A" };
const img = (name: string) => `<img alt="${name.toUpperCase()}" src="/images/${name}.jpg" loading="lazy" />`;
const figure = (name: string) => `<figure>${img(name)}</figure>`;
const mark = (view: Writing["view"], id: number, pos: number, name: string) =>
  markUpload(view, pos, { id, name, onCancel: () => {} });
const size = { rows: 1, columns: 1, hasHead: false };

test.each([
  ["first to last", ["a", "b", "c"]],
  ["last to first", ["c", "b", "a"]],
  ["the middle one first", ["b", "c", "a"]],
])("pictures of one batch stand as they were chosen, uploaded %s", (_order, ended) => {
  for (const html of ["<p>Awal.</p>", ""]) {
    const writing = open(html);
    const { view } = writing;
    const names = ["a", "b", "c"];
    const at = view.state.selection.to;
    for (const [id, name] of names.entries()) mark(view, id, at, name);
    const shown = [...view.dom.querySelectorAll(".writing-upload [role=status]")].map(
      (one) => one.textContent,
    );
    expect(shown).toEqual(names.map((name) => `Mengunggah ${name}…`));
    for (const name of ended) {
      endUpload(view, names.indexOf(name), { src: `/images/${name}.jpg`, alt: name.toUpperCase() });
    }
    const found = [...htmlOf(writing).matchAll(/images\/(.)\.jpg/g)].map(([, name]) => name);
    expect(found.join("")).toBe("abc");
    expect(view.dom.querySelector(".writing-upload")).toBeNull();
  }
});

test("the place of a picture goes along with the text, and one that is refused leaves nothing", () => {
  const writing = open("<p>Satu.</p>\n<p>Dua.</p>");
  select(writing, "Satu.", true);
  mark(writing.view, 1, writing.view.state.selection.to, "a");
  mark(writing.view, 2, writing.view.state.selection.to, "b");
  type(writing, " Lagi.");
  endUpload(writing.view, 1, null);
  endUpload(writing.view, 2, { src: "/images/b.jpg", alt: "B" });
  expect(htmlOf(writing)).toBe(`<p>Satu. Lagi.</p>\n${figure("b")}\n<p>Dua.</p>`);
});

test("a picture takes the place of the empty line that it was put into, and one writes on below it", () => {
  for (const below of ["", "\n<p>Akhir.</p>", "\n<p></p>"]) {
    const writing = open(`<p>Awal.</p>${below}`);
    const { view } = writing;
    select(writing, "Awal.", true);
    press(writing, "Enter");
    const names = ["a", "b"];
    const at = view.state.selection.to;
    for (const [id, name] of names.entries()) mark(view, id, at, name);
    for (const [id, name] of names.entries()) {
      endUpload(view, id, { src: `/images/${name}.jpg`, alt: name.toUpperCase() });
    }
    expect(htmlOf(writing)).toBe(`<p>Awal.</p>\n${figure("a")}\n${figure("b")}${below}`);
    type(writing, "Z");
    expect(htmlOf(writing)).toMatch(/b\.jpg" loading="lazy" \/><\/figure>\n<p>Z/);
  }
});

test("a line that was written in, or left, while the picture was on its way stays as it is", () => {
  const writing = open("<p>Awal.</p>\n<p></p>");
  const { view } = writing;
  select(writing, "Awal.", true);
  press(writing, "Enter");
  mark(view, 1, view.state.selection.to, "a");
  type(writing, "Teks.");
  endUpload(view, 1, picture);
  expect(htmlOf(writing)).toBe(`<p>Awal.</p>\n${figure("a")}\n<p>Teks.</p>\n<p></p>`);
  press(writing, "Enter");
  mark(view, 2, view.state.selection.to, "a");
  press(writing, "Backspace");
  endUpload(view, 2, picture);
  expect(htmlOf(writing)).toMatch(/<p>Teks\.<\/p>\n<figure>.*<\/figure>\n<p><\/p>$/);
});

test("the line that stands ready below a picture, a table or a line at the end is not stored", () => {
  for (const act of [insertPicture(picture), insertTable(size), insertHorizontalRule]) {
    const writing = open("<p>Awal.</p>");
    select(writing, "Awal.", true);
    run(writing, act);
    expect(htmlOf(writing)).not.toContain("<p></p>");
    expect(writing.view.state.doc.lastChild?.content.size).toBe(0);
  }
});

test("whoever goes on typing behind a new picture writes below it", () => {
  const writing = open("<p>Awal.</p>");
  select(writing, "Awal.", true);
  run(writing, insertPicture(picture));
  type(writing, "Zebra");
  expect(htmlOf(writing)).toBe(`<p>Awal.</p>\n${figure("a")}\n<p>Zebra</p>`);
});

test.each<[name: string, act: (writing: Writing) => void, below: string]>([
  ["a letter", (writing) => type(writing, "Z"), "<p>Z</p>"],
  [
    "a composition",
    ({ view }) => {
      view.dom.dispatchEvent(new CompositionEvent("compositionstart"));
      view.dispatch(view.state.tr.insertText("Z"));
    },
    "<p>Z</p>",
  ],
  ["Shift+Enter", (writing) => press(writing, "Enter", { shiftKey: true }), "<p><br /></p>"],
  [
    "a table",
    (writing) => run(writing, insertTable(size)),
    "<table><tbody><tr><td></td></tr>\n</tbody>\n</table>",
  ],
  ["a line", (writing) => run(writing, insertHorizontalRule), "<hr />"],
  [
    "another picture",
    (writing) => run(writing, insertPicture({ src: "/images/b.jpg", alt: "B" })),
    figure("b"),
  ],
])("%s over a selected picture goes below it", (_name, act, below) => {
  const writing = open(`<p>Awal.</p>\n${figure("a")}\n<p>Akhir.</p>`);
  selectPicture(writing);
  act(writing);
  expect(htmlOf(writing)).toBe(`<p>Awal.</p>\n${figure("a")}\n${below}\n<p>Akhir.</p>`);
});

test("a letter over a selected picture between words goes behind it", () => {
  const writing = open(`<p>Awal ${img("a")} akhir.</p>`);
  selectPicture(writing);
  type(writing, "Z");
  expect(htmlOf(writing)).toBe(`<p>Awal ${img("a")}Z akhir.</p>`);
});

test("what is typed right beside the picture of a figure goes below it", () => {
  const writing = open(`${figure("a")}\n<p>Akhir.</p>`);
  for (const side of [0, 1]) {
    const { state, dispatch } = writing.view;
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, pictureAt(writing) + side)));
    type(writing, "Ya");
    expect(htmlOf(writing)).toBe(`${figure("a")}\n<p>Ya</p>\n<p>Akhir.</p>`);
    run(writing, undo);
  }
});

test("a caption is typed where it stands, and Enter leaves it", () => {
  const writing = open(`${figure("a")}\n<p>Akhir.</p>`);
  run(writing, toCaption(pictureAt(writing)));
  type(writing, "Toko");
  press(writing, "Enter");
  type(writing, "Di bawah");
  expect(htmlOf(writing)).toBe(
    `<figure>${img("a")}<figcaption>Toko</figcaption></figure>\n<p>Di bawah</p>\n<p>Akhir.</p>`,
  );
});

test("another picture takes its place with new measures, and deleting it takes the figure along", () => {
  const html = `<figure><img alt="A" src="/images/a.jpg" width="10" height="20" loading="lazy" /></figure>`;
  const writing = open(`${html}\n<p>Akhir.</p>`);
  run(writing, changePicture(pictureAt(writing), { src: "/images/b.jpg", alt: "B" }));
  expect(htmlOf(writing)).toBe(`${figure("b")}\n<p>Akhir.</p>`);
  run(writing, deletePicture);
  expect(htmlOf(writing)).toBe("<p>Akhir.</p>");
});
