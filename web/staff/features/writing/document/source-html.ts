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
