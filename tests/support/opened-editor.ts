import type { Editor, Extensions } from "@tiptap/core";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { afterEach, beforeAll } from "vitest";
import { findRefusal, writeHtml } from "../../web/staff/features/writing/document/article-document";
import { selectedPicture } from "../../web/staff/features/writing/pictures/picture-nodes";
import { createEditor } from "../../web/staff/features/writing/visual/editor";

let editors: Editor[] = [];

beforeAll(() => {
  // What is out of sight is measured, and nothing is laid out here.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  Object.assign(window, {
    ClipboardEvent: class extends Event {
      clipboardData = null;
    },
  });
});

afterEach(() => {
  for (const editor of editors) editor.destroy();
  editors = [];
});

/** Editors in tests: opened, written in and read. `written` are the texts that the form was told. */
export function open(html: string, extensions: Extensions = []): Editor & { written: string[] } {
  const refusal = findRefusal(html);
  if (refusal) throw new Error(refusal);
  const written: string[] = [];
  const editor = createEditor({
    element: document.body,
    source: html,
    editable: true,
    attributes: {},
    isDescribed: () => true,
    extensions,
    onWrite: (text) => written.push(text),
    onFault: (error) => {
      throw error;
    },
  });
  editors.push(editor);
  return Object.assign(editor, { written });
}

export const getHtml = ({ state }: Editor) => writeHtml(state.doc);

export function findPosition({ state }: Editor, text: string): number {
  let place = -1;
  state.doc.descendants((node, pos) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at >= 0 && place < 0) place = pos + at;
  });
  if (place < 0) throw new Error(`"${text}" is not there`);
  return place;
}

/** Selects words, or puts the cursor behind them. */
export function select(editor: Editor, text: string, isBehind = false) {
  const from = findPosition(editor, text);
  const to = from + text.length;
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, isBehind ? to : from, to)));
}

/** Selects the first picture. */
export function selectPicture(editor: Editor) {
  editor.state.doc.descendants((node, pos) => {
    if (selectedPicture(editor) || !/^(image|picture)$/.test(node.type.name)) return;
    editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, pos)));
  });
}

/** Types as a keyboard does, a sign at a time. */
export function type({ view }: Editor, text: string) {
  for (const sign of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(sign, from, to);
    if (!view.someProp("handleTextInput", (take) => take(view, from, to, sign, insert)))
      view.dispatch(insert());
  }
}

/** Answers whether the editor has taken the key; else it does what it does everywhere. */
export function press({ view }: Editor, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, ...more, bubbles: true, cancelable: true });
  view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}
