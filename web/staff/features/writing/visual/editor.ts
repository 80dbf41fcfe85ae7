import { Editor, Extension, type Extensions } from "@tiptap/core";
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from "@tiptap/extensions";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { useRef, useSyncExternalStore } from "react";
import { readDocument, writeHtml } from "../document/article-document";
import { documentExtensions } from "../document/extensions";
import { markSilent } from "../pictures/picture-nodes";
import { uploadPlaces } from "../pictures/use-pictures";

/** The margins of the window, in pixels, that the cursor must not enter. */
const barsAround = { top: 72, right: 8, bottom: 150, left: 8 };

interface EditorOptions {
  element: HTMLElement;
  /** Cleaned HTML that opens (`findRefusal` is null). */
  source: string;
  editable: boolean;
  attributes: Record<string, string>;
  isDescribed: (picture: Node) => boolean;
  extensions: Extensions;
  onWrite: (html: string) => void;
  onFault: (error: unknown) => void;
}

/** Tab leaves the editor outside of lists and tables, and after Escape everywhere. */
const Leaving = Extension.create({
  name: "leaving",
  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_view, { key }) {
              const isLeft = isLeaving && key === "Tab";
              if (key !== "Shift") isLeaving = key === "Escape";
              return isLeft;
            },
          },
        },
      }),
    ];
  },
});

/** Tab within a list never leaves the editor, also at the deepest level. */
const StayInList = Extension.create({
  name: "stayInList",
  priority: 1,
  addKeyboardShortcuts: () => ({ Tab: ({ editor }) => editor.isActive("listItem") }),
});

/** Creates the editor; changes are reported as HTML. */
export function createEditor(options: EditorOptions): Editor {
  let written = options.source;
  const guarded = Extension.create({
    name: "guarded",
    dispatchTransaction({ transaction, next }) {
      try {
        next(transaction);
        if (!transaction.docChanged) return;
        const html = writeHtml(this.editor.state.doc);
        if (html !== written) options.onWrite(html);
        written = html;
      } catch (error) {
        options.onFault(error);
      }
    },
  });
  return new Editor({
    element: options.element,
    editable: options.editable,
    extensions: [
      ...[guarded, Leaving, StayInList, ...documentExtensions, ...options.extensions, uploadPlaces],
      ...[UndoRedo.configure({ depth: 500 }), Gapcursor, TrailingNode],
      Dropcursor.configure({ color: false, class: "bg-fajar" }),
    ],
    enablePasteRules: false,
    editorProps: {
      attributes: options.attributes,
      decorations: ({ doc }) => markSilent(doc, options.isDescribed),
      ...{ scrollThreshold: barsAround, scrollMargin: barsAround },
    },
    onBeforeCreate: ({ editor: made }) => {
      made.options.content = readDocument(made.schema, options.source) as never;
    },
  });
}

/** A selected part of the editor's state; renders only when it changes. */
export function useEditorState<Value>(editor: Editor, select: (editor: Editor) => Value): Value {
  const last = useRef<{ key: string; value: Value } | null>(null);
  return useSyncExternalStore(
    (listener) => {
      editor.on("transaction", listener);
      return () => editor.off("transaction", listener);
    },
    () => {
      const value = select(editor);
      const key = JSON.stringify(value);
      if (last.current?.key !== key) last.current = { key, value };
      return last.current.value;
    },
  );
}
