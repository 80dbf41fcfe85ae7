import { DOMParser as DocumentParser, type Node as PMNode, type Schema } from "@tiptap/pm/model";
import { documentSchema } from "./extensions";
import {
  blocksOf,
  isElement,
  isInline,
  isSpace,
  parseSource,
  rememberSource,
  writeHtml,
  writeSource,
} from "./write-html";

/** Why the editor does not open an article. */
export interface Refusal {
  /** The tag that the editor would lose or change. */
  element: string;
  /** Where it stands, as HTML. */
  excerpt: string;
}

/**
 * Why HTML that the server has cleaned stays HTML: what the editor holds of it is compared with it, but for white space
 * and for names of the same formatting. Null where nothing is lost.
 */
export function refusalOf(cleaned: string): Refusal | null {
  const body = parseSource(cleaned);
  const read = writeSource(body.childNodes);
  if (read !== cleaned) return refusalAt(cleaned, read);
  const held = parseSource(writeHtml(parse(documentSchema(), cleaned)));
  limitSpans(body);
  const [before, after] = [outlineOf(body), outlineOf(held)];
  const lost = before.findIndex(({ text }, index) => text !== after[index]?.text);
  const { element } = before[lost] ?? before[after.length < before.length ? after.length : -1] ?? {};
  if (!element && before.length === after.length) return null;
  return element
    ? { element: element.localName, excerpt: shorten(writeSource([element])) }
    : { element: "", excerpt: "" };
}

/** The document of HTML that opens. Each block remembers what it was read from. */
export function readDocument(schema: Schema, cleaned: string): PMNode {
  const document = parse(schema, cleaned);
  const blocks = blocksOf(parseSource(cleaned));
  if (blocks.length === document.childCount) {
    for (const [index, { nodes }] of blocks.entries())
      rememberSource(document.child(index), writeSource(nodes));
  }
  return document;
}

/** Notes on elements what the parser would not tell: the white space before a block, and the part of a table. */
function parse(schema: Schema, cleaned: string): PMNode {
  const body = parseSource(cleaned);
  const { ownerDocument } = body;
  limitSpans(body);
  for (const element of body.querySelectorAll("*")) {
    const before = element.previousSibling?.nodeValue ?? "";
    if (!isInline(element)) element.setAttribute("data-gap", isSpace(before) ? before : "");
  }
  for (const row of body.querySelectorAll("tr")) {
    const part = row.parentElement as HTMLElement;
    row.setAttribute("data-part", `${part.dataset.gap}${part.localName}`);
  }
  for (const table of body.querySelectorAll("table")) {
    const { caption } = table;
    if (!caption) continue;
    const wrapper = ownerDocument.createElement("div");
    wrapper.setAttribute("data-captioned", "");
    wrapper.setAttribute("data-gap", table.dataset.gap ?? "");
    const line = ownerDocument.createElement("p");
    line.setAttribute("data-gap", caption.dataset.gap ?? "");
    line.append(...caption.childNodes);
    caption.remove();
    table.replaceWith(wrapper);
    wrapper.append(line, table);
  }
  for (const [index, { gap, nodes }] of blocksOf(body).entries()) {
    let [block] = nodes;
    if (block && isInline(block)) {
      const line = ownerDocument.createElement("p");
      body.insertBefore(line, block);
      line.append(...nodes);
      block = line;
    }
    // The first one has none wherever it is moved to.
    if (index > 0) (block as Element).setAttribute("data-gap", gap);
    else (block as Element).removeAttribute("data-gap");
  }
  return DocumentParser.fromSchema(schema).parse(body);
}

/** A row of one cell is as wide as the others are, whatever it says, as `colspan="100%"` does. */
function limitSpans(body: HTMLElement): void {
  for (const { rows } of body.querySelectorAll("table")) {
    const widths = [...rows].map(({ cells }) => [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0));
    const width = Math.max(1, ...widths.filter((_, index) => (rows[index]?.cells.length ?? 0) > 1));
    for (const { cells } of rows) {
      const [only] = cells;
      if (only && cells.length === 1 && only.colSpan > width) only.colSpan = width;
      for (const cell of cells) if (cell.hasAttribute("colspan")) cell.colSpan = Math.min(cell.colSpan, 100);
    }
  }
}

interface Token {
  text: string;
  element: Element;
}

