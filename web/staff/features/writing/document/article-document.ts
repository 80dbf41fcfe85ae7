import {
  DOMSerializer,
  DOMParser as DocumentParser,
  type Node as PMNode,
  type Schema,
} from "@tiptap/pm/model";
import { documentSchema } from "./extensions";

/**
 * The message why cleaned HTML cannot be opened visually: the editor's version is compared with the HTML, ignoring white
 * space and synonymous elements. Null if nothing is lost.
 */
export function findRefusal(cleaned: string): string | null {
  const body = parseSource(cleaned);
  const read = writeSource(body.childNodes);
  if (read !== cleaned) {
    let at = 0;
    while (cleaned[at] === read[at]) at += 1;
    return refusalText(cleaned.slice(Math.max(cleaned.lastIndexOf("<", at), 0)));
  }
  const held = parseSource(writeHtml(parse(documentSchema, cleaned)));
  const [before, after] = [tokenize(body), tokenize(held)];
  const lost = before.findIndex(({ text }, index) => text !== after[index]?.text);
  if (lost < 0 && before.length === after.length) return null;
  const { element } = before.at(lost) ?? {};
  return refusalText(element ? writeSource([element]) : "");
}

const longestExcerpt = 80;

function refusalText(html: string): string {
  const [, element] = /^<\/?([a-z\d]+)/.exec(html) ?? [];
  const named = element ? `elemen <${element}>` : "salah satu bagiannya";
  const excerpt = html.length > longestExcerpt ? `${html.slice(0, longestExcerpt - 1)}…` : html;
  return `Tampilan Visual tidak dibuka karena ${named} tidak dikenal di sana dalam susunan ini, dan akan berubah atau hilang. Artikel tetap utuh sebagai HTML dan dapat Anda sunting di sana.${excerpt && ` Bagiannya: ${excerpt}`}`;
}

/** Parses HTML that `findRefusal` accepts. The source of each block is remembered. */
export function readDocument(schema: Schema, cleaned: string): PMNode {
  const document = parse(schema, cleaned);
  const blocks = splitBlocks(parseSource(cleaned));
  if (blocks.length === document.childCount) {
    for (const [index, nodes] of blocks.entries()) sources.set(document.child(index), writeSource(nodes));
  }
  return document;
}

/** Parses HTML by the schema, which needs text between blocks in paragraphs and captions before their tables. */
function parse(schema: Schema, cleaned: string): PMNode {
  const body = parseSource(cleaned);
  const { ownerDocument } = body;
  for (const table of body.querySelectorAll("table")) {
    const { caption } = table;
    if (!caption) continue;
    const wrapper = ownerDocument.createElement("div");
    wrapper.setAttribute("data-captioned", "");
    const line = ownerDocument.createElement("p");
    line.append(...caption.childNodes);
    caption.remove();
    table.replaceWith(wrapper);
    wrapper.append(line, table);
  }
  for (const nodes of splitBlocks(body)) {
    if (!nodes.every(isInline)) continue;
    const line = ownerDocument.createElement("p");
    body.insertBefore(line, nodes[0] ?? null);
    line.append(...nodes);
  }
  return DocumentParser.fromSchema(schema).parse(body);
}

const isSpace = (text: string) => !/[^ \t\n\f\r]/.test(text);
const isBlank = (node: Node) => !isElement(node) && isSpace(node.nodeValue ?? "");

const inlineTags = new Set("a b br code em i img mark s strong sub sup u".split(" "));
const isInline = (node: Node) => !isElement(node) || inlineTags.has(node.localName);

/** Splits an article into blocks, each with the white space before it. Text between blocks is a block too. */
function splitBlocks(body: Element): Node[][] {
  const blocks: Node[][] = [];
  let run: Node[] = [];
  for (const node of [...body.childNodes, null]) {
    if (node && isInline(node)) {
      run.push(node);
      continue;
    }
    if (!run.every(isBlank)) {
      blocks.push(run);
      run = [];
    }
    if (node) blocks.push([...run, node]);
    run = [];
  }
  return blocks;
}

interface Token {
  text: string;
  element: Element;
}

const isCode = (path: string) => /\/pre[^/]*$/.test(path);
const sameMark: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** Lists the elements and the words of HTML, each with its ancestors. */
function tokenize(body: Element): Token[] {
  const tokens: Token[] = [];
  /** Whether the next words continue the line of the last token. */
  let isLine = false;

  function addText(text: string, start: string, element: Element): void {
    const last = tokens.at(-1);
    if (isLine && last?.text.startsWith(start)) last.text += text;
    else tokens.push({ text: start + text, element });
    isLine = true;
  }

  function walk(parent: Element, path: string, marks: readonly string[]): void {
    for (const node of parent.childNodes) {
      if (isElement(node)) {
        visit(node, path, marks);
        continue;
      }
      const words = node.nodeValue ?? "";
      const text = isCode(path) ? words : words.replace(/[ \t\n\f\r]+/g, "");
      if (text) addText(text, `${path}|${[...marks].sort().join(" ")}|`, parent);
    }
  }

  function visit(element: Element, path: string, marks: readonly string[]): void {
    const tag = element.localName;
    const name = `${tag} ${attributesIn(element)}`.trim();
    if (tag === "br" || tag === "img") {
      tokens.push({ text: `${path}|${name} ${tag === "img" ? [...marks].sort().join(" ") : ""}`, element });
      isLine = false;
    } else if (isInline(element)) {
      const isNoMark = (tag === "a" && !element.hasAttribute("href")) || (name === "code" && isCode(path));
      const mark = sameMark[tag] ? name.replace(/^[bi]/, sameMark[tag]) : name;
      const isTwice = marks.includes(mark) && !/^su[bp]/.test(mark);
      walk(element, path, isNoMark || isTwice ? marks : [...marks, mark]);
    } else {
      isLine = false;
      const isPlain = name === "p" || tag === "tbody" || (tag === "figcaption" && !element.hasChildNodes());
      const inner = isPlain ? path : `${path}/${name}`;
      if (!isPlain) tokens.push({ text: inner, element });
      walk(element, inner, marks);
      isLine = false;
    }
  }

  walk(body, "", []);
  return tokens;
}

