import type { parseDocument } from "htmlparser2";

export type Document = ReturnType<typeof parseDocument>;
export type Node = Document["children"][number];
export type Element = Extract<Node, { attribs: unknown }>;
type Text = Extract<Node, { nodeType: 3 }>;

export function isElement(node: Node): node is Element {
  return "attribs" in node;
}

export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

/** The text of nodes. It does not recurse, because unchecked HTML may be nested thousands of levels deep. */
export function wordsIn(nodes: readonly Node[]): string {
  const words: string[] = [];
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isText(node)) words.push(node.data);
    else if (isElement(node)) for (const child of node.children.toReversed()) rest.push(child);
  }
  return words.join("");
}

export function classNames({ attribs }: Element): string[] {
  return attribs.class?.split(/\s+/) ?? [];
}

/** Replaces the children of an element or document. */
export function setChildren(element: Pick<Element, "children">, children: Node[]): void {
  element.children = children;
  for (const child of children) child.parent = element as Element;
}

/** A new element without children. */
export function createElement(like: Element, name: string, attribs: Record<string, string> = {}): Element {
  const made = like.cloneNode();
  made.name = name;
  made.attribs = attribs;
  return made;
}
