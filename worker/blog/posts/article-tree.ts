import { DomHandler, DomUtils, Parser, type parseDocument } from "htmlparser2";
import type { CleanedPart } from "../../contract/desk/staff-post";
import { sectionIds } from "../../contract/text";
import { fieldError } from "../../errors";

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

export function setChildren(element: Pick<Element, "children">, children: Node[]): void {
  element.children = children;
  for (const child of children) child.parent = element as Element;
}

export function createElement(like: Element, name: string, attribs: Record<string, string> = {}): Element {
  const made = like.cloneNode();
  made.name = name;
  made.attribs = attribs;
  return made;
}

export const isList = (node: Node): node is Element => isElement(node) && /^[uo]l$/.test(node.name);
export const isItem = (node: Node): node is Element => isElement(node) && node.name === "li";

export function append(element: Element, child: Node): void {
  element.children.push(child);
  child.parent = element;
}

/** Moves a nested list of Google Docs, which stands beside its item, into the item. */
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

/** The relevant CSS declarations by property, in lower case. */
export type Style = ReadonlyMap<string, string>;
/** The formatting elements around a node. */
export type Marks = ReadonlySet<string>;

const noStyle: Style = new Map();
const properties = new Set(
  "display visibility font-weight font-style text-decoration text-decoration-line vertical-align mso-highlight mso-hide mso-element mso-special-character".split(
    " ",
  ),
);
/** Longer values are ignored, because they would be parsed again for each element of a class. */
const longestValue = 200;
const markNames = new Set(["strong", "em", "s", "u", "sup", "sub", "mark"]);

export const inline = new Set(
  "a abbr b big br cite code del dfn em font i img ins kbd mark o:p q s samp small span strike strong sub sup tt u".split(
    " ",
  ),
);

/** The styles by class; Excel and exports of Google Docs use a style sheet. */
export function readClasses(nodes: Node[]): Map<string, Style> {
  const sheets = DomUtils.getElementsByTagName("style", nodes, true).map(({ children }) => wordsIn(children));
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g)]);
  return new Map(rules.map(([, name = "", declarations = ""]) => [name, parseStyle(declarations)]));
}

export function readStyle(element: Element, classes: ReadonlyMap<string, Style>): Style {
  const own = element.attribs.style ? parseStyle(element.attribs.style) : noStyle;
  if (classes.size === 0) return own;
  const style = new Map<string, string>();
  // One map: an attribute may hold hundreds of thousands of names.
  for (const name of classNames(element))
    for (const [key, value] of classes.get(name) ?? []) style.set(key, value);
  for (const [key, value] of own) style.set(key, value);
  return style;
}

function parseStyle(declarations: string): Style {
  return new Map(
    declarations
      .toLowerCase()
      .split(";")
      .flatMap((declaration) => {
        const [name = "", value] = declaration.split(":", 2);
        const property = name.trim();
        return value !== undefined && properties.has(property)
          ? [[property, value.slice(0, longestValue).replace("!important", "").trim()]]
          : [];
      }),
  );
}

/** The formatting elements that a style means, the outermost first; only for inline elements. */
export function readMarks(
  { name, children }: Element,
  style: Style,
  { marks, isInLink }: { marks: Marks; isInLink: boolean },
): string[] {
  if (style.size === 0 || isBlank(children)) return [];
  if (!children.every((child) => !isElement(child) || inline.has(child.name))) return [];
  const decoration = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const align = inline.has(name) ? style.get("vertical-align") : "";
  const isBold = /^(?:bold|bolder|[6-9]\d\d)$/.test(style.get("font-weight") ?? "");
  const isLink = isInLink || name === "a" || children.some((child) => isElement(child) && child.name === "a");
  const wanted = {
    strong: isBold && !/^(?:th|h\d)$/.test(name),
    em: /^(?:italic|oblique)/.test(style.get("font-style") ?? ""),
    s: decoration.includes("line-through"),
    u: decoration.includes("underline") && !isLink,
    sup: align === "super",
    sub: align === "sub",
    mark: style.has("mso-highlight"),
  };
  return Object.entries(wanted).flatMap(([mark, isWanted]) => (isWanted && !marks.has(mark) ? [mark] : []));
}

/** The canonical name of a formatting element. */
export function toMark(name: string): string {
  return name === "b" ? "strong" : name === "i" ? "em" : name;
}

/** Adds names of formatting elements to the marks; returns the same set if nothing is new. */
export function addMarks(marks: Marks, names: readonly string[]): Marks {
  const added = names.filter((name) => markNames.has(name) && !marks.has(name));
  return added.length > 0 ? new Set([...marks, ...added]) : marks;
}

/** Wraps nodes in elements of these names, the outermost first. */
export function wrap(nodes: Node[], names: readonly string[], like: Element): Node[] {
  return names.reduceRight((within, name) => {
    const mark = createElement(like, name);
    setChildren(mark, within);
    return [mark];
  }, nodes);
}

/** Whether nodes are white space alone. */
export function isBlank(nodes: readonly Node[]): boolean {
  return nodes.every((node) => !isElement(node) && !(isText(node) && node.data.trim()));
}

export type Note = (kind: CleanedPart["kind"], what: string) => void;

/** The links of one text and their possible targets within the page. */
export interface PageLinks {
  headings: Element[];
  /** The heading of each id. */
  places: Map<string, Element>;
  /** Ids before the next text. */
  waiting: string[];
  inPage: Element[];
  links: number;
}

/** Assigns an id or an anchor to the heading around it, or to the next one if there is no text between. */
export function notePlaces({ name, attribs }: Element, page: PageLinks, heading: Element | null): void {
  const ids = [attribs.id, name === "a" ? attribs.name : undefined].filter((id) => id !== undefined);
  if (heading) {
    for (const id of [...page.waiting, ...ids]) page.places.set(id, heading);
    page.waiting = [];
  } else page.waiting.push(...ids);
}

