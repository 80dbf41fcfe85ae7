import { Extension, type Extensions, getSchema, Mark, mergeAttributes, Node } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import type { Schema } from "@tiptap/pm/model";
import { Embed } from "../embeds/embed";
import { isAddress } from "../links/link";
import { Image, Picture } from "../pictures/picture-nodes";

/** What the editor keeps of the source and shows nowhere; a half that Enter makes is new and has none. */
const hidden = (name: string) => ({
  default: null,
  rendered: false,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
});

/** The language of any element, and the white space before a block. */
const SourceAttributes = Extension.create({
  name: "sourceAttributes",
  addGlobalAttributes: () => [
    { types: "*", attributes: { lang: { default: null } } },
    { types: "nodes", attributes: { gap: hidden("gap") } },
  ],
});

const Link = Mark.create({
  name: "link",
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    title: { default: null },
    target: { default: null },
    rel: { default: null },
  }),
  parseHTML: () => [
    { tag: "a[href]", getAttrs: (element) => isAddress(element.getAttribute("href") ?? "") && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** Marks that Tiptap has no extension of at its kits' version. */
const mark = (name: string, tag: string, keys: string, excludes = name) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts: () => ({ [keys]: ({ editor }) => editor.commands.toggleMark(name) }),
  });

/** Elements that the cleaner lets in besides, each with its blocks. */
const Container = Node.create({
  name: "container",
  group: "block",
  content: "block+",
  defining: true,
  addAttributes: () => ({
    tag: { default: "section", rendered: false, parseHTML: ({ localName }: HTMLElement) => localName },
  }),
  parseHTML: () =>
    ["section", "dl", "dt", "dd", "figure", "figcaption"].map((tag) => ({ tag, priority: 10 })),
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.tag, HTMLAttributes, 0],
});

/** A caption stands before the rows, which ProseMirror's tables want alone. */
const CaptionedTable = Node.create({
  name: "captionedTable",
  group: "block",
  content: "paragraph table",
  isolating: true,
  parseHTML: () => [{ tag: "div[data-captioned]" }],
  renderHTML: ({ HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, { "data-captioned": "", class: "captioned-table" }),
    0,
  ],
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    // A cell as wide or high as no article has one would only make the editor's map of the table large.
    Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? "", 10) || 1, 1), 100),
});
const spans = {
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  colwidth: { default: null, rendered: false },
};

/**
 * The elements that worker/blog/posts/article-html.ts lets in, as Tiptap's kits have them. StarterKit itself is left out
 * because it brings a finder of links that weighs a tenth of the editor.
 */
export const documentExtensions: Extensions = [
  ...[Document, Text, Paragraph, SourceAttributes],
  Heading.configure({ levels: [2, 3, 4] }).extend({
    addAttributes: () => ({ level: { default: 2, rendered: false } }),
  }),
  ...[Blockquote, HorizontalRule, HardBreak],
  ...[CodeBlock, BulletList, ListKeymap, ListItem.extend({ content: "block+" })],
  OrderedList.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute("start") ?? "1", 10) || 1,
      },
      reversed: {
        default: false,
        parseHTML: (element: HTMLElement) => element.hasAttribute("reversed"),
        renderHTML: ({ reversed }) => (reversed ? { reversed: "" } : {}),
      },
    }),
  }),
  Table.extend({
    addNodeView: () => null,
    renderHTML: ({ HTMLAttributes }) => [
      "div",
      { class: "tableWrapper" },
      ["table", HTMLAttributes, ["tbody", 0]],
    ],
  }),
  TableRow.extend({ addAttributes: () => ({ part: hidden("part") }) }),
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
  ...[CaptionedTable, Container, Picture, Embed, Image, Link],
  // Words may be code and bold or a link at the same time.
  ...[Bold, Italic, Underline, Code.extend({ excludes: "" })],
  // Its own key is that of saving.
  Strike.extend({
    addKeyboardShortcuts: () => ({ "Mod-Shift-x": ({ editor }) => editor.commands.toggleMark("strike") }),
  }),
  mark("highlight", "mark", "Mod-Shift-h"),
  mark("superscript", "sup", "Mod-.", "superscript subscript"),
  mark("subscript", "sub", "Mod-,", "superscript subscript"),
];

let schema: Schema | undefined;

export function documentSchema(): Schema {
  schema ??= getSchema(documentExtensions);
  return schema;
}
