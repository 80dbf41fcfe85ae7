import { DomUtils, parseDocument } from "htmlparser2";
import { AppError } from "../../app-error";
import type { CleanedPart } from "../../contract/blog";
import { sectionIds } from "../../contract/section-ids";
import {
  type Document,
  type Element,
  isElement,
  isText,
  type Node,
  setChildren,
  wordsIn,
} from "../../html-tree";
import { joinWordLists, nestLists } from "./normalize-lists";
import { classesOf, inline, isBlank, markOf, marksOf, type Style, styleOf, wrap } from "./normalize-marks";

export type Note = (kind: CleanedPart["kind"], what: string) => void;

/** The elements of an article. */
export const storedTags =
  "section h2 h3 h4 p br hr strong em b i u s sub sup mark a ul ol li blockquote pre code figure figcaption img table caption thead tbody tfoot tr th td dl dt dd".split(
    " ",
  );
/** Of these the sanitizer drops what stands in them, or reads it itself. */
const rawTags = "script style textarea option xmp iframe noembed noframes noscript plaintext".split(" ");
const keptTags = new Set([...storedTags, ...rawTags]);
/** Levels of those: writing a tree takes room on the stack for each. */
const maxLevels = 1000;
const tooDeep = "Konten berisi terlalu banyak tag yang tidak ditutup";

/** Formatting that we store under another name. */
const names = new Map(
  Object.entries({
    ...{ del: "s", strike: "s", ins: "u", cite: "em", dfn: "em", kbd: "code", samp: "code", tt: "code" },
    ...{ h1: "h2", h5: "h4", h6: "h4", dir: "ul", menu: "ul" },
  }),
);
const embedded = new Map(
  Object.entries({
    ...{ iframe: "konten tertanam", embed: "konten tertanam", object: "konten tertanam" },
    ...{ video: "video tertanam", audio: "audio tertanam", form: "formulir", script: "skrip" },
  }),
);

/** What was found on the way through one text. */
interface Run {
  note: Note;
  classes: ReadonlyMap<string, string>;
  isDocs: boolean;
  /** Whether it was copied from a word processor. */
  isForeign: boolean;
  hasComment: boolean;
  headings: Element[];
  /** The heading that an id stands in or leads to. */
  places: Map<string, Element>;
  /** Ids with no text behind them yet. */
  waiting: string[];
  /** Links within the page. */
  inPage: Element[];
  links: number;
  images: number;
}

/** What is around a node. */
interface Around {
  marks: ReadonlySet<string>;
  isInsertion: boolean;
  isInLink: boolean;
  heading: Element | null;
  quotations: number;
}

/** An element, or the document, while what is in it is gone through. */
interface Open {
  /** As it was written. */
  name: string;
  element: Element;
  around: Around;
  /** Elements that its style stands for. */
  marks: string[];
  next: number;
  children: Node[];
  levels: number;
}

export interface NormalizedHtml {
  html: string;
  links: number;
  images: number;
}

/**
 * Article HTML from any program in the elements that we store: without revisions, remarks and hidden words, with
 * formatting that came as styles, lists as they look, and links within the page that lead somewhere. It is not safe
 * to show yet. 400 where elements stand in each other beyond all measure.
 */
export function normalizeHtml(html: string, note: Note): NormalizedHtml {
  const document = parseDocument(html);
  const run: Run = {
    note,
    classes: classesOf(document.children),
    isDocs: html.includes("docs-internal-guid"),
    isForeign: /docs-internal-guid|\bMso[A-Z]|\bSCXW\d|OutlineElement|schemas-microsoft-com/.test(html),
    ...{ hasComment: false, headings: [], places: new Map(), waiting: [], inPage: [], links: 0, images: 0 },
  };
  rewrite(document, run);
  leadWithinPage(run);
  // Otherwise it writes numbers for signs, of which a parser reads some as others.
  const written = DomUtils.getOuterHTML(document, { encodeEntities: "utf8" });
  return { html: written, links: run.links, images: run.images };
}

/** Goes through a tree without a call for each level: HTML that nobody has checked may have thousands. */
function rewrite(document: Document, run: Run): void {
  const around = {
    ...{ marks: new Set<string>(), isInsertion: false, isInLink: false, heading: null, quotations: 0 },
  };
  const root = {
    name: "",
    element: document as unknown as Element,
    around,
    marks: [],
    next: 0,
    children: [],
    levels: 0,
  };
  const stack: Open[] = [root];
  for (let open = stack.at(-1); open; open = stack.at(-1)) {
    const child = open.element.children[open.next];
    open.next += 1;
    if (!child) {
      stack.pop();
      const outer = stack.at(-1);
      if (outer) leave(open, outer, run);
    } else if (isElement(child)) {
      const entered = enter(child, run, open.around);
      if (entered) stack.push(entered);
    } else if (isText(child)) {
      if (child.data.trim()) run.waiting = [];
      open.children.push(child);
    }
  }
  setChildren(document, joinWordLists(root.children));
}

