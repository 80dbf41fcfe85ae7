import { mergeAttributes, Node } from "@tiptap/core";
import { ofEveryNode, unseen } from "./node-attributes";

/**
 * A paragraph, with or without its tag: text may stand right in a list item, a cell or a section. `bare` says which it
 * was; null leaves it to the place (see paragraph-tag.ts).
 */
export const Paragraph = Node.create({
  name: "paragraph",
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    ...ofEveryNode,
    bare: {
      default: null,
      parseHTML: (element) => (element.hasAttribute("data-bare") ? true : null),
      renderHTML: ({ bare }) => (bare ? { "data-bare": "" } : {}),
    },
  }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});

export const headingLevels = [2, 3, 4] as const;

export const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ ...ofEveryNode, level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: "h1", attrs: { level: 2 } },
    ...headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
});

/** `<pre><code>`, or `plain` without the inner tag, whose attributes are `inner`. */
export const CodeBlock = Node.create({
  name: "codeBlock",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  addAttributes: () => ({ ...ofEveryNode, ...unseen("plain", false), ...unseen("inner") }),
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, 0],
});

const captionOf = (name: string, tag: string, element: string) =>
  Node.create({
    name,
    content: "inline*",
    defining: true,
    addAttributes: () => ofEveryNode,
    parseHTML: () => [{ tag }, { tag: `${element}[data-${tag}]` }],
    renderHTML: ({ HTMLAttributes }) => [
      element,
      mergeAttributes(HTMLAttributes, element === tag ? {} : { [`data-${tag}`]: "" }),
      0,
    ],
  });

export const FigureCaption = captionOf("figureCaption", "figcaption", "figcaption");
/** Stands before the table's rows, which the editor keeps in an element of their own. */
export const TableCaption = captionOf("tableCaption", "caption", "p");
export const DescriptionTerm = captionOf("descriptionTerm", "dt", "dt");
