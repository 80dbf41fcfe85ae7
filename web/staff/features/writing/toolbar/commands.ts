import { type Editor, findParentNode } from "@tiptap/core";
import { createTable } from "@tiptap/extension-table";
import type { Node } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import {
  Bold,
  Code,
  Film,
  Heading2,
  Heading3,
  Heading4,
  Highlighter,
  type IconNode,
  Image,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from "lucide";

/** The dialogs of the editor. */
export type Layer = "link" | "library" | "replace" | "embed" | "words" | "shortcuts";

/** A command of a menu. */
export interface MenuCommand {
  label: string;
  icon?: IconNode;
  /** The shortcut in ProseMirror's notation. */
  keys?: string;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
  /** The dialog that it opens. */
  layer?: Layer;
}

/** A command that the toolbar, the slash menu and the list of shortcuts share. */
export interface EditorCommand extends MenuCommand {
  icon: IconNode;
  /** The typed shortcut. */
  typed?: string;
  /** Synonyms for the slash menu. */
  words?: string;
}

const nothing = () => {};

const heading = (level: 2 | 3 | 4, label: string, icon: IconNode, words: string): EditorCommand => ({
  ...{ label, icon, words, keys: `Mod-Alt-${level}`, typed: `${"#".repeat(level)} ` },
  isActive: (editor) => editor.isActive("heading", { level }),
  run: (editor) => editor.chain().setHeading({ level }).run(),
});

const mark = (name: string, label: string, icon: IconNode, keys: string, typed?: string): EditorCommand => ({
  ...{ label, icon, keys, ...(typed && { typed }) },
  isActive: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().toggleMark(name).run(),
});

export const paragraph: EditorCommand = {
  ...{ label: "Paragraf", icon: Pilcrow, keys: "Mod-Alt-0", words: "teks biasa" },
  isActive: (editor) => editor.isActive("paragraph"),
  run: (editor) => editor.chain().setParagraph().run(),
};
export const codeBlock: EditorCommand = {
  ...{ label: "Blok kode", icon: SquareCode, keys: "Mod-Alt-c", typed: "```", words: "kode code" },
  isActive: (editor) => editor.isActive("codeBlock"),
  run: (editor) => editor.chain().toggleCodeBlock().run(),
};
export const headings = [
  heading(2, "Judul bagian", Heading2, "judul heading h2"),
  heading(3, "Subjudul", Heading3, "heading h3"),
  heading(4, "Subjudul kecil", Heading4, "heading h4"),
];
export const blockKinds = [paragraph, ...headings, codeBlock];

export const bold = mark("bold", "Tebal", Bold, "Mod-b", "**kata**");
export const italic = mark("italic", "Miring", Italic, "Mod-i", "*kata*");
export const otherMarks = [
  mark("underline", "Garis bawah", Underline, "Mod-u"),
  mark("strike", "Coret", Strikethrough, "Mod-Shift-x", "~~kata~~"),
  mark("highlight", "Sorot", Highlighter, "Mod-Shift-h"),
  mark("code", "Kode", Code, "Mod-e", "`kata`"),
  mark("superscript", "Superskrip", Superscript, "Mod-."),
  mark("subscript", "Subskrip", Subscript, "Mod-,"),
];

export const clearFormat: EditorCommand = {
  ...{ label: "Hapus format", icon: RemoveFormatting, keys: "Mod-\\" },
  // Keeps links.
  run: (editor) => {
    const chain = editor.chain();
    for (const name of Object.keys(editor.schema.marks)) if (name !== "link") chain.unsetMark(name);
    if (editor.isActive("heading")) chain.setParagraph();
    chain.run();
  },
};

export const link: EditorCommand = {
  ...{ label: "Tautan", icon: Link, keys: "Mod-k", layer: "link", run: nothing },
  isActive: (editor) => editor.isActive("link"),
};

export const bulletList: EditorCommand = {
  ...{ label: "Daftar", icon: List, keys: "Mod-Shift-8", typed: "- ", words: "poin butir list" },
  isActive: (editor) => editor.isActive("bulletList"),
  run: (editor) => editor.chain().toggleBulletList().run(),
};
export const orderedList: EditorCommand = {
  ...{ label: "Daftar bernomor", icon: ListOrdered },
  ...{ keys: "Mod-Shift-7", typed: "1. ", words: "angka nomor list" },
  isActive: (editor) => editor.isActive("orderedList"),
  run: (editor) => editor.chain().toggleOrderedList().run(),
};
export const quote: EditorCommand = {
  ...{ label: "Kutipan", icon: TextQuote, keys: "Mod-Shift-b", typed: "> ", words: "quote" },
  isActive: (editor) => editor.isActive("blockquote"),
  run: (editor) => editor.chain().toggleBlockquote().run(),
};
export const picture: EditorCommand = {
  ...{ label: "Gambar", icon: Image, words: "foto image pustaka", layer: "library", run: nothing },
};
export const embed: EditorCommand = {
  ...{ label: "YouTube atau Maps", icon: Film, words: "video peta embed", layer: "embed", run: nothing },
};
export const table: EditorCommand = {
  ...{ label: "Tabel", icon: Table, words: "table" },
  run: (editor) => insertBlock(editor, createTable(editor.schema, 3, 3, true), "in"),
};
export const rule: EditorCommand = {
  ...{ label: "Garis pemisah", icon: Minus, typed: "---", words: "garis hr" },
  run: (editor) => {
    const { horizontalRule } = editor.schema.nodes;
    if (horizontalRule) insertBlock(editor, horizontalRule.create());
  },
};
export const shortcuts: EditorCommand = {
  ...{ label: "Daftar pintasan", icon: Keyboard, keys: "Mod-/", layer: "shortcuts", run: nothing },
};
export const undo: EditorCommand = {
  ...{ label: "Urungkan", icon: Undo2, keys: "Mod-z" },
  run: (editor) => editor.chain().undo().run(),
};
export const redo: EditorCommand = {
  ...{ label: "Ulangi", icon: Redo2, keys: "Mod-y" },
  run: (editor) => editor.chain().redo().run(),
};

/** The commands of the slash menu. */
export const slashCommands = [
  ...[...headings, bulletList, orderedList, quote, table, picture],
  ...[codeBlock, rule, embed],
];

export const allCommands = [
  ...[bold, italic, ...otherMarks, clearFormat, link, ...blockKinds],
  ...[bulletList, orderedList, quote, rule, undo, redo, shortcuts],
];

/** The commands of a table. Deleting all rows or columns deletes the table. */
export const tableCommands: readonly MenuCommand[] = [
  { label: "Tambah baris di atas", run: (editor) => editor.commands.addRowBefore() },
  { label: "Tambah baris di bawah", run: (editor) => editor.commands.addRowAfter() },
  { label: "Tambah kolom di kiri", run: (editor) => editor.commands.addColumnBefore() },
  { label: "Tambah kolom di kanan", run: (editor) => editor.commands.addColumnAfter() },
  { label: "Hapus baris", run: (editor) => editor.commands.deleteRow() || deleteTable(editor) },
  { label: "Hapus kolom", run: (editor) => editor.commands.deleteColumn() || deleteTable(editor) },
  { label: "Hapus tabel", run: deleteTable },
];

function deleteTable(editor: Editor): boolean {
  return editor.isActive("captionedTable")
    ? editor.commands.deleteNode("captionedTable")
    : editor.commands.deleteTable();
}

const findTable = findParentNode(({ type }) => type.name === "table");

/** Toggles the header row. */
export const toggleHead: MenuCommand = {
  label: "Baris judul",
  isActive: ({ state }) =>
    findTable(state.selection)?.node.firstChild?.children.every(({ type }) => type.name === "tableHeader") ??
    false,
  run: (editor) =>
    editor
      .chain()
      .toggleHeaderRow()
      .command(({ tr }) => {
        const found = findTable(tr.selection);
        // The cells now imply the table part of the row.
        if (found) tr.setNodeAttribute(found.start, "part", "");
        return true;
      })
      .run(),
};

const isApple = typeof navigator !== "undefined" && /Mac|iP(hone|ad|od)/.test(navigator.platform);

const shownKeys: Record<string, string> = {
  Mod: isApple ? "⌘" : "Ctrl",
  Alt: isApple ? "⌥" : "Alt",
  Shift: isApple ? "⇧" : "Shift",
};

/** Formats a shortcut: `Mod-Shift-x` as "Ctrl+Shift+X". */
export function shownShortcut(keys: string): string {
  return keys
    .split("-")
    .map((key) => shownKeys[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(isApple ? "" : "+");
}

/** The range for a block at a position: after the outermost block there, or an empty paragraph. */
export function blockPlace(doc: Node, pos: number): { from: number; to: number } {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  if ($pos.depth === 0) return { from: pos, to: pos };
  const to = $pos.after(1);
  const isEmptyLine =
    $pos.depth === 1 && $pos.parent.type.name === "paragraph" && $pos.parent.childCount === 0;
  return { from: isEmptyLine ? $pos.before(1) : to, to };
}

/** Inserts a block below the selection and moves the cursor into or below it. */
export function insertBlock(editor: Editor, block: Node, at: "in" | "below" = "below"): void {
  const { tr } = editor.state;
  const { from, to } = blockPlace(tr.doc, tr.selection.to);
  tr.replaceWith(from, to, block);
  writeBelow(tr, from + block.nodeSize);
  if (at === "in") tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** Moves the cursor into the paragraph after a block, or into a new one; with `isEmpty` only an empty paragraph counts. */
export function writeBelow(tr: Transaction, end: number, isEmpty = false): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  const next = tr.doc.nodeAt(end);
  const isReady = next?.type === paragraph && !(isEmpty && next?.childCount);
  if (!isReady && paragraph) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView();
}
