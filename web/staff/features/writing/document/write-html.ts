import { DOMSerializer, type Fragment, type Node as PMNode } from "@tiptap/pm/model";

/** What a block of an article was read from. Nodes never change, so it holds for as long as nobody touches the block. */
const sources = new WeakMap<PMNode, string>();
/** What was written of a node once, so that a letter costs as much in a long article as in a short one. */
const written = new WeakMap<PMNode, string>();

export function rememberSource(block: PMNode, html: string): void {
  sources.set(block, html);
}

/** In these a paragraph that stands alone is text without a tag of its own. */
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
  while (isUnused(blocks.at(-1))) blocks.pop();
  return blocks
    .map((block) => gapOf(block) + (sources.get(block) ?? write(block)))
    .join("")
    .trim();
}

function isUnused(block: PMNode | undefined): boolean {
  if (block?.type.name !== "paragraph" || block.attrs.lang) return false;
  return block.childCount === 0 && !sources.has(block);
}

function write(node: PMNode): string {
  const html = written.get(node) ?? serialize(node);
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
      return writeTable(table, `${gapOf(caption)}<caption>${writeInline(caption.content)}</caption>`);
    }
    case "table":
      return writeTable(node, "");
  }
  const tag = tags[type.name] ?? attrs.tag;
  return `<${tag}${lang}>${writeChildren(node)}</${tag}>`;
}

/** The white space before a node: what was read, or a line break. */
const gapOf = (node: PMNode): string => node.attrs.gap ?? (isCell(node) ? "" : "\n");

/** The white space before a closing tag: it stands below its opening one where what it holds has lines of its own. */
const tailOf = (gap: string, last: string) =>
  last.includes("\n") ? `\n${/\n([^\n]*)$/.exec(gap)?.[1] ?? ""}` : "";

function writeChildren(parent: PMNode): string {
  let last = "";
  const inner = parent.children.map((child, index) => {
    const isText = isBare(parent, index);
    last = isText && index === 0 ? "" : gapOf(child);
    return last + (isText ? writeInline(child.content) : write(child));
  });
  const isOpenEnded = parent.childCount > 0 && isBare(parent, parent.childCount - 1);
  return inner.join("") + (isOpenEnded ? "" : tailOf(gapOf(parent), last));
}

/** Marks and line breaks are written by the schema's own rules. */
function writeInline(content: Fragment): string {
  const [first] = content.content;
  if (!first) return "";
  return writeSource(DOMSerializer.fromSchema(first.type.schema).serializeFragment(content).childNodes);
}

function writePicture({ alt, src, width, height, lang }: PMNode["attrs"]): string {
  const pairs = { alt: alt ?? "", src, width, height, loading: "lazy", lang };
  const attributes = Object.entries(pairs).map(([name, value]) =>
    value == null ? "" : writeAttribute(name, value),
  );
  return `<img${attributes.join("")} />`;
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
  const isPlain = (at: number) => {
    const node = parent.maybeChild(at);
    return node?.type.name === "paragraph" && !node.attrs.lang;
  };
  if (!bareIn.has(parent.attrs.tag ?? parent.type.name) || !isPlain(index)) return false;
  const hasWords = parent.child(index).childCount > 0;
  return !isPlain(index - 1) && !isPlain(index + 1) && (hasWords || parent.childCount === 1);
}

const isCell = (node: PMNode) => node.type.name === "tableCell" || node.type.name === "tableHeader";

/** Rows say of what part they are: the white space before it and its tag. */
function writeTable(table: PMNode, caption: string): string {
  let html = "";
  let [current, gap, tag, last] = ["", "", "", "\n"];
  const close = () => tag && `${tailOf(gap, last)}</${tag}>`;
  table.forEach((row, _offset, index) => {
    const part = partOf(table, index);
    if (part !== current) {
      html += close();
      current = part;
      [, gap = "", tag = ""] = /^(\s*)(\w*)$/.exec(part) ?? [];
      html += `${gap}<${tag}>`;
    }
    last = gapOf(row);
    html += last + write(row);
  });
  return `<table${attributesOf(table)}>${caption}${html}${close()}${tailOf(gapOf(table), gap)}</table>`;
}

/** The part of a table that a row is of. A new row belongs to those around it; a first one of headings is the head. */
function partOf(table: PMNode, index: number): string {
  const row = table.child(index);
  const isHead = row.children.every((cell) => cell.type.name === "tableHeader");
  const read: string | null = row.attrs.part;
  if (read && (isHead || !read.endsWith("thead"))) return read;
  if (isHead && index === 0) return "\nthead";
  const before = index > 0 ? partOf(table, index - 1) : "thead";
  if (!before.endsWith("thead")) return before;
  const next = table.children.slice(index + 1).find(({ attrs }) => attrs.part?.endsWith("tbody"));
  return next?.attrs.part ?? "\ntbody";
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
function isImplied(element: Element): boolean {
  return element.localName === "tbody" && !element.hasAttribute(read);
}

function writeAttribute(name: string, value: string): string {
  if (!value && name !== "alt") return ` ${name}`;
  return ` ${name}="${escapeText(value).replace(/"/g, "&quot;")}"`;
}

function escapeText(text: string): string {
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

interface Block {
  /** The white space before it. */
  gap: string;
  nodes: Node[];
}

/** The blocks of an article; words that stand between them without a tag of their own are one too. */
export function blocksOf(body: Element): Block[] {
  const blocks: Block[] = [];
  let run: Node[] = [];
  let gap = "";
  const isBlank = (node: Node | undefined) => !isElement(node) && isSpace(node?.nodeValue ?? "");
  for (const node of body.childNodes) {
    if (!isInline(node)) {
      // What stands behind the words is the white space before this one.
      while (run.length > 0 && isBlank(run.at(-1))) gap = run.pop()?.nodeValue + gap;
      blocks.push({ gap, nodes: [node] });
      [run, gap] = [[], ""];
    } else if (run.length > 0) run.push(node);
    else if (isBlank(node)) gap = node.nodeValue ?? "";
    else {
      run = [node];
      blocks.push({ gap, nodes: run });
      gap = "";
    }
  }
  while (run.length > 0 && isBlank(run.at(-1))) run.pop();
  return blocks;
}
