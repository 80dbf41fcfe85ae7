import { DOMSerializer, type Fragment, type Node as PMNode } from "@tiptap/pm/model";

/** What a node was read from. Nodes never change, so it holds for as long as the node stands somewhere. */
const sources = new WeakMap<PMNode, Element>();
/** The same of text that stood between the blocks of a place without a tag of its own. */
const runs = new WeakMap<PMNode, { html: string; place: string }>();
/** What was written of a node once, so that a letter costs as much in a long article as in a short one. */
const written = new WeakMap<PMNode, string>();

export function rememberSource(node: PMNode, element: Element): void {
  sources.set(node, element);
}

export function rememberRun(parent: PMNode, node: PMNode, html: string): void {
  runs.set(node, { html, place: placeOf(parent) });
}

const placeOf = (parent: PMNode): string => parent.attrs.tag ?? parent.type.name;

/** In these a paragraph is text without a tag of its own, unless it was read with one. */
const bareIn = new Set(["listItem", "tableCell", "tableHeader", "dt", "dd", "figcaption", "figure"]);

const tags: Readonly<Record<string, string>> = {
  blockquote: "blockquote",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
  tableRow: "tr",
  tableCell: "td",
  tableHeader: "th",
};

/**
 * The HTML of a document as the server's cleaner gives it. A block that nobody has touched is written as it was read;
 * a new one stands on a line of its own. Empty lines at the end that the editor has made are left out.
 */
export function writeHtml(document: PMNode): string {
  const blocks = [...document.children];
  while (blocks.length > 0 && isUnused(blocks.at(-1))) blocks.pop();
  return blocks
    .map((block, index) => gapOf(document, index) + write(document, block, index))
    .join("")
    .trim();
}

function isUnused(node: PMNode | undefined): boolean {
  if (node?.type.name !== "paragraph" || node.attrs.lang) return false;
  return node.childCount === 0 && !sources.has(node);
}

function write(parent: PMNode, node: PMNode, index: number): string {
  if (node.type.name !== "paragraph") return writeNode(node);
  const run = runs.get(node)?.html;
  if (isBare(parent, index)) return run ?? writeNode(node).replace(/^<p>|<\/p>$/g, "");
  return run === undefined ? writeNode(node) : `<p>${run.trim()}</p>`;
}

/** A node with its own tag. */
function writeNode(node: PMNode): string {
  const source = sources.get(node);
  const html = written.get(node) ?? (source ? writeSource([source]) : serialize(node));
  written.set(node, html);
  return html;
}

function serialize(node: PMNode): string {
  const { attrs, type } = node;
  const lang = attributesOf(node);
  switch (type.name) {
    case "paragraph":
      return `<p${lang}>${writeInline(node.content)}</p>`;
    case "heading":
      return `<h${attrs.level}${lang}>${writeInline(node.content)}</h${attrs.level}>`;
    case "codeBlock":
      return `<pre${lang}><code>${escapeText(node.textContent)}</code></pre>`;
    case "horizontalRule":
      return `<hr${lang} />`;
    case "picture": {
      const caption = node.childCount > 0 ? `<figcaption>${writeInline(node.content)}</figcaption>` : "";
      return `<figure${lang}>${writePicture(attrs)}${caption}</figure>`;
    }
    case "embed":
      return `<figure${lang}><a${writeAttribute("href", attrs.href)}>${escapeText(node.textContent)}</a></figure>`;
    case "captionedTable": {
      const [caption, table] = node.children;
      if (!caption || !table) return "";
      return writeTable(table, `\n<caption>${writeInline(caption.content)}</caption>`);
    }
    case "table":
      return writeTable(node, "");
  }
  const tag = tags[type.name] ?? attrs.tag;
  return `<${tag}${attributesOf(node)}>${writeChildren(node)}</${tag}>`;
}

function writeChildren(parent: PMNode): string {
  const inner = parent.children.map((child, index) => gapOf(parent, index) + write(parent, child, index));
  return inner.join("") + tailOf(parent);
}

/** Marks and line breaks are written by the schema's own rules. */
function writeInline(content: Fragment): string {
  const [first] = content.content;
  if (!first) return "";
  return writeSource(DOMSerializer.fromSchema(first.type.schema).serializeFragment(content).childNodes);
}

export function writePicture({ alt, src, width, height, lang }: PMNode["attrs"]): string {
  const pairs = { alt: alt ?? "", src, width, height, loading: "lazy", lang };
  const written = Object.entries(pairs).map(([name, value]) =>
    value == null ? "" : writeAttribute(name, value),
  );
  return `<img${written.join("")} />`;
}

function attributesOf({ attrs, type }: PMNode): string {
  const pairs = {
    ...(type.name === "orderedList" && attrs.start !== 1 && { start: attrs.start }),
    ...(attrs.reversed && { reversed: "" }),
    ...(attrs.scope && { scope: attrs.scope }),
    ...(attrs.colspan > 1 && { colspan: attrs.colspan }),
    ...(attrs.rowspan > 1 && { rowspan: attrs.rowspan }),
    ...(attrs.lang && { lang: attrs.lang }),
  };
  return Object.entries(pairs)
    .map(([name, value]) => writeAttribute(name, String(value)))
    .join("");
}

/** Whether a paragraph is written without its tag. Two in a row never are. */
function isBare(parent: PMNode, index: number): boolean {
  const node = parent.child(index);
  if (!wantsBare(parent, node) || (node.childCount === 0 && parent.childCount > 1)) return false;
  return !wantsBare(parent, parent.maybeChild(index - 1)) && !wantsBare(parent, parent.maybeChild(index + 1));
}

