import { createElement, type Element, isElement, isText, type Node, setChildren } from "../../html-tree";

const isList = (node: Node): node is Element => isElement(node) && /^[uo]l$/.test(node.name);
const isItem = (node: Node): node is Element => isElement(node) && node.name === "li";

function append(element: Element, child: Node): void {
  element.children.push(child);
  child.parent = element;
}

/** Google Docs writes a list of the next level beside the item that it belongs to: it goes into that item. */
export function nestLists(list: Element): void {
  const children: Node[] = [];
  let item: Element | undefined;
  for (const child of list.children) {
    if (isList(child) && item) append(item, child);
    else children.push(child);
    if (isItem(child)) item = child;
  }
  setChildren(list, children);
}

/** Word has nine levels of lists. */
const maxListLevel = 9;

function levelOf({ attribs }: Element): number {
  const level = Math.trunc(Number(attribs["aria-level"] ?? attribs["data-aria-level"])) || 0;
  return Math.min(maxListLevel, Math.max(0, level));
}

/** Google Docs names levels too, but has lists of several items. */
function isOfWord(item: Element, items: number): boolean {
  return "data-listid" in item.attribs || (items === 1 && levelOf(item) > 0);
}

interface OpenList {
  list: Element;
  level: number;
  id: string;
}

/** Word for the web writes each item as a list of its own with its level: neighbours become one list. */
export function joinWordLists(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  /** From the outermost to the one that was added to last. */
  let open: OpenList[] = [];
  for (const node of nodes) {
    const items = isList(node) ? node.children.filter(isItem) : [];
    const isWords = items.length > 0 && items.every((item) => isOfWord(item, items.length));
    if (!isList(node) || !isWords) {
      if (!isText(node) || node.data.trim()) open = [];
      joined.push(node);
      continue;
    }
    for (const item of items) {
      const id = item.attribs["data-listid"] ?? "";
      const level = levelOf(item) || 1;
      while ((open.at(-1)?.level ?? 0) > level) open.pop();
      let last = open.at(-1);
      if (last?.level === level && (last.id !== id || last.list.name !== node.name)) {
        open.pop();
        last = undefined;
      }
      if (last?.level !== level) {
        const list = createElement(item, node.name, item === items[0] ? node.attribs : {});
        const outer = open.at(-1)?.list.children.at(-1);
        if (outer) append(outer as Element, list);
        else joined.push(list);
        last = { list, level, id };
        open.push(last);
      }
      append(last.list, item);
    }
  }
  return joined;
}
