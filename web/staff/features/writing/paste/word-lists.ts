/** Where Word says that a paragraph stands in a list, in its `style`; no browser knows the property. */
const placePattern = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/;
const ignorePattern = /mso-list:\s*ignore/i;
/** What counts, and what stands behind it; a single letter with nothing around it is a bullet. */
const countedPattern = /^(\(?)([\da-z]+(?:\.[\da-z]+)*)([.)]{0,2})$/i;
/** A number, a Roman number, a letter or one that is repeated; a word is none of them. */
const placeInCount = /^(?:\d{1,6}|[ivxlcdm]{1,7}|([a-z])\1{0,4})$/i;
/** The letters that Word's symbol fonts show as bullets. */
const letterBullets = /^[onlqvwuüØ]$/;
/** What no bullet is: it would be lost. */
const wordsPattern = /[\p{L}\p{N}]/u;
/** In their places those letters with which a list is rather counted than in Roman numbers. */
const letters = "abcdefgh-jk--nopqrstu-w-yz";

interface Item {
  list: string;
  level: number;
  /** Where a list counts from that begins with it; null where it has a bullet. */
  count: number | null;
  paragraph: HTMLElement;
}

interface OpenList {
  of: Item;
  element: Element;
  /** What it counts from. */
  first: number | null;
}

/**
 * Makes lists of the paragraphs that Word copies in their place, each with a bullet or a number as text. A list that has
 * another name or another kind is another one, as are items between which something else stands.
 */
export function listWordItems(body: HTMLElement): void {
  /** From the outermost to the one that was added to last. */
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (!open[0] || nodeBefore(paragraph) !== open[0].element) open = [];
    while (open.length > 1 && levelOf(open) > item.level) open.pop();
    const last = open.at(-1);
    if (last && item.level > last.of.level) open.push(begin(item, last.element.lastElementChild));
    else if (!last || !isSameList(last.of, item) || !countsOn(last, item)) {
      open.pop();
      open.push(begin(item, open.at(-1)?.element.lastElementChild));
    }
    const joined = open.at(-1);
    if (joined && joined.of.level > item.level) joined.of = item;
    const entry = body.ownerDocument.createElement("li");
    entry.append(...[...paragraph.childNodes].filter((node) => !isComment(node)));
    open.at(-1)?.element.append(entry);
    paragraph.remove();
  }
}

/** Begins a list within an item, or in the place of the paragraph. */
function begin(item: Item, within: Element | null | undefined): OpenList {
  const element = item.paragraph.ownerDocument.createElement(item.count === null ? "ul" : "ol");
  if (item.count !== null && item.count > 1) element.setAttribute("start", String(item.count));
  if (within) within.append(element);
  else item.paragraph.before(element);
  return { of: item, element, first: item.count };
}

function isSameList(one: Item, other: Item): boolean {
  return one.list === other.list && (one.count === null) === (other.count === null);
}

/** Whether the number of an item above what a list began with is the list's next one; a bullet has none. */
function countsOn({ of, element, first }: OpenList, item: Item): boolean {
  return of.level === item.level || first === null || item.count === first + element.childElementCount;
}

function levelOf(open: readonly OpenList[]): number {
  return open.at(-1)?.of.level ?? 0;
}

/** Takes the bullet or number out of its text; null where it is no item, or counted in words. */
function readItem(paragraph: HTMLElement): Item | null {
  const [, name, level, numbering = ""] = placePattern.exec(paragraph.getAttribute("style") ?? "") ?? [];
  if (!name) return null;
  const ignored = [...paragraph.querySelectorAll("[style]")].filter((element) =>
    ignorePattern.test(element.getAttribute("style") ?? ""),
  );
  const mark = ignored[0]?.textContent?.trim() ?? "";
  const count = countOf(mark);
  if (count === null && wordsPattern.test(mark) && !letterBullets.test(mark)) return null;
  for (const element of ignored) element.remove();
  return { list: `${name} ${numbering}`, level: Number(level), count, paragraph };
}

/** Where a list begins whose first item has this mark. */
function countOf(mark: string): number | null {
  const [, opening, places = "", closing] = countedPattern.exec(mark) ?? [];
  const counted = places.split(".");
  if (!counted.every((place) => placeInCount.test(place))) return null;
  const last = counted.at(-1) ?? "";
  if (/\d/.test(last)) return Number(last);
  if (counted.length === 1 && !opening && !closing) return null;
  return last.length === 1 ? letters.indexOf(last.toLowerCase()) + 1 || 1 : 1;
}

/** What stands before it, but for white space and comments. */
function nodeBefore(element: Element): ChildNode | null {
  let node = element.previousSibling;
  while (node && (isComment(node) || isBlank(node))) node = node.previousSibling;
  return node;
}

function isComment(node: ChildNode): boolean {
  return node.nodeType === Node.COMMENT_NODE;
}

function isBlank(node: ChildNode): boolean {
  return node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim();
}