function wantsBare(parent: PMNode, node: PMNode | null): boolean {
  if (node?.type.name !== "paragraph" || node.attrs.isTagged || node.attrs.lang) return false;
  return bareIn.has(placeOf(parent)) || isRunIn(parent, node);
}

const isRunIn = (parent: PMNode, node: PMNode) => runs.get(node)?.place === placeOf(parent);

/** The white space before a block: what was read, or a line break. */
function gapOf(parent: PMNode, index: number): string {
  const node = parent.child(index);
  if (node.attrs.gap != null) return node.attrs.gap;
  return isCell(node) || isRunIn(parent, node) || (index === 0 && isBare(parent, index)) ? "" : "\n";
}

function tailOf(parent: PMNode): string {
  const last = parent.childCount - 1;
  if (parent.attrs.tail != null) return parent.attrs.tail;
  return last < 0 || isCell(parent.child(last)) || isBare(parent, last) ? "" : "\n";
}

const isCell = (node: PMNode) => node.type.name === "tableCell" || node.type.name === "tableHeader";

/** A part of a table as its rows know it: a name for each, and the white space around and in it. */
export interface TableSection {
  key: string;
  tag: "thead" | "tbody" | "tfoot" | "";
  gap: string;
  tail: string;
}

function writeTable(table: PMNode, caption: string): string {
  let html = "";
  let current: TableSection | null = null;
  const close = () => (current?.tag ? `${current.tail}</${current.tag}>` : "");
  table.forEach((row, _offset, index) => {
    const section = sectionOf(table, index);
    if (section.key !== current?.key) {
      html += close() + (section.tag ? `${section.gap}<${section.tag}>` : "");
      current = section;
    }
    html += (row.attrs.gap ?? "\n") + writeNode(row);
  });
  return `<table${attributesOf(table)}>${caption}${html}${close()}${table.attrs.tail ?? "\n"}</table>`;
}

const newSection = (tag: TableSection["tag"]): TableSection => ({ key: tag, tag, gap: "\n", tail: "\n" });

/** A new row belongs to those around it; a new first row of headings is the table's head. */
function sectionOf(table: PMNode, index: number): TableSection {
  const row = table.child(index);
  const isHead = row.children.every((cell) => cell.type.name === "tableHeader");
  const read: TableSection | null = row.attrs.section;
  if (read && (read.tag !== "thead" || isHead)) return read;
  if (isHead && index === 0) return newSection("thead");
  const before = index > 0 ? sectionOf(table, index - 1) : null;
  if (before && before.tag !== "thead") return before;
  const next = table.children.slice(index + 1).find(({ attrs }) => attrs.section?.tag === "tbody");
  return next?.attrs.section ?? newSection("tbody");
}

const voidTags = new Set(["br", "hr", "img"]);
/** What `parseSource` puts on a `tbody` that stands in the source; browsers make others of their own accord. */
const read = "data-read";

/** The elements of cleaned HTML, as a browser shows them. */
export function parseSource(cleaned: string): HTMLElement {
  const source = cleaned
    .replaceAll("<tbody", `<tbody ${read}`)
    // The parser leaves out a line break behind the tag, and makes another of a carriage return.
    .replace(/(<pre(?: lang="[^"]*")?>)\n/g, "$1\n\n")
    .replaceAll("\r", "&#13;");
  return new DOMParser().parseFromString(`<!doctype html><body>${source}`, "text/html").body;
}

/** The HTML of nodes as the server's cleaner writes it. */
export function writeSource(nodes: Iterable<Node>): string {
  let html = "";
  for (const node of nodes) {
    if (isElement(node)) html += writeElement(node);
    else html += escapeText(node.nodeValue ?? "");
  }
  return html;
}

function writeElement(element: Element): string {
  const { localName } = element;
  const inner = writeSource(element.childNodes);
  if (isImplied(element)) return inner;
  const attributes = [...element.attributes].filter(({ name }) => name !== read);
  const opening = `<${localName}${attributes.map(({ name, value }) => writeAttribute(name, value)).join("")}`;
  return voidTags.has(localName) ? `${opening} />` : `${opening}>${inner}</${localName}>`;
}

/** A `tbody` that the browser has made. */
export function isImplied(element: Element): boolean {
  return element.localName === "tbody" && !element.hasAttribute(read);
}

export function writeAttribute(name: string, value: string): string {
  if (!value && name !== "alt") return ` ${name}`;
  return ` ${name}="${escapeText(value).replace(/"/g, "&quot;")}"`;
}

export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === Node.ELEMENT_NODE;
}

export const isSpace = (text: string) => !/[^ \t\n\f\r]/.test(text);

const inlineTags = new Set("a b br code em i img mark s strong sub sup u".split(" "));

export function isInline(node: Node): boolean {
  return !isElement(node) || inlineTags.has(node.localName);
}

/** What stands in an element: its blocks, and the runs of inline nodes between them; white space alone is left out. */
export function partsOf(element: Element): (Element | Node[])[] {
  const parts: (Element | Node[])[] = [];
  let run: Node[] = [];
  const isBlank = (node: Node | undefined) => !isElement(node) && isSpace(node?.nodeValue ?? "");
  const endRun = () => {
    // What stands behind it is the white space before the next block.
    while (run.length > 0 && isBlank(run.at(-1))) run.pop();
    if (run.length > 0) parts.push(run);
    run = [];
  };
  for (const child of element.childNodes) {
    if (isInline(child)) run.push(child);
    else {
      endRun();
      parts.push(child as Element);
    }
  }
  endRun();
  return parts;
}