/** An anchor that is a target and no link. */
export function isAnchor({ name, attribs }: Element): boolean {
  return name === "a" && !attribs.href && ["name", "id", "style", "class"].some((key) => key in attribs);
}

const google = /^(?:www\.)?google\.[a-z.]{2,6}\/url$/;
/** Redirect addresses of mail, chat and search programs, with the parameter of the target. */
const redirects: readonly (readonly [address: RegExp, parameter: string])[] = [
  [google, "q"],
  [google, "url"],
  [/\.safelinks\.protection\.outlook\.com\//, "url"],
  [/^lm?\.facebook\.com\/l\.php$/, "u"],
  [/^l\.(?:instagram\.com|threads\.com|wl\.co)\//, "u"],
  [/^(?:www\.)?youtube\.com\/redirect$/, "q"],
  [/^(?:www\.)?linkedin\.com\/redir\/redirect$/, "url"],
  [/^slack-redir\.net\/link$/, "url"],
  [/^duckduckgo\.com\/l\/$/, "uddg"],
];

/** Longer addresses are not unwrapped, because each redirect is parsed and decoded again. */
const longestRedirect = 4000;

/** The target of a link behind any number of redirects. */
function unwrapped(href: string): string {
  if (href.length > longestRedirect) return href;
  const url = /^https?:/i.test(href) ? URL.parse(href) : null;
  if (!url) return href;
  for (const [pattern, parameter] of redirects) {
    const target = pattern.test(url.host + url.pathname) ? url.searchParams.get(parameter) : null;
    // The recursion ends, because each target is shorter than its redirect.
    if (target && /^https?:\/\/[^\s/]/i.test(target) && URL.canParse(target)) return unwrapped(target);
  }
  return href;
}

export function noteLink(element: Element, page: PageLinks, note: Note): void {
  const written = element.attribs.href;
  const href = written && unwrapped(written);
  if (href && href !== written) {
    element.attribs.href = href;
    note("changed", "tautan pengalihan");
  }
  if (href?.startsWith("#")) page.inPage.push(element);
  else if (href) page.links += 1;
}

/** Points links within the page to the ids of the headings; links without a target are removed. */
export function leadWithinPage({ headings, places, inPage }: PageLinks, note: Note): void {
  if (inPage.length === 0) return;
  const ids = sectionIds(headings.map(({ children }) => wordsIn(children)));
  const idByHeading = new Map(headings.map((heading, index) => [heading, ids[index]]));
  const known = new Set(ids);
  for (const link of inPage) {
    const fragment = decoded((link.attribs.href ?? "").slice(1));
    const heading = places.get(fragment);
    const id = (heading && idByHeading.get(heading)) || (known.has(fragment) && fragment);
    if (id) link.attribs.href = `#${id}`;
    else {
      link.name = "span";
      note("changed", "tautan dalam halaman");
    }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The most grid cells that spanning cells may cover; browsers freeze with millions of them. */
const maxSpanned = 10_000;

/** Removes the spans of cells beyond the article's limit. */
export function limitSpans({ attribs }: Element, article: { spanned: number }, note: Note): void {
  const places = (Number(attribs.colspan) || 1) * (Number(attribs.rowspan) || 1);
  if (places === 1) return;
  if (places > 1 && article.spanned + places <= maxSpanned) article.spanned += places;
  else {
    delete attribs.colspan;
    delete attribs.rowspan;
    note("changed", "sel tabel yang digabung");
  }
}

/** The most open elements; parsing time grows with the depth at each element. */
export const maxOpenElements = 256;
/** The most nodes, ten times those of a long article. Three times as many exceed the memory of an isolate. */
const maxNodes = 100_000;

interface ParsedArticle {
  document: Document;
  /** How many elements stand in each other at most. */
  levels: number;
  /** The elements that contain text at any level. */
  withWords: ReadonlySet<Node>;
}

/** Parses any HTML; 400 for too many open elements or nodes. */
export function parseArticle(html: string): ParsedArticle {
  const handler = new ArticleHandler();
  new Parser(handler).end(html);
  return { document: handler.root, levels: handler.levels, withWords: handler.withWords };
}

/** 400 if a rewritten tree is too deep. */
export function refuseDeepTree(nodes: readonly Node[]): void {
  let levels = 0;
  for (let level = nodes.filter(isElement); level.length > 0; levels += 1) {
    level = level.flatMap(({ children }) => children.filter(isElement));
  }
  if (levels > maxOpenElements) refuseHtml();
}

export function refuseHtml(message = "Konten berisi terlalu banyak tag yang tidak ditutup"): never {
  throw fieldError("content", message);
}

class ArticleHandler extends DomHandler {
  levels = 0;
  nodes = 0;
  withWords = new Set<Node>();

  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs);
    // The stack contains the document first.
    this.levels = Math.max(this.levels, this.tagStack.length - 1);
    if (this.levels > maxOpenElements) refuseHtml();
  }

  protected override addNode(node: Node): void {
    super.addNode(node);
    this.nodes += 1;
    if (this.nodes > maxNodes) refuseHtml("Konten berisi terlalu banyak tag. Bagi menjadi beberapa artikel.");
  }

  override ontext(data: string): void {
    super.ontext(data);
    if (!data.trim()) return;
    for (let index = this.tagStack.length - 1; index >= 0; index -= 1) {
      const node = this.tagStack[index] as Node;
      if (this.withWords.has(node)) return;
      this.withWords.add(node);
    }
  }
}
