// @vitest-environment jsdom

import { EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { writeHtml } from "../document/write-html";
import { mayLink } from "../links/link-commands";
import { htmlOf, open, pictureAt, press, run, select, type } from "../visual/opened-writing";
import type { Writing } from "../visual/writing";
import { changePicture, deletePicture, insertPicture, toCaption } from "./picture-commands";
import { changeSelected, describePicture, hashOf, saidOf, silentPictures } from "./picture-words";
import { endUpload, markUpload } from "./upload-plugin";

const picture = { src: "/images/a.jpg", alt: "A" };
const img = (name: string) => `<img alt="${name.toUpperCase()}" src="/images/${name}.jpg" loading="lazy" />`;
const figure = (name: string) => `<figure>${img(name)}</figure>`;
const mark = (view: Writing["view"], id: number, pos: number, name: string) =>
  markUpload(view, pos, { id, name, onCancel: () => {} });
test.each([["last to first", ["c", "b", "a"]]])(
  "pictures of one batch stand as they were chosen, uploaded %s",
  (_order, ended) => {
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
  },
);

test("an upload's placeholder moves with the text, and a refused upload leaves nothing", () => {
  const writing = open("<p>Satu.</p>\n<p>Dua.</p>");
  select(writing, "Satu.", true);
  mark(writing.view, 1, writing.view.state.selection.to, "a");
  mark(writing.view, 2, writing.view.state.selection.to, "b");
  type(writing, " Lagi.");
  endUpload(writing.view, 1, null);
  endUpload(writing.view, 2, { src: "/images/b.jpg", alt: "B" });
  expect(htmlOf(writing)).toBe(`<p>Satu. Lagi.</p>\n${figure("b")}\n<p>Dua.</p>`);
});

test("whoever goes on typing behind a new picture writes below it", () => {
  const writing = open("<p>Awal.</p>");
  select(writing, "Awal.", true);
  run(writing, insertPicture(picture));
  type(writing, "Zebra");
  expect(htmlOf(writing)).toBe(`<p>Awal.</p>\n${figure("a")}\n<p>Zebra</p>`);
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

const hash = "a".repeat(32);
const own = `<img alt="" src="/media/${hash}.jpg" loading="lazy" />`;
const foreign = '<img alt="" src="https://contoh.example/a.jpg" loading="lazy" />';

function stateOf(html: string): EditorState {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error("refused");
  return EditorState.create({ doc: documentSchema().nodeFromJSON(opened.document) });
}

const item = (alt: string, decorative = false) => ({ hash, alt, decorative }) as MediaItem;

test("an undescribed picture is described by the library, undescribed there too, or unknown", () => {
  const [found] = silentPictures(stateOf(`<figure>${own}</figure>`).doc);
  if (!found) throw new Error("not found");
  expect(saidOf(found.picture, new Map())).toBe("unknown");
  expect(saidOf(found.picture, new Map([[hash, item("")]]))).toBe("nothing");
  expect(saidOf(found.picture, new Map([[hash, item("Toko")]]))).toBe("library");
  expect(saidOf(found.picture, new Map([[hash, item("", true)]]))).toBe("library");
});

test("invisible characters are no alt text", () => {
  const [found] = silentPictures(stateOf(`<p>${own.replace(' alt="" ', ' alt="\u200b" ')}</p>`).doc);
  expect(found && hashOf(found.picture)).toBe(hash);
});

test("an alt text is set on every undescribed use of a picture, and the cursor stays", () => {
  let state = stateOf(`<figure>${own}</figure><p>Satu ${own} dua.</p><p>${foreign}</p><p>Ditulis</p>`);
  expect(silentPictures(state.doc)).toHaveLength(2);
  const end = state.doc.content.size - 1;
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)));
  expect(describePicture(hash, "Etalase")(state, (tr) => (state = state.apply(tr)))).toBe(true);
  expect(writeHtml(state.doc).match(/alt="Etalase"/g)).toHaveLength(2);
  expect(state.selection.from).toBe(end);
  expect(describePicture(hash, "Lain")(state)).toBe(false);
});

test("an answer changes the selected picture where it is by then, and nothing else", () => {
  let state = stateOf(`<p>Atas</p><figure>${own}</figure>`);
  const [found] = silentPictures(state.doc);
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, found?.pos ?? 0)));
  state = state.apply(state.tr.insertText("Lebih panjang. ", 1));
  changeSelected({ alt: "Etalase" })(state, (tr) => (state = state.apply(tr)));
  expect(writeHtml(state.doc)).toMatch(/Lebih panjang\. Atas[\s\S]*alt="Etalase"/);
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2)));
  expect(changeSelected({ alt: "Lain" })(state)).toBe(false);
});

test("a link can stand in text, and not on a line between the blocks", () => {
  const state = stateOf("<p>Atas</p><hr /><p>Bawah</p>");
  expect(mayLink(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2))))).toBe(true);
  expect(mayLink(state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 6))))).toBe(false);
});
