import { dropCursor } from "@tiptap/pm/dropcursor";
import { gapCursor } from "@tiptap/pm/gapcursor";
import { history } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type Command, EditorState, type Plugin, TextSelection } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { writeHtml } from "../document/write-html";
import { figureGuard } from "../pictures/figure-guard";
import { pictureView } from "../pictures/picture-view";
import { uploadPlugin } from "../pictures/upload-plugin";
import { tablePlugin } from "../tables/table-plugin";
import { inputRules } from "./input-rules";
import { rangeInDocument } from "./range-in-document";
import { isSameSnapshot, type Snapshot, takeSnapshot } from "./snapshot";

/** Pixels at the edges of the window where the cursor is out of sight, or soon will be. */
const barsAround = { top: 72, right: 8, bottom: 150, left: 8 };
/** Steps back that can be undone. */
const historyDepth = 500;

interface WritingOptions {
  place: HTMLElement;
  document: Node;
  isReadOnly: () => boolean;
  attributes: () => Record<string, string>;
  isDescribed: (picture: Node) => boolean;
  /** Keys, pasting and what else is its owner's. */
  plugins: readonly Plugin[];
  onWrite: (html: string) => void;
  onFault: (error: unknown) => void;
}

/** An editor with what is known of its selection, for whoever shows it. */
export interface Writing {
  view: EditorView;
  snapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  /** Carries a command out and goes on writing. */
  run: (command: Command) => void;
  destroy: () => void;
}

const views = new WeakMap<Element, EditorView>();

/** Selects what stands between two places of the source, and shows it; false where no editor has this id. */
export function showRange(id: string, source: string, { from, to }: { from: number; to: number }): boolean {
  const element = document.getElementById(id);
  const view = element && views.get(element);
  const found = view && rangeInDocument(view.state.doc, source, from, to);
  if (!view || !found) return false;
  const selection = TextSelection.create(view.state.doc, found.from, found.to);
  view.dispatch(view.state.tr.setSelection(selection));
  view.focus();
  view.domAtPos(found.from).node.parentElement?.scrollIntoView({ block: "center" });
  return true;
}

/** Makes the editor of a text in a place of the page; whatever changes the text is told as HTML. */
export function createWriting(options: WritingOptions): Writing {
  const listeners = new Set<() => void>();
  const { place, document: doc, isReadOnly, attributes, isDescribed, plugins, onWrite, onFault } = options;
  const state = EditorState.create({
    doc,
    plugins: [
      ...plugins,
      figureGuard(),
      inputRules(),
      uploadPlugin(),
      history({ depth: historyDepth }),
      tablePlugin(),
      gapCursor(),
      dropCursor({ color: false, class: "writing-drop" }),
    ],
  });
  let known = takeSnapshot(state);

  const view: EditorView = new EditorView(place, {
    state,
    attributes,
    editable: () => !isReadOnly(),
    // Bars stand above and below what is written.
    scrollThreshold: barsAround,
    scrollMargin: barsAround,
    nodeViews: { image: pictureView(isDescribed) },
    dispatchTransaction(tr) {
      try {
        const next = view.state.apply(tr);
        view.updateState(next);
        if (tr.docChanged) onWrite(writeHtml(next.doc));
        const seen = takeSnapshot(next);
        if (tr.docChanged || !isSameSnapshot(seen, known)) {
          known = isSameSnapshot(seen, known) ? known : seen;
          for (const listener of listeners) listener();
        }
      } catch (error) {
        onFault(error);
      }
    },
  });

  views.set(view.dom, view);
  // What has not changed is not written again: the first letter is to be as quick as the others.
  const warmUp = setTimeout(() => writeHtml(doc), 200);
  return {
    view,
    snapshot: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (command) => {
      view.focus();
      command(view.state, view.dispatch, view);
    },
    destroy: () => {
      clearTimeout(warmUp);
      view.destroy();
    },
  };
}