function attributesIn({ attributes }: Element): string {
  return [...attributes]
    .filter(
      ({ name, value }) =>
        !name.startsWith("data-") && !(/^(rowspan|colspan|start)$/.test(name) && value === "1"),
    )
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join(" ");
}

/** The source HTML of each block. Nodes are immutable, so an entry is valid until the block is edited. */
const sources = new WeakMap<PMNode, string>();
/** The serialized HTML of edited blocks, so that the cost of a key does not grow with the article. */
const written = new WeakMap<PMNode, string>();

/**
 * Serializes a document as the server's cleaner would. An untouched block keeps its source; an edited one is on its own
 * line. Empty paragraphs that the editor added at the end are left out.
 */
export function writeHtml(document: PMNode): string {
  const blocks = [...document.children];
  while (isUnused(blocks.at(-1))) blocks.pop();
  return blocks
    .map((block) => sources.get(block) ?? write(block))
    .join("")
    .trim();
}

function isUnused(block: PMNode | undefined): boolean {
  if (block?.type.name !== "paragraph" || block.attrs.lang) return false;
  return block.childCount === 0 && !sources.has(block);
}

/** Elements of this document load no pictures. */
const inert = new DOMParser().parseFromString("", "text/html");

function write(block: PMNode): string {
  let html = written.get(block);
  if (html === undefined) {
    const body = inert.createElement("div");
    const serializer = DOMSerializer.fromSchema(block.type.schema);
    body.append(serializer.serializeNode(block, { document: inert }));
    tidy(body);
    html = `\n${writeSource(body.childNodes)}`;
    written.set(block, html);
  }
  return html;
}

/** Elements whose children are each on their own line. */
const lined = "ul, ol, dl, table, thead, tbody, tfoot, blockquote, section";
/** Elements in which a single paragraph is stored without its tag. */
const bareIn = ":is(li, td, th, dt, dd, figcaption, figure)";

/** Converts the editor's elements and attributes to the stored ones. */
function tidy(body: HTMLElement): void {
  for (const { rows, tBodies } of body.querySelectorAll("table")) {
    const [drawn] = tBodies;
    let part: HTMLElement | undefined;
    for (const row of [...rows]) {
      const isHead = !part && [...row.cells].every(({ localName }) => localName === "th");
      const name = row.dataset.part || (isHead ? "thead" : "tbody");
      if (part?.localName !== name) {
        part = inert.createElement(name);
        drawn?.before(part);
      }
      part.append(row);
    }
    drawn?.remove();
  }
  for (const captioned of body.querySelectorAll(".captioned-table")) {
    const [line, table] = captioned.children;
    if (table instanceof HTMLTableElement) table.createCaption().append(...(line?.childNodes ?? []));
    captioned.replaceWith(...(table ? [table] : []));
  }
  const isLine = (element: Element | null) => element?.localName === "p";
  const bare = [...body.querySelectorAll(`${bareIn} > p:not([lang])`)].filter(
    (line) =>
      !isLine(line.previousElementSibling) &&
      !isLine(line.nextElementSibling) &&
      (line.hasChildNodes() || line.parentElement?.childElementCount === 1),
  );
  for (const line of bare) line.replaceWith(...line.childNodes);
  for (const caption of body.querySelectorAll("figcaption:empty")) caption.remove();
  for (const element of body.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      if (/^(class|data-.*)$/.test(name)) element.removeAttribute(name);
    }
  }
  for (const section of body.querySelectorAll("tbody")) section.setAttribute(read, "");
  for (const parent of body.querySelectorAll(lined)) {
    for (const child of [...parent.children]) child.before("\n");
    parent.append("\n");
  }
}

const voidTags = new Set(["br", "hr", "img"]);
/** Marks a `tbody` of the source, because the parser adds others. */
const read = "data-read";

/** Parses cleaned HTML. */
function parseSource(cleaned: string): HTMLElement {
  const source = cleaned
    .replaceAll("<tbody", `<tbody ${read}`)
    // The parser drops a line break after the tag and normalises carriage returns.
    .replace(/(<pre(?: lang="[^"]*")?>)\n/g, "$1\n\n")
    .replaceAll("\r", "&#13;");
  return new DOMParser().parseFromString(`<!doctype html><body>${source}`, "text/html").body;
}

/** Serializes nodes as the server's cleaner would. */
function writeSource(nodes: Iterable<Node>): string {
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
  // The parser has added this `tbody`.
  if (localName === "tbody" && !element.hasAttribute(read)) return inner;
  const attributes = [...element.attributes].filter(({ name }) => name !== read);
  const opening = `<${localName}${attributes.map(writeAttribute).join("")}`;
  return voidTags.has(localName) ? `${opening} />` : `${opening}>${inner}</${localName}>`;
}

function writeAttribute({ name, value }: Attr): string {
  if (!value && name !== "alt") return ` ${name}`;
  return ` ${name}="${escapeText(value).replace(/"/g, "&quot;")}"`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