/** Null where an element goes with what is in it. */
function enter(element: Element, run: Run, around: Around): Open | null {
  mendQuotes(element, run);
  const style = styleOf(element, run.classes);
  if (isLeftOut(element, style, run)) return null;
  const { name } = element;
  if (embedded.has(name)) run.note("removed", embeddedName(element));
  if (name === "img") run.images += 1;
  const isInsertion = around.isInsertion || isTracked(element);
  element.name = hasNoMeaning(element, style, isInsertion) ? "span" : (names.get(name) ?? name);
  const own = markOf(element.name);
  const marks = isInsertion ? [] : marksOf(element, style, around).filter((mark) => mark !== own);
  // Its suggestions look the same.
  if (run.isDocs && marks.includes("s")) run.note("changed", "coretan Google Docs");
  if (run.isDocs && marks.includes("u")) run.note("changed", "garis bawah Google Docs");
  const isHeading = /^h[234]$/.test(element.name);
  const heading = isHeading ? element : around.heading;
  if (isHeading) run.headings.push(element);
  notePlaces(element, run, heading);
  const within = {
    marks: new Set([...around.marks, ...marks, own]),
    isInsertion,
    isInLink: around.isInLink || name === "a",
    heading,
    quotations: around.quotations + (name === "q" ? 1 : 0),
  };
  return { name, element, around: within, marks, next: 0, children: [], levels: 0 };
}

/** Puts an element with what is left in it, or that alone, into the one around it. */
function leave({ name, element, around, marks, ...open }: Open, outer: Open, run: Run): void {
  const put = (nodes: readonly Node[]) => {
    for (const node of nodes) outer.children.push(node);
    outer.levels = Math.max(outer.levels, open.levels);
  };
  const children = joinWordLists(open.children);
  const isEmptied = !isBlank(element.children) && isBlank(children) && !isCell.test(name);
  const isSpacer = name === "p" && run.isForeign && children.length > 0 && children.every(isSpace);
  if (isEmptied || isSpacer) {
    put(inline.has(name) ? children : []);
    return;
  }
  setChildren(element, name === "q" ? quoted(children, around.quotations) : wrap(children, marks, element));
  if (element.name === "ul" || element.name === "ol") nestLists(element);
  if (name === "a") readLink(element, run);
  const isKept = keptTags.has(element.name);
  if (isKept) open.levels += 1;
  if (open.levels > maxLevels) {
    throw new AppError("validation_failed", tooDeep, { fields: { content: tooDeep } });
  }
  put(isKept ? [element] : element.children);
}

const isCell = /^t(?:able|body|head|foot|r|d|h)$|^caption$/;

/** What an empty paragraph of a word processor holds. */
function isSpace(node: Node): boolean {
  return isElement(node)
    ? /^(?:b|strong|em|i|u|s)$/.test(node.name) && node.children.every(isSpace)
    : isText(node) && !node.data.trim();
}

function quoted(children: Node[], depth: number): Node[] {
  const [opening, closing] = depth % 2 === 1 ? "“”" : "‘’";
  return [...parseDocument(opening ?? "").children, ...children, ...parseDocument(closing ?? "").children];
}

/** Words that the author's program does not count as the document's. */
function isLeftOut(element: Element, style: Style, run: Run): boolean {
  const { name, attribs, children } = element;
  if (name === "title" || name === "xml") return true;
  const classes = attribs.class ?? "";
  const isDeletion = /\b(?:msoDel|TrackChangeTextDeletion)/i.test(classes);
  if (isDeletion || (name === "del" && "cite" in attribs && "datetime" in attribs)) {
    run.note("removed", "revisi terhapus");
    return true;
  }
  const isReference = /\b(?:MsoCommentReference|msocomanchor)\b/i.test(classes);
  const isList =
    /^comment/.test(style.get("mso-element") ?? "") || /\b(?:MsoCommentText|msocom)/i.test(classes);
  if (isReference || isList || style.get("mso-special-character") === "comment") {
    // The list repeats what the references have counted.
    if (isReference || !run.hasComment) run.note("removed", "komentar Word");
    run.hasComment = true;
    return true;
  }
  const isDocsReference = name === "a" && /^cmnt_ref\d/.test(attribs.id ?? "");
  if (isDocsReference) run.note("removed", "komentar Google Docs");
  if (isDocsReference || (name === "div" && isDocsComment(children))) return true;
  // The mark that ends a paragraph of Word for the web.
  if (/\bEOP\b/.test(classes) && !wordsIn(children).trim()) return true;
  const isHidden =
    "hidden" in attribs || isHiding(style) || /\b(?:sr-only|screen-reader-text)\b/.test(classes);
  if (isHidden && wordsIn(children).trim()) run.note("removed", "teks tersembunyi");
  return isHidden;
}

