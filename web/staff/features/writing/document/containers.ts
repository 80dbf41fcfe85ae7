import { Node, type NodeConfig } from "@tiptap/core";
import { ofEveryNode, shown } from "./node-attributes";

const container = (name: string, tag: string, config: Partial<NodeConfig>) =>
  Node.create({
    name,
    addAttributes: () => ofEveryNode,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  });

export const Document = Node.create({ name: "doc", topNode: true, content: "block+" });

export const Section = container("section", "section", {
  group: "block",
  content: "block+",
  defining: true,
});

export const Blockquote = container("blockquote", "blockquote", {
  group: "block",
  content: "block+",
  defining: true,
});

/** A list may stand right in another, as Google Docs nests them. */
export const BulletList = container("bulletList", "ul", {
  group: "block list",
  content: "(listItem | list)+",
});

export const OrderedList = container("orderedList", "ol", {
  group: "block list",
  content: "(listItem | list)+",
  addAttributes: () => ({ ...ofEveryNode, ...shown("start", 1), ...shown("reversed", false) }),
});

export const ListItem = container("listItem", "li", { content: "block+", defining: true });

export const DescriptionList = container("descriptionList", "dl", {
  group: "block",
  content: "(descriptionTerm | descriptionDetails)+",
});

export const DescriptionDetails = container("descriptionDetails", "dd", {
  content: "block+",
  defining: true,
});

/** A picture, a table or a quotation with its caption, which may stand first or last. */
export const Figure = container("figure", "figure", {
  group: "block",
  content: "(block | figureCaption)+",
  defining: true,
  isolating: true,
});
