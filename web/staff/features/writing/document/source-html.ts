import { escapeText, writePair } from "./html-attributes";

const voidTags = new Set(["br", "hr", "img"]);
/** What `parseSource` puts on an element that stands in the source; browsers make some of their own accord. */
const sign = "data-read";

/** The elements of cleaned HTML, as a browser shows them. */
export function parseSource(cleaned: string): HTMLElement {
  const source = cleaned
    .replaceAll("<tbody", `<tbody ${sign}`)
    // The parser leaves out a line break behind the tag, and makes another of a carriage return.
    .replace(/(<pre(?: lang="[^"]*")?>)\n/g, "$1\n\n")
    .replaceAll("\r", "&#13;");
  return new DOMParser().parseFromString(`<!doctype html><body>${source}`, "text/html").body;
}

export const isImplied = (element: Element) => !element.hasAttribute(sign);

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
  const attributes = [...element.attributes].filter(({ name }) => name !== sign);
  const opening = `<${localName}${attributes.map(({ name, value }) => writePair([name, value])).join("")}`;
  return voidTags.has(localName)
    ? `${opening} />`
    : `${opening}>${writeSource(element.childNodes)}</${localName}>`;
}

export function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === Node.ELEMENT_NODE;
}

export function isText(node: Node | null | undefined): node is Text {
  return node?.nodeType === Node.TEXT_NODE;
}