const sameMark: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** What HTML says, as a list: its blocks, and its words with the formatting that they stand in. */
function outlineOf(body: Element): Token[] {
  const tokens: Token[] = [];
  let isAfterSpace = true;

  function endLine(): void {
    const last = tokens.at(-1);
    if (last?.text.startsWith("|")) last.text = last.text.trimEnd();
    if (last && /^\|[^|]*\|$/.test(last.text)) tokens.pop();
    isAfterSpace = true;
  }

  function add(text: string, element: Element): void {
    endLine();
    // A paragraph begins and ends with each other block as well.
    const isBetween =
      !tokens.at(-1) || tokens.at(-1)?.text === "¶" || !/^[|&]/.test(tokens.at(-1)?.text ?? "");
    if (text === "¶" && isBetween) return;
    if (text !== "¶" && tokens.at(-1)?.text === "¶") tokens.pop();
    tokens.push({ text, element });
  }

  function addText(node: Node, marks: readonly string[], element: Element, isCode: boolean): void {
    let text = node.nodeValue ?? "";
    if (!isCode) {
      text = text.replace(/[ \t\n\f\r]+/g, " ");
      if (isAfterSpace && text.startsWith(" ")) text = text.slice(1);
    }
    if (text === "") return;
    isAfterSpace = text.endsWith(" ");
    const start = `|${[...marks].sort().join(" ")}|`;
    const last = tokens.at(-1);
    if (last?.text.startsWith(start)) last.text += text;
    else tokens.push({ text: start + text, element });
  }

  function walk(parent: Element, marks: readonly string[], isCode: boolean): void {
    for (const node of parent.childNodes) {
      if (!isElement(node)) addText(node, marks, parent, isCode);
      else visit(node, marks, isCode);
    }
  }

  function visit(element: Element, marks: readonly string[], isCode: boolean): void {
    const tag = element.localName;
    const name = `${tag} ${attributesIn(element)}`.trim();
    if (tag === "br" || tag === "img") {
      if (tag === "br") endLine();
      tokens.push({ text: `&${name} ${tag === "img" ? [...marks].sort().join(" ") : ""}`, element });
      isAfterSpace = tag === "br";
    } else if (isInline(element)) {
      const isNoMark = (tag === "a" && !element.hasAttribute("href")) || (isCode && name === "code");
      const mark = sameMark[tag] ? name.replace(/^[bi]/, sameMark[tag]) : name;
      const isTwice = marks.includes(mark) && !/^su[bp]/.test(mark);
      walk(element, isNoMark || isTwice ? marks : [...marks, mark], isCode);
    } else if (tag === "tbody" || (tag === "figcaption" && !element.hasChildNodes())) {
      walk(element, marks, isCode);
    } else if (name === "p") {
      add("¶", element);
      walk(element, marks, isCode);
      add("¶", element);
    } else {
      add(`<${name}>`, element);
      walk(element, marks, isCode || tag === "pre");
      add(`</${tag}>`, element);
    }
  }

  walk(body, [], false);
  endLine();
  if (tokens.at(-1)?.text === "¶") tokens.pop();
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

/** The refusal of HTML that the browser reads otherwise than it is written. */
function refusalAt(cleaned: string, read: string): Refusal {
  let at = 0;
  while (at < cleaned.length && cleaned[at] === read[at]) at += 1;
  const start = Math.max(cleaned.lastIndexOf("<", at), 0);
  const [, element = ""] = /^<\/?([a-z\d]+)/.exec(cleaned.slice(start)) ?? [];
  return { element, excerpt: shorten(cleaned.slice(start)) };
}

const longestExcerpt = 80;
const shorten = (html: string) =>
  html.length > longestExcerpt ? `${html.slice(0, longestExcerpt - 1)}…` : html;

/** What staff read when an article stays HTML, and which element is the reason. */
export function refusalText({ element, excerpt }: Refusal): string {
  const named = element ? `elemen <${element}>` : "salah satu bagiannya";
  const place = excerpt ? ` Bagiannya: ${excerpt}` : "";
  return `Tampilan Visual tidak dibuka karena ${named} tidak dikenal di sana dalam susunan ini, dan akan berubah atau hilang. Artikel tetap utuh sebagai HTML dan dapat Anda sunting di sana.${place}`;
}
