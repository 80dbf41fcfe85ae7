import { Editor, Extension, type Extensions, markInputRule } from "@tiptap/core";
import { Italic } from "@tiptap/extension-italic";
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from "@tiptap/extensions";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { documentExtensions } from "../document/extensions";
import { readDocument } from "../document/open-document";
import { writeHtml } from "../document/write-html";
import { uploadPlaces } from "../pictures/upload-places";

/** Pixels at the edges of the window where the cursor is out of sight, or soon will be. */
const barsAround = { top: 72, right: 8, bottom: 150, left: 8 };

interface EditorOptions {
  element: HTMLElement;
  /** Cleaned HTML that opens (`refusalOf` is null). */
  source: string;
  editable: boolean;
  attributes: Record<string, string>;
  isDescribed: (picture: Node) => boolean;
  extensions: Extensions;
  onWrite: (html: string) => void;
  onFault: (error: unknown) => void;
}

/** `2 * 3 * 4` is a sum: the signs stand right at the words. */
const italic = Italic.extend({
  addInputRules() {
    const { type } = this;
    return [/(?:^|\s)(\*([^*\s]|[^*\s][^*]*[^*\s])\*)$/, /(?:^|\s)(_([^_\s]|[^_\s][^_]*[^_\s])_)$/].map(
      (find) => markInputRule({ find, type }),
    );
  },
});

/** Right behind Escape, Tab leaves the editor, as it does everywhere but in lists and tables. */
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

/** Within a list Tab stays in it, whether or not there is a deeper place. */
const StayInList = Extension.create({
  name: "stayInList",
  priority: 1,
  addKeyboardShortcuts: () => ({ Tab: ({ editor }) => editor.isActive("listItem") }),
});

const editors = new WeakMap<Element, Editor>();

/** Selects what stands between two places of the source, and shows it; false where no editor has this id. */
export function showRange(id: string, source: string, { from, to }: { from: number; to: number }): boolean {
  const element = document.getElementById(id);
  const editor = element && editors.get(element);
  const found = editor && rangeInDocument(editor.state.doc, source, from, to);
  if (!editor || !found) return false;
  editor.commands.setTextSelection(found);
  editor.view.focus();
  editor.view.domAtPos(found.from).node.parentElement?.scrollIntoView({ block: "center" });
  return true;
}

/** Makes the editor of a text; whatever changes the text is told as HTML. */
export function createEditor({
  source,
  isDescribed,
  onWrite,
  onFault,
  extensions,
  ...options
}: EditorOptions): Editor {
  let written = source;
  const guarded = Extension.create({
    name: "guarded",
    dispatchTransaction({ transaction, next }) {
      try {
        next(transaction);
        if (!transaction.docChanged) return;
        const html = writeHtml(this.editor.state.doc);
        if (html !== written) onWrite(html);
        written = html;
      } catch (error) {
        onFault(error);
      }
    },
  });
  const content = documentExtensions.map((extension) => {
    if (extension.name === "italic") return italic;
    return /^(image|picture)$/.test(extension.name) ? extension.configure({ isDescribed }) : extension;
  });
  const editor = new Editor({
    element: options.element,
    editable: options.editable,
    extensions: [
      ...[guarded, Leaving, StayInList, ...content, ...extensions, uploadPlaces],
      ...[UndoRedo.configure({ depth: 500 }), Gapcursor, TrailingNode],
      Dropcursor.configure({ color: false, class: "writing-drop" }),
    ],
    injectCSS: false,
    enablePasteRules: false,
    editorProps: { attributes: options.attributes, scrollThreshold: barsAround, scrollMargin: barsAround },
    onBeforeCreate: ({ editor: made }) => {
      made.options.content = readDocument(made.schema, source) as never;
    },
  });
  editors.set(editor.view.dom, editor);
  return editor;
}

/** Stands in no text: characters that Unicode keeps free. */
const mark = "\ufdd0\ufdd1";

/**
 * Where the words stand in a document that stand between two places of its HTML. Both have the same letters in the same
 * order, whatever white space and markup is between them. Null where that is nothing.
 */
export function rangeInDocument(
  document: Node,
  html: string,
  from: number,
  to: number,
): { from: number; to: number } | null {
  const letters = lettersOf(html.slice(0, from) + mark + html.slice(from, to));
  const before = letters.indexOf(mark);
  const last = letters.length - mark.length - 1;
  if (before < 0) return null;
  const found: { from?: number; to?: number } = {};
  let count = 0;
  document.descendants((node, pos) => {
    if (found.to !== undefined) return false;
    for (const [index, letter] of [...(node.text ?? "").split("")].entries()) {
      if (/\s/.test(letter)) continue;
      if (count === before) found.from = pos + index;
      if (count === last) found.to = pos + index + 1;
      count += 1;
    }
  });
  return found.from === undefined || found.to === undefined ? null : { from: found.from, to: found.to };
}

function lettersOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.textContent?.replace(/\s/g, "") ?? "";
}