function isHiding(style: Style): boolean {
  return (
    style.get("display") === "none" ||
    /^(?:hidden|collapse)$/.test(style.get("visibility") ?? "") ||
    style.get("mso-hide") === "all"
  );
}

/** The export of Google Docs sets remarks below the text, each begun by an anchor. */
function isDocsComment(children: readonly Node[]): boolean {
  const anchor = children.find(isElement)?.children.find(isElement);
  return /^cmnt\d/.test(anchor?.attribs.id ?? "");
}

/** An insertion by a revision: its words stay, without the revision's looks. */
function isTracked({ name, attribs }: Element): boolean {
  const isInsertion = /\b(?:msoIns|TrackChangeTextInsertion)/i.test(attribs.class ?? "");
  return isInsertion || (name === "ins" && "cite" in attribs && "datetime" in attribs);
}

/** An element whose own meaning its style takes back, or words give. */
function hasNoMeaning({ name }: Element, style: Style, isInsertion: boolean): boolean {
  if (name === "q" || (name === "ins" && isInsertion)) return true;
  // Google Docs puts everything that is copied into a `b` without weight.
  if (name === "b" || name === "strong")
    return /^(?:normal|lighter|[1-5]00)$/.test(style.get("font-weight") ?? "");
  return (name === "em" || name === "i") && style.get("font-style") === "normal";
}

function embeddedName({ name, attribs }: Element): string {
  const source = attribs.src ?? "";
  if (name !== "iframe") return embedded.get(name) ?? "";
  if (/youtu|vimeo|dailymotion|tiktok|loom/i.test(source)) return "video tertanam";
  return /google\.[a-z.]+\/maps|maps\.google/i.test(source) ? "peta tertanam" : "konten tertanam";
}

const isQuote = /^["'“”„‟″«»‘’‚‛′]$/;

/** To every parser quotation marks of a word processor around an attribute's value are a part of it. */
function mendQuotes(element: Element, run: Run): void {
  const { name, attribs } = element;
  for (const [key, value] of Object.entries(attribs)) {
    const [opens, closes] = [isQuote.test(value.at(0) ?? ""), isQuote.test(value.at(-1) ?? "")];
    const isAddress = key === "href" || key === "src";
    if (opens && closes && value.length > 2) {
      attribs[key] = value.slice(1, -1);
      if (isAddress) run.note("changed", name === "img" ? "alamat gambar" : "alamat tautan");
    } else if (isAddress && (opens || closes)) {
      delete attribs[key];
      if (name !== "a") continue;
      run.note("removed", "tautan");
      element.name = "span";
    }
  }
}

/** Notes which heading an id or an anchor leads to: the one around it, or the next if no text stands between. */
function notePlaces({ name, attribs }: Element, run: Run, heading: Element | null): void {
  const ids = [attribs.id, name === "a" ? attribs.name : undefined].filter((id) => id !== undefined);
  if (heading) {
    for (const id of [...run.waiting, ...ids]) run.places.set(id, heading);
    run.waiting = [];
  } else run.waiting.push(...ids);
}

/** An anchor is no link. */
function readLink(element: Element, run: Run): void {
  const { href, ...others } = element.attribs;
  if (href?.startsWith("#")) run.inPage.push(element);
  else if (href) run.links += 1;
  else if (["name", "id", "style", "class"].some((key) => key in others)) element.name = "span";
}

/** Has links within the page lead to the headings' ids that readers get; what leads nowhere is no link. */
function leadWithinPage({ headings, places, inPage, note }: Run): void {
  const ids = sectionIds(headings.map(({ children }) => wordsIn(children)));
  const idOf = new Map(headings.map((heading, index) => [heading, ids[index]]));
  const known = new Set(ids);
  for (const link of inPage) {
    const fragment = decoded((link.attribs.href ?? "").slice(1));
    const heading = places.get(fragment);
    const id = (heading && idOf.get(heading)) || (known.has(fragment) && fragment);
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
