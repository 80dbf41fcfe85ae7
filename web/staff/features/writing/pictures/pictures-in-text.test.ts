// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import {
  getHtml,
  open,
  press,
  select,
  selectPicture,
  type,
} from "../../../../../tests/support/opened-editor";
import { mayLink } from "../links/link";
import { insertBlock } from "../toolbar/commands";
import { changePicture, getHash, selectedPicture, silentPictures } from "./picture-nodes";
import { endUpload, markUpload } from "./use-pictures";

const img = (name: string) => `<img alt="${name.toUpperCase()}" src="/images/${name}.jpg" loading="lazy" />`;
const figure = (name: string) => `<figure>${img(name)}</figure>`;
const mark = (editor: Editor, id: number, pos: number, name: string) =>
  markUpload(editor, pos, { id, name, onCancel: () => {} });
const insert = (editor: Editor) => {
  const node = editor.schema.nodes.picture?.create({ src: "/images/a.jpg", alt: "A" });
  if (node) insertBlock(editor, node);
};

test("pictures of one batch stand as they were chosen", () => {
  for (const html of ["<p>Awal.</p>", ""]) {
    const editor = open(html);
    const names = ["a", "b", "c"];
    const at = editor.state.selection.to;
    for (const [id, name] of names.entries()) mark(editor, id, at, name);
    const shown = [...editor.view.dom.querySelectorAll("[data-upload] [role=status]")].map(
      (one) => one.textContent,
    );
    expect(shown).toEqual(names.map((name) => `Mengunggah ${name}…`));
    for (const [id, name] of names.entries()) {
      endUpload(editor, id, { src: `/images/${name}.jpg`, alt: name.toUpperCase() });
    }
    expect(getHtml(editor)).toBe([html, ...names.map(figure)].join("\n").trim());
    expect(editor.view.dom.querySelector("[data-upload]")).toBeNull();
  }
});

test("an upload's placeholder moves with the text, and a refused upload leaves nothing", () => {
  const editor = open("<p>Satu.</p>\n<p>Dua.</p>");
  select(editor, "Satu.", true);
  mark(editor, 1, editor.state.selection.to, "a");
  mark(editor, 2, editor.state.selection.to, "b");
  type(editor, " Lagi.");
  endUpload(editor, 1, null);
  endUpload(editor, 2, { src: "/images/b.jpg", alt: "B" });
  expect(getHtml(editor)).toBe(`<p>Satu. Lagi.</p>\n${figure("b")}\n<p>Dua.</p>`);
});

test("whoever goes on typing behind a new picture, or over a selected one, writes below it", () => {
  const editor = open("<p>Awal.</p>");
  select(editor, "Awal.", true);
  insert(editor);
  type(editor, "Zebra");
  expect(getHtml(editor)).toBe(`<p>Awal.</p>\n${figure("a")}\n<p>Zebra</p>`);
  selectPicture(editor);
  type(editor, "Apa");
  expect(getHtml(editor)).toBe(`<p>Awal.</p>\n${figure("a")}\n<p>Apa</p>\n<p>Zebra</p>`);
});

/** The picture that is selected. */
function chosen(editor: Editor) {
  const found = selectedPicture(editor);
  if (!found) throw new Error("no picture is selected");
  return found.picture;
}

test("a caption is typed where it stands, Enter leaves it, and Backspace keeps the picture", () => {
  const captioned = `<figure>${img("a")}<figcaption>Tok</figcaption></figure>`;
  const editor = open(`${captioned}\n<p>Akhir.</p>`);
  select(editor, "Tok", true);
  type(editor, "o");
  press(editor, "Enter");
  type(editor, "Di bawah");
  const html = `${captioned.replace("Tok", "Toko")}\n<p>Di bawah</p>\n<p>Akhir.</p>`;
  expect(getHtml(editor)).toBe(html);
  select(editor, "Toko");
  editor.commands.setTextSelection(editor.state.selection.from);
  press(editor, "Backspace");
  expect(getHtml(editor)).toBe(html);
});

test("another picture takes its place with new measures, and deleting it takes the figure along", () => {
  const html = `<figure><img alt="A" src="/images/a.jpg" width="10" height="20" loading="lazy" /></figure>`;
  const editor = open(`${html}\n<p>Akhir.</p>`);
  selectPicture(editor);
  changePicture(editor, chosen(editor), { src: "/images/b.jpg", alt: "B" });
  expect(getHtml(editor)).toBe(`${figure("b")}\n<p>Akhir.</p>`);
  press(editor, "Delete");
  expect(getHtml(editor)).toBe("<p>Akhir.</p>");
});

const hash = "a".repeat(32);
const own = `<img alt="" src="/media/${hash}.jpg" loading="lazy" />`;

test("invisible characters are no alt text", () => {
  const [found] = silentPictures(open(`<p>${own.replace(' alt="" ', ' alt="\u200b" ')}</p>`).state.doc);
  expect(found && getHash(found.picture)).toBe(hash);
});

test("an answer changes the picture it was asked for, although that has moved and is no longer selected", () => {
  const editor = open(`<p>Atas</p><figure>${own}</figure>`);
  selectPicture(editor);
  const asked = chosen(editor);
  editor.view.dispatch(editor.state.tr.insertText("Lebih panjang. ", 1));
  select(editor, "Atas");
  changePicture(editor, asked, { alt: "Etalase" });
  expect(getHtml(editor)).toMatch(/Lebih panjang\. Atas[\s\S]*alt="Etalase"/);
  const before = getHtml(editor);
  changePicture(editor, asked, { alt: "Lain" });
  expect(getHtml(editor)).toBe(before);
});

test("a link can stand in text, and not on a line between the blocks", () => {
  const editor = open("<p>Atas</p><hr /><p>Bawah</p>");
  select(editor, "Atas", true);
  expect(mayLink(editor)).toBe(true);
  editor.commands.setNodeSelection(6);
  expect(mayLink(editor)).toBe(false);
});
