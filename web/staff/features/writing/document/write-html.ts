import { Fragment, type Node } from "@tiptap/pm/model";
import { writeAttributes } from "./html-attributes";
import { isBare } from "./paragraph-tag";
import { lineBreak, type Space, spaceIn, spaceOf } from "./spacing";
import { sectionsOf } from "./table-sections";
import { writeInline } from "./write-inline";

const tags: Readonly<Record<string, string>> = {
  paragraph: "p",
  codeBlock: "pre",
  figureCaption: "figcaption",
  tableCaption: "caption",
  descriptionTerm: "dt",
  section: "section",
  blockquote: "blockquote",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
  descriptionList: "dl",
  descriptionDetails: "dd",
  figure: "figure",
  table: "table",
  captionedTable: "table",
  tableRow: "tr",
  tableCell: "td",
  tableHeader: "th",
};

/** Nodes never change, so what was written of one is written of it for ever. */
const written = new WeakMap<Node, string>();

/**
 * The HTML of a document, in the form that the server's cleaner gives it: what was read and not changed is the same to
 * the byte, what is new stands a block on a line. New lines at the end that nobody has written in are left out.
 */
export function writeHtml(document: Node): string {
  let count = document.childCount;
  while (count > 0 && isUnused(document, count - 1)) count -= 1;
  const rest =
    count < document.childCount ? document.copy(Fragment.from(document.children.slice(0, count))) : document;
  return writeChildren(rest).trim();
}

function isUnused(document: Node, index: number): boolean {
  const node = document.child(index);
  const isEmpty = node.type.name === "paragraph" && node.childCount === 0;
  return isEmpty && !spaceIn(document, node, document.maybeChild(index - 1));
}

/** The HTML of one node with its own tag. */
export function writeNode(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const html = write(node);
  written.set(node, html);
  return html;
}

function write(node: Node): string {
  const tag = node.type.name === "heading" ? `h${node.attrs.level}` : (tags[node.type.name] ?? "hr");
  const opening = `<${tag}${writeAttributes(tag, node.attrs)}`;
  if (tag === "hr") return `${opening} />`;
  return `${opening}>${writeContent(node)}</${tag}>`;
}

function writeContent(node: Node): string {
  switch (node.type.name) {
    case "codeBlock":
      return writeCode(node);
    case "table":
      return writeRows(node);
    case "captionedTable":
      return writeCaptioned(node);
  }
  if (!node.isTextblock) return writeChildren(node);
  const { start = "", end = "" } = spaceOf(node) ?? {};
  return start + writeInline(node.content) + end;
}

function writeCode(node: Node): string {
  const inner = writeInline(node.content);
  const html = node.attrs.plain
    ? inner
    : `<code${writeAttributes("code", node.attrs.inner ?? {})}>${inner}</code>`;
  // Browsers leave out a line break right behind the tag.
  return (spaceOf(node)?.start ?? (html.startsWith("\n") ? "\n" : "")) + html;
}

function writeCaptioned(node: Node): string {
  const [caption, table] = node.children;
  if (!caption) return "";
  const before = spaceOf(caption)?.before ?? "";
  return before + writeNode(caption) + (table ? writeRows(table) : (spaceOf(node)?.end ?? ""));
}

function writeRows(table: Node): string {
  let html = "";
  let previous: Node | null = null;
  for (const { tag, opening, rows } of sectionsOf(table)) {
    const inner = writeRow(table, rows, tag === "none" ? previous : null);
    const lead = opening ? (opening.before ?? "") : previous ? "\n" : "";
    const end = opening ? (opening.end ?? "") : "\n";
    if (tag === "none") html += inner;
    else html += `${lead}<${tag}${writeAttributes(tag, opening ?? {})}>${inner}${end}</${tag}>`;
    previous = rows.at(-1) ?? null;
  }
  return html + endOf(table, previous);
}

function writeRow(table: Node, rows: readonly Node[], before: Node | null): string {
  const flow = createFlow(table, before);
  return rows.map((row) => flow(row, writeNode(row))).join("");
}

function writeChildren(parent: Node): string {
  let html = "";
  const flow = createFlow(parent, null);
  parent.forEach((node, _offset, index) => {
    const bare = node.type.name === "paragraph" && isBare(parent, index);
    html += flow(node, bare ? writeInline(node.content) : writeNode(node), bare);
  });
  return html + endOf(parent, parent.lastChild);
}

/** Puts the white space between siblings: what was read, or a line break between blocks. */
function createFlow(parent: Node, first: Node | null) {
  let previous = first;
  let indentation = "";
  let isLine = true;
  return (node: Node, html: string, isBareText = false): string => {
    const space = spaceIn(parent, node, previous);
    const isBlock = !isBareText && !isCell(node);
    const isRead = space && !(previous && isNew(previous));
    const before = space?.before || (previous && isLine && isBlock && !isRead ? lineBreak(indentation) : "");
    [previous, indentation, isLine] = [node, before, isBlock];
    return before + html;
  };
}

const isNew = (node: Node) => !spaceOf(node);
const isCell = (node: Node) =>
  node.type.spec.tableRole === "cell" || node.type.spec.tableRole === "header_cell";

function endOf(parent: Node, last: Node | null): string {
  const space: Space | null = spaceOf(parent);
  if (space) return space.end ?? "";
  const isInline =
    !last || isCell(last) || (last.type.name === "paragraph" && isBare(parent, parent.childCount - 1));
  return isInline ? "" : "\n";
}
