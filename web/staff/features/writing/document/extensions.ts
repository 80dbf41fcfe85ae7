import {
  Extension,
  type Extensions,
  getSchema,
  Mark,
  markInputRule,
  mergeAttributes,
  Node,
} from "@tiptap/core";
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
import { Image, Picture } from "../pictures/picture-nodes";

/** The language of any element. */
const Language = Extension.create({
  name: "language",
  addGlobalAttributes: () => [{ types: "*", attributes: { lang: { default: null } } }],
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
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** A mark without an extension in Tiptap. */
const mark = (name: string, tag: string, keys: string, excludes = name) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts: () => ({ [keys]: ({ editor }) => editor.commands.toggleMark(name) }),
  });

/** Italic input rules that need the asterisks next to the words, because `2 * 3 * 4` is a calculation. */
const ItalicWords = Italic.extend({
  addInputRules() {
    const { type } = this;
    return [/(?:^|\s)(\*([^*\s]|[^*\s][^*]*[^*\s])\*)$/, /(?:^|\s)(_([^_\s]|[^_\s][^_]*[^_\s])_)$/].map(
      (find) => markInputRule({ find, type }),
    );
  },
});

/** Other container elements that the cleaner allows. */
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

/** The addresses that become a card, by its title. */
const embeds = {
  "Video YouTube": /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/)\S+$/,
  "Peta Google Maps":
    /^https:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps\/|maps\.app\.goo\.gl\/|maps\.google\.[a-z.]{2,6}\/)\S+$/,
};

/** The title of an embed card; null for an address without a card. */
export function embedTitle(href: string): string | null {
  return Object.entries(embeds).find(([, pattern]) => pattern.test(href))?.[0] ?? null;
}

/** The link of a figure that contains only a link to a video or a map. */
function cardLink(figure: Element): Element | null {
  const link = figure.firstElementChild;
  const isAlone = figure.childElementCount === 1 && figure.textContent?.trim() === link?.textContent?.trim();
  const isPlain = link?.localName === "a" && link.childElementCount === 0 && !link.hasAttribute("target");
  return isAlone && isPlain && embedTitle(link.getAttribute("href") ?? "") ? link : null;
}

/** A video or a map as a card, stored as a link in a figure, so that no third party is contacted before a click. */
export const Embed = Node.create({
  name: "embed",
  group: "block",
  content: "text*",
  marks: "",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    href: {
      default: "",
      rendered: false,
      parseHTML: (figure: HTMLElement) => cardLink(figure)?.getAttribute("href"),
    },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      priority: 60,
      getAttrs: (figure) => cardLink(figure) !== null && null,
      contentElement: (figure) => cardLink(figure as Element) as HTMLElement,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    "figure",
    { ...HTMLAttributes, class: "writing-embed", "data-address": node.attrs.href },
    ["a", { href: node.attrs.href }, 0],
  ],
});

/** Wraps a table with its caption, because ProseMirror's tables contain rows only. */
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
  // A value that is no plain number changes when it is written, so the gate refuses it.
  parseHTML: (cell: HTMLElement) => Number.parseInt(cell.getAttribute(name) ?? "", 10) || 1,
  renderHTML: (attrs: Record<string, number>) => (attrs[name] === 1 ? {} : { [name]: attrs[name] }),
});
const spans = {
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  colwidth: { default: null, rendered: false },
};

/**
 * The elements that worker/blog/posts/article-html.ts allows. StarterKit itself is not used, because it includes link
 * detection that takes a tenth of the editor's size.
 */
export const documentExtensions: Extensions = [
  ...[Document, Text, Paragraph, Language],
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
        renderHTML: ({ start }) => (start === 1 ? {} : { start }),
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
    renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
  }),
  TableRow.extend({
    addAttributes: () => ({
      // The table part of the row; empty if cells and position imply it.
      part: {
        default: "",
        parseHTML: (row: HTMLElement) => row.dataset.part ?? row.parentElement?.localName,
        renderHTML: ({ part }) => ({ "data-part": part }),
      },
    }),
  }),
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
  ...[CaptionedTable, Container, Picture, Embed, Image, Link],
  // Code may be combined with bold and links.
  ...[Bold, ItalicWords, Underline, Code.extend({ excludes: "" })],
  // The default shortcut is that of saving.
  Strike.extend({
    addKeyboardShortcuts: () => ({ "Mod-Shift-x": ({ editor }) => editor.commands.toggleMark("strike") }),
  }),
  mark("highlight", "mark", "Mod-Shift-h"),
  mark("superscript", "sup", "Mod-.", "superscript subscript"),
  mark("subscript", "sub", "Mod-,", "superscript subscript"),
];

export const documentSchema = getSchema(documentExtensions);
