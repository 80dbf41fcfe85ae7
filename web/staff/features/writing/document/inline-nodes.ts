import { mergeAttributes, Node } from "@tiptap/core";
import { ofEveryNode, shown } from "./node-attributes";

export const Text = Node.create({ name: "text", group: "inline" });

export const HorizontalRule = Node.create({
  name: "horizontalRule",
  group: "block",
  addAttributes: () => ofEveryNode,
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
});

export const HardBreak = Node.create({
  name: "hardBreak",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  addAttributes: () => ofEveryNode,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: ({ HTMLAttributes }) => ["br", HTMLAttributes],
  renderText: () => "\n",
});

export const Image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({
    ...ofEveryNode,
    ...shown("src"),
    ...shown("alt", ""),
    ...shown("width"),
    ...shown("height"),
  }),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", mergeAttributes({ alt: "" }, HTMLAttributes)],
});

/** Holds the marks of an element with nothing in it, such as `<strong></strong>`. */
export const Blank = Node.create({
  name: "blank",
  group: "inline",
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: "span[data-blank]" }],
  renderHTML: () => ["span", { "data-blank": "" }],
});
