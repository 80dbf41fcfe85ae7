import type { Node, NodeType } from "@tiptap/pm/model";
import { type Command, TextSelection } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteTable as deleteRows,
  goToNextCell,
  isInTable,
  selectedRect,
  type TableRect,
} from "@tiptap/pm/tables";
import { putBlock } from "../visual/block-commands";
import { addRowAfter, addRowBefore, deleteRow } from "./row-commands";
import { inSquareTable } from "./square-table";
import type { TableSize } from "./table-dialog";

/** Puts a table where the selection is, and the cursor into its first cell. */
export function insertTable({ rows, columns, hasHead }: TableSize): Command {
  return (state, dispatch) => {
    const { table, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes as Record<
      string,
      NodeType
    >;
    const rowOf = (type: NodeType | undefined) =>
      tableRow?.create(
        null,
        Array.from({ length: columns }, () => type?.create(null, paragraph?.create())).filter(isNode),
      );
    const made = Array.from({ length: rows }, (_, row) =>
      rowOf(hasHead && row === 0 ? tableHeader : tableCell),
    );
    const node = table?.create(null, made.filter(isNode));
    if (!node) return false;
    const { tr } = state;
    const end = putBlock(tr, node);
    // Below it one goes on writing.
    if (!tr.doc.resolve(end).nodeAfter && paragraph) tr.insert(end, paragraph.create());
    tr.setSelection(TextSelection.near(tr.doc.resolve(end - node.nodeSize + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

const isNode = (node: Node | undefined): node is Node => node !== undefined;

/** To the next cell; behind the last one into a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!dispatch || !view) return true;
  inSquareTable(addRowAfter)(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

/** To the cell before; from the first one the key goes on to what stands before the editor. */
export const previousCell: Command = (state, dispatch) =>
  isInTable(state) && goToNextCell(-1)(state, dispatch);

/** Makes the first row name the columns, or takes that away. */
export const toggleHead: Command = inSquareTable((state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, tableStart } = selectedRect(state);
  const { tableCell, tableHeader } = state.schema.nodes as { tableCell: NodeType; tableHeader: NodeType };
  const [first] = table.children;
  if (!first) return false;
  const isHead = first.children.every(({ type }) => type === tableHeader);
  const tr = state.tr;
  let pos = tableStart + 1;
  for (const cell of first.children) {
    const { lang, space, colspan, rowspan } = cell.attrs;
    tr.setNodeMarkup(pos, isHead ? tableCell : tableHeader, { lang, space, colspan, rowspan });
    pos += cell.nodeSize;
  }
  // Its neighbours, or that it names the columns, decide where it belongs now.
  const { lang, space } = first.attrs;
  tr.setNodeMarkup(tableStart, null, { lang, space });
  dispatch?.(tr);
  return true;
});

/** Deletes a table with its caption. */
export const deleteTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== "captionedTable") continue;
    dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView());
    return true;
  }
  return deleteRows(state, dispatch);
};

/** All rows or columns, or the last one, go with their table. */
const orTable = (command: Command, isWhole: (rect: TableRect) => boolean): Command =>
  inSquareTable((state, dispatch, view) => {
    if (!isInTable(state)) return false;
    return isWhole(selectedRect(state)) ? deleteTable(state, dispatch, view) : command(state, dispatch, view);
  });

export const tableActs: readonly { label: string; command: Command }[] = [
  { label: "Tambah baris di atas", command: inSquareTable(addRowBefore) },
  { label: "Tambah baris di bawah", command: inSquareTable(addRowAfter) },
  { label: "Tambah kolom di kiri", command: inSquareTable(addColumnBefore) },
  { label: "Tambah kolom di kanan", command: inSquareTable(addColumnAfter) },
  {
    label: "Hapus baris",
    command: orTable(deleteRow, ({ top, bottom, map }) => bottom - top === map.height),
  },
  {
    label: "Hapus kolom",
    command: orTable(deleteColumn, ({ left, right, map }) => right - left === map.width),
  },
  { label: "Hapus tabel", command: deleteTable },
];
