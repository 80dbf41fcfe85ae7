import { type Command, type Plugin, TextSelection } from "@tiptap/pm/state";
import { afterEach, beforeAll } from "vitest";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { writeHtml } from "../document/write-html";
import { editorKeys } from "./keys";
import { createWriting, type Writing } from "./writing";

let writings: Writing[] = [];
let isReadOnly = false;

export function setReadOnly() {
  isReadOnly = true;
}

beforeAll(() => {
  // What is out of sight is measured, and nothing is laid out here.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

afterEach(() => {
  for (const writing of writings) writing.destroy();
  writings = [];
  isReadOnly = false;
});

/** Editors in tests: opened, written in and read. */
export function open(html: string, plugins: readonly Plugin[] = []): Writing {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error(`${html} was refused`);
  const writing = createWriting({
    place: document.body,
    document: documentSchema().nodeFromJSON(opened.document),
    isReadOnly: () => isReadOnly,
    attributes: () => ({}),
    isDescribed: () => true,
    plugins: [...plugins, ...editorKeys({ onLink: () => {}, onShortcuts: () => {}, onToolbar: () => {} })],
    onWrite: () => {},
    onFault: (error) => {
      throw error;
    },
  });
  writings.push(writing);
  return writing;
}

export const htmlOf = ({ view }: Writing) => writeHtml(view.state.doc);

export function placeOf({ view }: Writing, text: string): number {
  let place = -1;
  view.state.doc.descendants((node, pos) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at >= 0 && place < 0) place = pos + at;
  });
  if (place < 0) throw new Error(`"${text}" is not there`);
  return place;
}

/** Selects words, or puts the cursor behind them. */
export function select(writing: Writing, text: string, isBehind = false) {
  const from = placeOf(writing, text);
  const to = from + text.length;
  const { state, dispatch } = writing.view;
  dispatch(state.tr.setSelection(TextSelection.create(state.doc, isBehind ? to : from, to)));
}

export function pictureAt({ view }: Writing): number {
  let place = -1;
  view.state.doc.descendants((node, pos) => {
    if (node.type.name === "image") place = pos;
  });
  return place;
}

/** Types as a keyboard does, a sign at a time. */
export function type({ view }: Writing, text: string) {
  for (const sign of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(sign, from, to);
    if (!view.someProp("handleTextInput", (take) => take(view, from, to, sign, insert)))
      view.dispatch(insert());
  }
}

export function press({ view }: Writing, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, ...more, cancelable: true });
  return view.someProp("handleKeyDown", (take) => take(view, event)) === true;
}

export function run({ view }: Writing, command: Command): boolean {
  return command(view.state, view.dispatch, view);
}
