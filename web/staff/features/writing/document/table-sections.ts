import type { Node } from "@tiptap/pm/model";
import type { Attributes } from "./html-attributes";

export type SectionTag = "thead" | "tbody" | "tfoot" | "none";

/** A section of a table that was read, as its first row keeps it. */
export interface Opening extends Attributes {
  before?: string;
  end?: string;
}

export interface TableSection {
  tag: SectionTag;
  opening: Opening | null;
  rows: Node[];
}

/** The rows of a table by the sections in which they are written. */
export function sectionsOf(table: Node): TableSection[] {
  const sections: TableSection[] = [];
  table.forEach((row, _offset, index) => {
    const current = sections.at(-1);
    const tag: SectionTag = row.attrs.section ?? placeOfNew(table, index, current?.tag);
    const opening: Opening | null = row.attrs.opens;
    if (!current || current.tag !== tag || (opening && !isNew(current))) {
      sections.push({ tag, opening, rows: [row] });
      return;
    }
    current.rows.push(row);
    current.opening ??= opening;
  });
  return sections;
}

/** Rows that the editor has put before a section's first are of that section. */
function isNew({ rows }: TableSection): boolean {
  return rows.every((row) => !row.attrs.section);
}

/** Where a new row goes: beside the one before it; a row of headings at the top is the table's head. */
function placeOfNew(table: Node, index: number, previous: SectionTag | undefined): SectionTag {
  if (previous && previous !== "thead") return previous;
  const next = nextRead(table, index);
  if (next === "none" || next === "thead") return next;
  return isHeading(table.child(index)) ? "thead" : (next ?? "tbody");
}

function nextRead(table: Node, index: number): SectionTag | undefined {
  for (let next = index + 1; next < table.childCount; next += 1) {
    const { section } = table.child(next).attrs;
    if (section) return section;
  }
}

function isHeading(row: Node): boolean {
  return row.childCount > 0 && row.children.every((cell) => cell.type.name === "tableHeader");
}
