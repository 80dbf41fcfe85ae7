import type { Node, NodeType } from "@tiptap/pm/model";
import type { Command, Transaction } from "@tiptap/pm/state";
import { isInTable, selectedRect, TableMap, type TableRect } from "@tiptap/pm/tables";

// The library's own commands for rows lose their place behind a cell that spans columns and goes on into the next row
// (issue 185 of ProseMirror/prosemirror-tables): a new row lacks cells, and a row that is deleted takes such a cell's
// text with it.

export const addRowBefore: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  dispatch?.(addRow(state.tr, rect, rect.top));
  return true;
};

export const addRowAfter: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  dispatch?.(addRow(state.tr, rect, rect.bottom));
  return true;
};

/** Deletes the selected rows; not all of a table. What goes on below them stays there. */
export const deleteRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { top, bottom, map, tableStart } = selectedRect(state);
  if (top === 0 && bottom === map.height) return false;
  const { tr } = state;
  for (let row = bottom - 1; row >= top; row -= 1) {
    const table = tr.doc.nodeAt(tableStart - 1);
    if (table) removeRow(tr, { table, tableStart, map: TableMap.get(table) }, row);
  }
  dispatch?.(tr);
  return true;
};

type Table = Pick<TableRect, "table" | "tableStart" | "map">;

interface Stretch {
  pos: number;
  cell: Node;
  column: number;
  /** Whether it began above the row, and whether it goes on below it. */
  fromAbove: boolean;
  goesOn: boolean;
}

/** The cells of a row, also those that began above it. */
function cellsOf({ table, map }: Table, row: number): Stretch[] {
  const cells: Stretch[] = [];
  for (let column = 0; column < map.width; ) {
    const index = row * map.width + column;
    const pos = map.map[index] ?? 0;
    const cell = table.nodeAt(pos) as Node;
    const fromAbove = row > 0 && map.map[index - map.width] === pos;
    const goesOn = row + 1 < map.height && map.map[index + map.width] === pos;
    cells.push({ pos, cell, column, fromAbove, goesOn });
    column += cell.attrs.colspan;
  }
  return cells;
}

function withRows({ attrs }: Node, more: number) {
  return { ...attrs, rowspan: attrs.rowspan + more };
}

/** Puts a row before the one of this number, of cells like those above it, or below where those are headings. */
function addRow(tr: Transaction, of: Table, row: number): Transaction {
  const { table, tableStart, map } = of;
  const { tableCell, tableHeader, tableRow } = tr.doc.type.schema.nodes as Record<
    "tableCell" | "tableHeader" | "tableRow",
    NodeType
  >;
  const isInside = row > 0 && row < map.height;
  const above = cellsOf(of, Math.max(row - 1, 0));
  const isHead = above.every(({ cell }) => cell.type === tableHeader);
  const made: Node[] = [];
  const isLikeBelow = isHead && isInside;
  for (const { cell, pos, fromAbove, goesOn } of isLikeBelow ? cellsOf(of, row) : above) {
    const crosses = isInside && (isLikeBelow ? fromAbove : goesOn);
    if (crosses) tr.setNodeMarkup(tableStart + pos, null, withRows(cell, 1));
    else {
      const type = isHead && !isInside ? tableCell : cell.type;
      made.push(...Array.from({ length: cell.attrs.colspan }, () => type.createAndFill() as Node));
    }
  }
  return tr.insert(tableStart + placeOfRow(table, row), tableRow.create(null, made));
}

function removeRow(tr: Transaction, of: Table, row: number): void {
  const { table, tableStart, map } = of;
  const from = tr.mapping.maps.length;
  const place = (pos: number) => tr.mapping.slice(from).map(tableStart + pos);
  tr.delete(tableStart + placeOfRow(table, row), tableStart + placeOfRow(table, row + 1));
  for (const { pos, cell, column, fromAbove, goesOn } of cellsOf(of, row)) {
    if (fromAbove) tr.setNodeMarkup(place(pos), null, withRows(cell, -1));
    else if (goesOn) {
      const rest = cell.type.create(withRows(cell, -1), cell.content, cell.marks);
      tr.insert(place(map.positionAt(row + 1, column, table)), rest);
    }
  }
}

/** Where a row begins in its table, in positions from the table's own begin. */
function placeOfRow(table: Node, row: number): number {
  return table.children.slice(0, row).reduce((place, { nodeSize }) => place + nodeSize, 0);
}
