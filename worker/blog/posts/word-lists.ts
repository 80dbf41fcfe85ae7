import { DomUtils } from "htmlparser2";
import {
  append,
  createElement,
  type Element,
  isElement,
  isItem,
  isList,
  isText,
  type Node,
  setChildren,
  wordsIn,
} from "./article-tree";

/** Word's style of a list paragraph. */
const placePattern = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/;
const ignorePattern = /mso-list:\s*ignore/i;
/** A number or a letter with its punctuation. A single letter without punctuation is a bullet. */
const countedPattern = /^(\(?)([\da-z]+(?:\.[\da-z]+)*)([.)]{0,2})$/i;
/** A number, a Roman numeral, a letter or a repeated letter. */
const placeInCount = /^(?:\d{1,6}|[ivxlcdm]{1,7}|([a-z])\1{0,4})$/i;
/** The letters that Word's symbol fonts show as bullets. */
const letterBullets = /^[onlqvwuüØ]$/;
/** Letters and digits, which would be lost if they were treated as a bullet. */
const wordsPattern = /[\p{L}\p{N}]/u;
/** Letters by their number; a hyphen marks letters that are read as Roman numerals. */
const letters = "abcdefgh-jk--nopqrstu-w-yz";

/**
 * Word copies a list item as a paragraph with its bullet or number as text. Converts it to a list of one item with its level,
 * as Word for the web writes it. A numbered heading only loses its number.
 */
export function listWordParagraphs(nodes: Node[]): void {
  const paragraphs = DomUtils.filter((node) => isElement(node) && /^(?:p|h[1-6])$/.test(node.name), nodes);
  for (const paragraph of paragraphs as Element[]) {
    const place = placePattern.exec(paragraph.attribs.style ?? "");
    const marks = marksIn(paragraph);
    if (!place && marks.length === 0) continue;
    const mark = wordsIn(marks).trim();
    const count = parseMark(mark);
    if (count === null && wordsPattern.test(mark) && !letterBullets.test(mark)) continue;
    const gone = new Set(marks);
    for (const parent of new Set(marks.map((node) => node.parent as Element))) {
      setChildren(
        parent,
        parent.children.filter((node) => !gone.has(node)),
      );
    }
    if (paragraph.name !== "p") continue;
    const [, list = "", level = "1", numbering = ""] = place ?? [];
    const item = createElement(paragraph, "li", {
      "data-listid": `${list} ${numbering}`,
      "aria-level": level,
    });
    setChildren(item, paragraph.children);
    setChildren(paragraph, [item]);
    paragraph.name = count === null ? "ul" : "ol";
    if (count !== null && count > 1) paragraph.attribs.start = String(count);
  }
}

/** The bullet or number of a paragraph. Browsers that remove Word's styles leave the conditional comments around it. */
function marksIn({ children }: Element): Node[] {
  const ignored = DomUtils.filter(
    (node) => isElement(node) && ignorePattern.test(node.attribs.style ?? ""),
    children,
  );
  const says = (node: Node, condition: string) =>
    "data" in node && !isText(node) && node.data.includes(condition);
  const start = children.findIndex((node) => says(node, "[if !supportLists]"));
  const end = children.findIndex((node) => says(node, "[endif]"));
  return ignored.length > 0 || start < 0 ? ignored : children.slice(start + 1, end);
}

/** The start number of a list whose first item has this mark; null for a bullet. */
function parseMark(mark: string): number | null {
  const [, opening, places = "", closing] = countedPattern.exec(mark) ?? [];
  const counted = places.split(".");
  if (!counted.every((place) => placeInCount.test(place))) return null;
  const last = counted.at(-1) ?? "";
  if (/\d/.test(last)) return Number(last);
  if (counted.length === 1 && !opening && !closing) return null;
  return last.length === 1 ? letters.indexOf(last.toLowerCase()) + 1 || 1 : 1;
}

/** Word has nine levels of lists. */
const maxListLevel = 9;

function getLevel({ attribs }: Element): number {
  const level = Math.trunc(Number(attribs["aria-level"] ?? attribs["data-aria-level"])) || 0;
  return Math.min(maxListLevel, Math.max(0, level));
}

/** Whether the list is by Word; Google Docs has levels too, but lists of several items. */
function isOfWord(item: Element, items: number): boolean {
  return "data-listid" in item.attribs || (items === 1 && getLevel(item) > 0);
}

interface OpenList {
  list: Element;
  level: number;
  id: string;
}

/** Joins the adjacent lists of one item each that Word for the web writes. */
export function joinWordLists(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  /** The open lists, the outermost first. */
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
      const level = getLevel(item) || 1;
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
