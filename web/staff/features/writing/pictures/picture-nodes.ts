import { type Editor, Node, type NodeViewRenderer } from "@tiptap/core";
import type { Node as PMNode } from "@tiptap/pm/model";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import {
  isDescribing,
  parsePictureAddress,
  variantAddress,
} from "../../../../../worker/contract/media/pictures";
import { writeBelow } from "../toolbar/commands";

/** The maximum width in the editor, in pixels. */
const shownWidth = 960;

const read = (name: string, value: string | null) => ({
  default: value,
  parseHTML: (element: HTMLElement) =>
    (element.localName === "img" ? element : pictureIn(element))?.getAttribute(name),
});
const attributes = {
  src: read("src", ""),
  alt: read("alt", ""),
  width: read("width", null),
  height: read("height", null),
};

/** The address of a smaller variant of a library picture. */
function shownAddress(src: string): string {
  const own = parsePictureAddress(src);
  return own && own.width === null && src.startsWith("/")
    ? variantAddress(own.hash, shownWidth, "image/webp")
    : src;
}

const createView: NodeViewRenderer = ({ node: first }) => {
  const frame = document.createElement("span");
  frame.className = "writing-picture relative inline-block max-w-full";
  frame.contentEditable = "false";
  const image = document.createElement("img");
  image.draggable = false;
  frame.append(image);
  function update(node: PMNode): boolean {
    if (node.type !== first.type) return false;
    const address = shownAddress(String(node.attrs.src));
    if (image.getAttribute("src") !== address) image.src = address;
    image.alt = node.attrs.alt;
    return true;
  }
  update(first);
  const figure = document.createElement("figure");
  figure.className = "relative";
  const caption = document.createElement("figcaption");
  figure.append(frame, caption);
  const isFigure = first.type.name === "picture";
  return {
    dom: isFigure ? figure : frame,
    ...(isFigure && { contentDOM: caption }),
    ignoreMutation: ({ target, type }) => type !== "selection" && !caption.contains(target),
    update,
  };
};

/** A picture within a line of text. */
export const Image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ node: { attrs } }) => {
    const { alt, src, width, height, lang } = attrs;
    return ["img", { alt, src, width, height, loading: "lazy", lang }];
  },
  addNodeView: () => createView,
});

const blocks = "p, ul, ol, table, figure, h2, h3, h4, blockquote, pre, section, dl, hr";

/** The picture of a figure that contains nothing else but a caption below it. */
function pictureIn(figure: Element): Element | null {
  const [image, caption, ...rest] = figure.children;
  const isLine =
    !caption || (caption.matches("figcaption:not([lang])") && caption.querySelector(blocks) === null);
  const hasText = [...figure.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  return image?.matches("img[src]:not([lang])") && isLine && !hasText && rest.length === 0 ? image : null;
}

/** A figure with a caption, which may be empty. */
export const Picture = Node.create({
  name: "picture",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => attributes,
  parseHTML: () => [
    {
      tag: "figure",
      priority: 60,
      getAttrs: (figure) => pictureIn(figure) !== null && null,
      contentElement: (figure) =>
        (figure as Element).querySelector("figcaption") ?? document.createElement("figcaption"),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    "figure",
    { lang: attrs.lang },
    ["img", { alt: attrs.alt, src: attrs.src, width: attrs.width, height: attrs.height, loading: "lazy" }],
    ["figcaption", 0],
  ],
  addNodeView: () => createView,
  addKeyboardShortcuts() {
    const inCaption = () => {
      const { empty, $from } = this.editor.state.selection;
      return empty && /^(picture|embed)$/.test($from.parent.type.name) ? $from : null;
    };
    return {
      // A caption has one line, so Enter leaves the figure.
      Enter: ({ editor }) => {
        const $from = inCaption();
        if (!$from) return false;
        const { tr } = editor.state;
        writeBelow(tr, $from.after(), true);
        editor.view.dispatch(tr);
        return true;
      },
      Backspace: () => {
        const $from = inCaption();
        return $from?.parentOffset === 0 && this.editor.commands.setNodeSelection($from.before());
      },
    };
  },
  addProseMirrorPlugins() {
    /** Text typed while a picture is selected is inserted below it. */
    const leave = ({ state, dispatch }: EditorView) => {
      const { selection, tr } = state;
      if (!(selection instanceof NodeSelection) || !/^(picture|embed)$/.test(selection.node.type.name))
        return false;
      writeBelow(tr, selection.to, true);
      dispatch(tr);
      return true;
    };
    return [
      new Plugin({
        props: {
          handleClickOn({ state, dispatch }, _pos, node, nodePos, { target }) {
            const isMeant = node.type.name === "picture" && (target as Element).closest(".writing-picture");
            if (isMeant) dispatch(state.tr.setSelection(NodeSelection.create(state.doc, nodePos)));
            return Boolean(isMeant);
          },
          handleTextInput(view, _from, _to, text) {
            if (view.composing || !leave(view)) return false;
            view.dispatch(view.state.tr.insertText(text));
            return true;
          },
          handleDOMEvents: { compositionstart: (view) => leave(view) && false },
        },
      }),
    ];
  },
});

/** Whether a node is a picture, in a line or in a figure. */
const isPicture = (node: PMNode | null | undefined): node is PMNode =>
  node?.type.name === "image" || node?.type.name === "picture";

export function getHash({ attrs }: PMNode): string | undefined {
  return parsePictureAddress(String(attrs.src ?? ""))?.hash;
}

/** The library pictures without their own alt text, with their positions. */
export function silentPictures(doc: PMNode): { picture: PMNode; pos: number }[] {
  const found: { picture: PMNode; pos: number }[] = [];
  doc.descendants((node, pos) => {
    const isSilent = isPicture(node) && !isDescribing(String(node.attrs.alt ?? ""));
    if (isSilent && getHash(node)) found.push({ picture: node, pos });
  });
  return found;
}

/** Marks the undescribed pictures. */
export function markSilent(doc: PMNode, isDescribed: (picture: PMNode) => boolean): DecorationSet {
  const marked = silentPictures(doc).filter(({ picture }) => !isDescribed(picture));
  return DecorationSet.create(
    doc,
    marked.map(({ picture, pos }) =>
      Decoration.node(pos, pos + picture.nodeSize, { "data-undescribed": "" }),
    ),
  );
}

export function selectedPicture({ state: { selection } }: Editor): { picture: PMNode; pos: number } | null {
  const node = selection instanceof NodeSelection ? selection.node : null;
  return isPicture(node) ? { picture: node, pos: selection.from } : null;
}

/** Changes a picture at its current position, because text and selection may have changed since it was selected. */
export function changePicture(editor: Editor, picture: PMNode, change: { src?: string; alt?: string }): void {
  const { tr, doc } = editor.state;
  // Another picture has other dimensions.
  const measures = change.src === undefined ? {} : { width: null, height: null };
  doc.descendants((node, pos) => {
    if (node !== picture || tr.docChanged) return;
    tr.setNodeMarkup(pos, null, { ...picture.attrs, ...measures, ...change });
    tr.setSelection(NodeSelection.create(tr.doc, pos));
  });
  if (!tr.docChanged) return;
  editor.view.dispatch(tr);
  editor.view.focus();
}
