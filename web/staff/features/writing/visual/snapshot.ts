import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { Mark } from "@tiptap/pm/model";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { findTable, isInTable } from "@tiptap/pm/tables";
import { type FoundLink, findLink } from "../links/link-commands";
import { type ListName, listDepth } from "./block-commands";

/** What the toolbar and what floats beside the text know of it. */
export interface Snapshot {
  /** The kind of text block: `paragraph`, `heading2`, `codeBlock` …; "" for several. */
  block: string;
  /** Names of the marks on all of the selection. */
  marks: readonly string[];
  link: FoundLink | null;
  list: ListName | null;
  isQuote: boolean;
  isTable: boolean;
  /** Whether the table's first row names the columns. */
  hasHead: boolean;
  /** Where a picture is selected. */
  picture: number | null;
  canUndo: boolean;
  canRedo: boolean;
}

export function takeSnapshot(state: EditorState): Snapshot {
  const { selection } = state;
  const { $from } = selection;
  const depth = listDepth(selection);
  const isTable = isInTable(state);
  return {
    block: blockOf(state),
    marks: marksOf(state),
    link: findLink(state),
    list: depth ? ($from.node(depth).type.name as ListName) : null,
    isQuote: hasAncestor(state, "blockquote"),
    isTable,
    hasHead: isTable && hasHead(state),
    picture:
      selection instanceof NodeSelection && selection.node.type.name === "image" ? selection.from : null,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

function hasHead(state: EditorState): boolean {
  const table = findTable(state.selection.$head);
  return table?.node.firstChild?.children.every((cell) => cell.type.name === "tableHeader") ?? false;
}

function hasAncestor({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true;
  return false;
}

function blockOf({ doc, selection: { from, to } }: EditorState): string {
  let found: string | undefined;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isTextblock) return found !== "";
    const name = node.type.name === "heading" ? `heading${node.attrs.level}` : node.type.name;
    found = found === undefined || found === name ? name : "";
    return false;
  });
  return found ?? "";
}

function marksOf({ doc, storedMarks, selection: { $from, from, to, empty } }: EditorState): string[] {
  const names = (marks: readonly Mark[]) => marks.map(({ type }) => type.name);
  if (empty) return names(storedMarks ?? $from.marks());
  let common: string[] | undefined;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isInline) return common?.length !== 0;
    const here = names(node.marks);
    common = common ? common.filter((name) => here.includes(name)) : here;
    return false;
  });
  return common ?? [];
}

export function isSameSnapshot(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
