import type { Node as PMNode, Schema } from "@tiptap/pm/model";
import { type Attributes, readAttributes } from "./html-attributes";
import { attributesAt, type ReadContainer, readTextBlock } from "./read-text";
import { Unreadable } from "./refusal";
import { isElement, isImplied } from "./source-html";
import { isSpace, type Space } from "./spacing";
import { limitSpans } from "./table-layout";
import type { Opening, SectionTag } from "./table-sections";

const sectionTags = ["thead", "tbody", "tfoot"];
const cells: Readonly<Record<string, string>> = { td: "tableCell", th: "tableHeader" };

/** A table as rows that know their section, and its caption beside them. */
export function readTable(
  schema: Schema,
  readContainer: ReadContainer,
  element: Element,
  given: Attributes,
): PMNode {
  const rows: PMNode[] = [];
  let caption: PMNode | undefined;
  const end = eachWithin(element, (child, before, takeAlong) => {
    if (sectionTags.includes(child.localName)) takeAlong(readSection(child, before));
    else if (child.localName === "caption" && !caption && rows.length === 0) {
      caption = readTextBlock(schema, "tableCaption", child, attributesAt(child, "captionedTable", before));
    } else throw new Unreadable("misplaced", child);
  });
  const space = { ...(given.space as Space), end };
  if (caption) {
    const inner = schema.nodes.table?.create({ space: { in: "captionedTable", end } }, rows);
    return schema.node(
      "captionedTable",
      { ...given, space },
      inner && rows.length > 0 ? [caption, limitSpans(inner)] : caption,
    );
  }
  if (rows.length === 0) throw new Unreadable("empty", element);
  return limitSpans(schema.node("table", { ...given, space }, rows));

  /** Adds its rows; the white space that still stands before what follows. */
  function readSection(section: Element, before: string): string {
    const first = rows.length;
    // Browsers put a section around rows that stand right in the table.
    const isNone = section.localName === "tbody" && isImplied(section);
    const opens: Opening | null = isNone ? null : { ...readAttributes(section), before };
    let lead = isNone ? before : "";
    const behind = eachWithin(section, (row, gap) => {
      if (row.localName !== "tr") throw new Unreadable("misplaced", row);
      const isFirst = rows.length === first;
      const place = {
        section: isNone ? "none" : (section.localName as SectionTag),
        opens: isFirst ? opens : null,
      };
      rows.push(readRow(row, lead + gap, place));
      lead = "";
    });
    if (rows.length === first) throw new Unreadable("empty", section);
    if (!opens) return behind;
    opens.end = behind;
    return "";
  }

  function readRow(row: Element, before: string, place: Attributes): PMNode {
    const content: PMNode[] = [];
    const behind = eachWithin(row, (cell, gap) => {
      const name = cells[cell.localName];
      if (!name) throw new Unreadable("misplaced", cell);
      content.push(readContainer(name, cell, attributesAt(cell, "tableRow", gap)));
    });
    return schema.node("tableRow", { ...attributesAt(row, "table", before, behind), ...place }, content);
  }
}

/** Visits the elements of another, between which nothing but white space stands; the white space behind the last. */
function eachWithin(
  parent: Element,
  visit: (child: Element, before: string, takeAlong: (gap: string) => void) => void,
): string {
  let gap = "";
  for (const child of parent.childNodes) {
    if (isElement(child)) {
      const before = gap;
      gap = "";
      visit(child, before, (left) => {
        gap = left;
      });
    } else if (isSpace(child.nodeValue ?? "")) gap += child.nodeValue;
    else throw new Unreadable("misplaced", parent);
  }
  return gap;
}
