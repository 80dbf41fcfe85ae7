import { Node, type NodeViewRenderer } from "@tiptap/core";
import type { Node as PMNode } from "@tiptap/pm/model";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { parsePictureAddress, variantAddress } from "../../../../../worker/contract/media/pictures";
import { isAddress } from "../links/link";

/** Told to the element of the editor when more is known of its pictures than before. */
export const picturesKnown = "pictures-known";

/** Pixels that a picture has at most in the editor. */
const shownWidth = 960;

interface PictureOptions {
  isDescribed: (picture: PMNode) => boolean;
}

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

/** Of a library picture a smaller size is enough here. */
function shownAddress(src: string): string {
  const own = parsePictureAddress(src);
  return own && own.width === null && src.startsWith("/")
    ? variantAddress(own.hash, shownWidth, "image/webp")
    : src;
}

/** The picture, marked while nobody has said what it shows; in a figure with its caption. */
const createView =
  (isDescribed: (picture: PMNode) => boolean): NodeViewRenderer =>
  ({ node: first, view: { dom: root } }) => {
    let current = first;
    const frame = document.createElement("span");
    frame.className = "writing-picture";
    frame.contentEditable = "false";
    const image = document.createElement("img");
    image.draggable = false;
    frame.append(image);
    const show = () => {
      const { src, alt } = current.attrs;
      const address = shownAddress(String(src));
      if (image.getAttribute("src") !== address) image.src = address;
      image.alt = alt;
      frame.toggleAttribute("data-undescribed", !isDescribed(current));
    };
    show();
    root.addEventListener(picturesKnown, show);
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    figure.append(frame, caption);
    const isFigure = first.type.name === "picture";
    return {
      dom: isFigure ? figure : frame,
      ...(isFigure && { contentDOM: caption }),
      ignoreMutation: ({ target, type }) => type !== "selection" && !caption.contains(target),
      destroy: () => root.removeEventListener(picturesKnown, show),
      update(node: PMNode) {
        if (node.type !== first.type) return false;
        current = node;
        show();
        return true;
      },
    };
  };

const options = (): PictureOptions => ({ isDescribed: () => true });

/** A picture within a line of text. */
export const Image = Node.create<PictureOptions>({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addOptions: options,
  addAttributes: () => attributes,
  parseHTML: () => [
    { tag: "img[src]", getAttrs: (image) => isAddress(image.getAttribute("src") ?? "", "img") && null },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const { alt, src, width, height, lang } = attrs;
    return ["img", { alt, src, width, height, loading: "lazy", lang }];
  },
  addNodeView() {
    return createView(this.options.isDescribed);
  },
});

/** The one picture of a figure that holds nothing else but a caption below it. */
function pictureIn(figure: Element): Element | null {
  const [image, caption, ...rest] = figure.children;
  const isOther = caption && caption.localName !== "figcaption";
  const hasText = [...figure.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const isLine = !caption?.querySelector(
    "p, ul, ol, table, figure, h2, h3, h4, blockquote, pre, section, dl, hr",
  );
  const isPicture = image?.localName === "img" && isAddress(image.getAttribute("src") ?? "", "img");
  return isPicture && !isOther && isLine && !hasText && rest.length === 0 ? image : null;
}

/** A picture as it stands in an article: a figure, below it its caption, which may be empty. */
export const Picture = Node.create<PictureOptions>({
  name: "picture",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addOptions: options,
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
    ["img", { alt: attrs.alt, src: attrs.src, width: attrs.width, height: attrs.height }],
    ["figcaption", 0],
  ],
  addNodeView() {
    return createView(this.options.isDescribed);
  },
  addKeyboardShortcuts() {
    const inCaption = () => {
      const { empty, $from } = this.editor.state.selection;
      return empty && /^(picture|embed)$/.test($from.parent.type.name) ? $from : null;
    };
    return {
      // A caption has one line: what comes next stands below.
      Enter: () => {
        const $from = inCaption();
        if (!$from) return false;
        const end = $from.after();
        const next = this.editor.state.doc.nodeAt(end);
        const isReady = next?.type.name === "paragraph" && next.childCount === 0;
        const chain = this.editor.chain();
        if (!isReady) chain.insertContentAt(end, { type: "paragraph" }, { updateSelection: false });
        return chain
          .setTextSelection(end + 1)
          .scrollIntoView()
          .run();
      },
      Backspace: () => {
        const $from = inCaption();
        return $from?.parentOffset === 0 && this.editor.commands.setNodeSelection($from.before());
      },
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    /** What is typed while a picture is selected stands below it, and does not replace it. */
    const leave = () => {
      const { selection } = editor.state;
      if (!(selection instanceof NodeSelection) || !/^(picture|embed)$/.test(selection.node.type.name))
        return false;
      return editor
        .chain()
        .insertContentAt(selection.to, { type: "paragraph" }, { updateSelection: false })
        .setTextSelection(selection.to + 1)
        .run();
    };
    return [
      new Plugin({
        props: {
          handleClickOn(editorView, _pos, node, nodePos, { target }) {
            if (node.type.name !== "picture" || !(target as Element).closest(".writing-picture"))
              return false;
            const { state } = editorView;
            editorView.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, nodePos)));
            return true;
          },
          handleTextInput(editorView, _from, _to, text) {
            if (editorView.composing || !leave()) return false;
            editorView.dispatch(editorView.state.tr.insertText(text).scrollIntoView());
            return true;
          },
          handleDOMEvents: { compositionstart: () => leave() && false },
        },
      }),
    ];
  },
});

/** Whether a node is a picture, in a line or in a figure. */
export const isPicture = (node: PMNode | null | undefined): node is PMNode =>
  node?.type.name === "image" || node?.type.name === "picture";
