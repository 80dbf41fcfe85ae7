import type { Node, NodeType } from "@tiptap/pm/model";
import { type Command, EditorState, type Transaction } from "@tiptap/pm/state";
import { findTable } from "@tiptap/pm/tables";
import { writeAsShown } from "../document/html-attributes";
import { layOut } from "../document/table-layout";

/**
 * Makes the table of the selection one in which each row fills every column, as commands for tables need it: empty
 * cells where there are none, and spans of no more columns than those in which cells begin.
 */
function squareTable(tr: Transaction): Transaction {
  const found = findTable(tr.selection.$head);
  if (!found) return tr;
  const { rows, filled } = layOut(found.node);
  const columns = [...new Set(rows.flat().map(({ column }) => column))].sort((a, b) => a - b);
  const map = (pos: number) => tr.mapping.map(pos);

  found.node.forEach((row, offset, index) => {
    let pos = found.start + offset + 1;
    for (const { node, column, colspan, rowspan } of rows[index] ?? []) {
      const covered = columns.filter((at) => at >= column && at < column + colspan).length;
      const attributes = writeAsShown({ ...node.attrs, colspan: covered, rowspan });
      if (!isSame(node, attributes)) tr.setNodeMarkup(map(pos), null, attributes);
      pos += node.nodeSize;
    }
    const missing = columns.filter((column) => !filled[index]?.has(column)).length;
    if (missing > 0) {
      tr.insert(
        map(pos),
        Array.from({ length: missing }, () => emptyCell(row)),
      );
    }
  });
  return tr;
}

function isSame({ attrs }: Node, attributes: Record<string, unknown>): boolean {
  return JSON.stringify(attrs) === JSON.stringify(attributes);
}

/** A cell like those of a row. */
function emptyCell(row: Node): Node {
  const { tableCell, tableHeader } = row.type.schema.nodes as { tableCell: NodeType; tableHeader: NodeType };
  const isHeading = row.childCount > 0 && row.children.every(({ type }) => type === tableHeader);
  return (isHeading ? tableHeader : tableCell).createAndFill() as Node;
}

/** Carries a command for tables out on a table whose rows are equally long; it is one step of the history. */
export const inSquareTable =
  (command: Command): Command =>
  (state, dispatch, view) => {
    const tr = squareTable(state.tr);
    if (!tr.docChanged) return command(state, dispatch, view);
    const squared = EditorState.create({ doc: tr.doc, selection: tr.selection });
    return command(
      squared,
      dispatch &&
        ((made) => {
          for (const step of made.steps) tr.step(step);
          tr.setSelection(made.selection.getBookmark().resolve(tr.doc));
          dispatch(made.scrolledIntoView ? tr.scrollIntoView() : tr);
        }),
      view,
    );
  };
