// @vitest-environment jsdom
import { EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { writeHtml } from "../document/write-html";
import { mayLink } from "../links/link-commands";
import { changeSelected, describePicture, hashOf, saidOf, silentPictures } from "./picture-words";

const hash = "a".repeat(32);
const own = `<img alt="" src="/media/${hash}.jpg" loading="lazy" />`;
const foreign = '<img alt="" src="https://contoh.example/a.jpg" loading="lazy" />';

function stateOf(html: string): EditorState {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error("refused");
  return EditorState.create({ doc: documentSchema().nodeFromJSON(opened.document) });
}

const item = (alt: string, decorative = false) => ({ hash, alt, decorative }) as MediaItem;

test("a picture without words is described by the library, by nobody, or nothing is known of it", () => {
  const [found] = silentPictures(stateOf(`<figure>${own}</figure>`).doc);
  if (!found) throw new Error("not found");
  expect(saidOf(found.picture, new Map())).toBe("unknown");
  expect(saidOf(found.picture, new Map([[hash, item("")]]))).toBe("nothing");
  expect(saidOf(found.picture, new Map([[hash, item("Toko")]]))).toBe("library");
  expect(saidOf(found.picture, new Map([[hash, item("", true)]]))).toBe("library");
});

test("signs that nobody hears are no words", () => {
  const [found] = silentPictures(stateOf(`<p>${own.replace(' alt="" ', ' alt="\u200b" ')}</p>`).doc);
  expect(found && hashOf(found.picture)).toBe(hash);
});

test("words given to a picture reach each of its silent uses, and leave the cursor where one writes", () => {
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
