import { Fragment, type Node } from "@tiptap/pm/model";
import { showOtherwise } from "./html-attributes";
import { sectionsOf } from "./table-sections";

/** A cell where browsers show it. */
export interface PlacedCell {
  node: Node;
  column: number;
  colspan: number;
  rowspan: number;
}

interface Layout {
  rows: PlacedCell[][];
  /** Columns that a cell of the row, or one from above, stands in. */
  filled: ReadonlySet<number>[];
}

/**
 * The cells of a table: each in the first free column of its row, as wide as there is room beside what reaches down from
 * above, and as high as its section.
 */
export function layOut(table: Node): Layout {
  const layout: Layout = { rows: [], filled: [] };
  for (const { rows } of sectionsOf(table)) {
    const below = rows.map(() => new Set<number>());
    for (const [index, row] of rows.entries()) {
      const filled = below[index] ?? new Set();
      const cells: PlacedCell[] = [];
      let column = 0;
      for (const node of row.children) {
        while (filled.has(column)) column += 1;
        let end = column + 1;
        while (end < column + node.attrs.colspan && !filled.has(end)) end += 1;
        const reached = below.slice(index, index + node.attrs.rowspan);
        for (const taken of reached) for (let at = column; at < end; at += 1) taken.add(at);
        cells.push({ node, column, colspan: end - column, rowspan: reached.length });
        column = end;
      }
      layout.rows.push(cells);
      layout.filled.push(filled);
    }
  }
  return layout;
}

/**
 * A table in whose nodes no cell is wider than the last column in which one begins, nor higher than its section: what
 * nobody sees, such as all of `colspan="100%"` beyond the other rows, is kept for writing alone.
 */
export function limitSpans(table: Node): Node {
  const { rows } = layOut(table);
  const width = 1 + rows.flat().reduce((last, { column }) => Math.max(last, column), 0);
  const limited = table.children.map((row, index) => {
    const cells = rows[index]?.map(({ node, column, colspan, rowspan }) => {
      const seen = { colspan: Math.min(colspan, width - column), rowspan };
      const shown = Object.fromEntries(
        Object.entries(seen).filter(([name, value]) => value !== node.attrs[name]),
      );
      if (Object.keys(shown).length === 0) return node;
      const tag = node.type.name === "tableHeader" ? "th" : "td";
      return node.type.create(showOtherwise(tag, node.attrs, shown), node.content);
    });
    return cells?.some((cell, at) => cell !== row.child(at)) ? row.copy(Fragment.from(cells)) : row;
  });
  return table.copy(Fragment.from(limited));
}
