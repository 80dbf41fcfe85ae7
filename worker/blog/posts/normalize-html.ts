import { DomUtils } from "htmlparser2";
import {
  addMarks,
  type Document,
  type Element,
  inline,
  isAnchor,
  isBlank,
  isElement,
  isText,
  leadWithinPage,
  limitSpans,
  type Marks,
  type Node,
  type Note,
  nestLists,
  noteLink,
  notePlaces,
  type PageLinks,
  parseArticle,
  readClasses,
  readMarks,
  readStyle,
  refuseDeepTree,
  type Style,
  setChildren,
  toMark,
  wrap,
} from "./article-tree";
import { joinWordLists, listWordParagraphs } from "./word-lists";

/** The elements that an article may contain. */
export const storedTags =
  "section h2 h3 h4 p br hr strong em b i u s sub sup mark a ul ol li blockquote pre code figure figcaption img table caption thead tbody tfoot tr th td dl dt dd".split(
    " ",
  );
/** Elements whose content the sanitizer drops or parses as text. */
const rawTags = "script style textarea option xmp noembed noframes noscript plaintext".split(" ");
const keptTags = new Set([...storedTags, ...rawTags]);

/** Formatting elements that are stored under another name. */
const names = new Map(
  Object.entries({
    ...{ del: "s", strike: "s", ins: "u", cite: "em", dfn: "em", kbd: "code", samp: "code", tt: "code" },
    ...{ h1: "h2", h5: "h4", h6: "h4", dir: "ul", menu: "ul" },
  }),
);
const embedded = new Map(
  Object.entries({
    ...{ iframe: "konten tertanam", embed: "konten tertanam", object: "konten tertanam" },
    ...{ video: "video tertanam", audio: "audio tertanam", script: "skrip" },
    ...{ form: "formulir", textarea: "isian formulir" },
  }),
);

interface Run extends PageLinks {
  note: Note;
  classes: ReadonlyMap<string, Style>;
  withWords: ReadonlySet<Node>;
  isDocs: boolean;
  /** Whether the HTML comes from a word processor. */
  isForeign: boolean;
  hasWordLists: boolean;
  hasComment: boolean;
  images: number;
  /** The number of grid cells that spanning table cells cover. */
  spanned: number;
}

interface Around {
  marks: Marks;
  isInsertion: boolean;
  isInLink: boolean;
  heading: Element | null;
  quotations: number;
}

interface Content {
  nodes: Node[];
  isList: boolean;
  hasItem: boolean;
}

interface Open {
  /** The original element name. */
  name: string;
  element: Element;
  around: Around;
  /** Formatting elements that its style means. */
  marks: string[];
  next: number;
  /** The target of its children; for an element that is not stored, that of its parent. */
  content: Content;
  /** The index of its first node in `content`. */
  start: number;
  isBlank: boolean;
}

interface NormalizedHtml {
  html: string;
  /** The deepest nesting of elements. */
  levels: number;
  links: number;
  images: number;
}

/**
 * Converts HTML of any program to the stored elements: removes revisions, comments and hidden text, converts styles to
 * formatting elements and numbered paragraphs to lists, and repairs links within the page. The result is not yet safe to
 * show. 400 for too deep nesting.
 */
export function normalizeHtml(html: string, note: Note): NormalizedHtml {
  const { document, levels, withWords } = parseArticle(html);
  const hasWordLists = /mso-list|supportLists|data-listid|aria-level/i.test(html);
  if (hasWordLists) listWordParagraphs(document.children);
  const run: Run = {
    ...{ note, withWords, hasWordLists },
    classes: readClasses(document.children),
    isDocs: html.includes("docs-internal-guid"),
    isForeign: /docs-internal-guid|\bMso[A-Z]|\bSCXW\d|OutlineElement|schemas-microsoft-com/.test(html),
    ...{ hasComment: false, headings: [], places: new Map(), waiting: [], inPage: [], links: 0, images: 0 },
    spanned: 0,
  };
  rewrite(document, run);
  leadWithinPage(run, note);
  // Without this option it writes numeric entities, some of which a parser reads as other characters.
  const written = DomUtils.getOuterHTML(document, { encodeEntities: "utf8" });
  return { html: written, levels, links: run.links, images: run.images };
}

function rewrite(document: Document, run: Run): void {
  const around = {
    ...{ marks: new Set<string>(), isInsertion: false, isInLink: false, heading: null, quotations: 0 },
  };
  const root = {
    ...{ name: "", element: document as unknown as Element, around, marks: [] },
    ...{ next: 0, content: { nodes: [], isList: false, hasItem: false }, start: 0, isBlank: true },
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
      const entered = enter(child, run, open);
      if (entered) stack.push(entered);
    } else if (isText(child)) {
      if (child.data.trim()) {
        run.waiting = [];
        open.isBlank = false;
      }
      open.content.nodes.push(child);
    }
  }
  setChildren(document, withJoinedLists(root.content.nodes, run));
  // Joining the lists of Word for the web nests them.
  refuseDeepTree(document.children);
}

/** Null if the element is removed with its content. */
function enter(element: Element, run: Run, outer: Open): Open | null {
  const { around } = outer;
  mendQuotes(element, run);
  const style = readStyle(element, run.classes);
  if (isLeftOut(element, style, run)) return null;
  const { name } = element;
  if (embedded.has(name)) run.note("removed", embeddedName(element));
  // Its content is the fallback for browsers without frames.
  if (name === "iframe") return null;
  if (name === "img") run.images += 1;
  if (name === "td" || name === "th") limitSpans(element, run, run.note);
  const isInsertion = around.isInsertion || isTracked(element);
  element.name = hasNoMeaning(element, style, isInsertion) ? "span" : (names.get(name) ?? name);
  const own = toMark(element.name);
  const marks = isInsertion ? [] : readMarks(element, style, around).filter((mark) => mark !== own);
  // Suggestions of Google Docs look like struck-out text.
  if (run.isDocs && marks.includes("s")) run.note("changed", "coretan Google Docs");
  if (run.isDocs && marks.includes("u")) run.note("changed", "garis bawah Google Docs");
  const isHeading = /^h[234]$/.test(element.name);
  const heading = around.heading ?? (isHeading ? element : null);
  if (isHeading && !around.heading) run.headings.push(element);
  notePlaces(element, run, heading);
  if (isAnchor(element)) element.name = "span";
  const within = {
    marks: addMarks(around.marks, [...marks, own]),
    isInsertion,
    isInLink: around.isInLink || name === "a",
    heading,
    quotations: around.quotations + (name === "q" ? 1 : 0),
  };
  const rest = { name, element, around: within, marks, next: 0, isBlank: true };
  const isList = element.name === "ul" || element.name === "ol";
  // A nested list that is the first child of a list has no item to belong to.
  const isStart = isList && outer.content.isList && !outer.content.hasItem;
  return keptTags.has(element.name) && !isStart
    ? { ...rest, content: { nodes: [], isList, hasItem: false }, start: 0 }
    : { ...rest, content: outer.content, start: outer.content.nodes.length };
}

/** Adds a finished element, or its children alone, to its parent. */
function leave(open: Open, outer: Open, run: Run): void {
  const { name, element, around, marks, content, start } = open;
  const { nodes } = content;
  const isKept = content !== outer.content;
  const isEmptied = !isBlank(element.children) && open.isBlank && !isCell.test(name);
  const isSpacer = name === "p" && run.isForeign && nodes.length > 0 && nodes.every(isSpace);
  if (isEmptied || isSpacer) {
    if (!isKept && !inline.has(name)) nodes.length = start;
    if (isKept && inline.has(name)) for (const node of nodes) outer.content.nodes.push(node);
    return;
  }
  if (!isKept && !inline.has(name)) separate(nodes, start);
  if (isKept) {
    setChildren(element, wrap(withJoinedLists(nodes, run), marks, element));
    if (content.isList) nestLists(element);
    if (name === "a") noteLink(element, run, run.note);
    if (element.name === "li") outer.content.hasItem = true;
    outer.content.nodes.push(element);
  } else if (name === "q") {
    const [opening = "", closing = ""] = around.quotations % 2 === 1 ? "“”" : "‘’";
    nodes.splice(start, 0, ...parseArticle(opening).document.children);
    nodes.push(...parseArticle(closing).document.children);
  } else if (marks.length > 0) {
    nodes.push(...wrap(nodes.splice(start), marks, element));
  }
  if (isKept || name === "q" || marks.length > 0 || !open.isBlank) outer.isBlank = false;
}

const withJoinedLists = (nodes: Node[], run: Run) => (run.hasWordLists ? joinWordLists(nodes) : nodes);

const isCell = /^t(?:able|body|head|foot|r|d|h)$|^caption$/;

/** Separates the text of a removed block from the text before it. */
function separate(nodes: Node[], start: number): void {
  const isRunning = (node: Node | undefined) =>
    node !== undefined && (isText(node) || (isElement(node) && inline.has(node.name)));
  if (isRunning(nodes[start - 1]) && isRunning(nodes[start])) {
    nodes.splice(start, 0, ...parseArticle("\n").document.children);
  }
}

function isSpace(node: Node): boolean {
  return isElement(node)
    ? /^(?:b|strong|em|i|u|s)$/.test(node.name) && node.children.every(isSpace)
    : isText(node) && !node.data.trim();
}

/** Text that the author's program does not count as part of the document. */
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
    // The comments are counted at their references.
    if (isReference || !run.hasComment) run.note("removed", "komentar Word");
    run.hasComment = true;
    return true;
  }
  const isDocsReference = name === "a" && /^cmnt_ref\d/.test(attribs.id ?? "");
  if (isDocsReference) run.note("removed", "komentar Google Docs");
  if (isDocsReference || (name === "div" && isDocsComment(children))) return true;
  // The end-of-paragraph mark of Word for the web.
  if (/\bEOP\b/.test(classes) && !run.withWords.has(element)) return true;
  const isHidden =
    "hidden" in attribs || isHiding(style) || /\b(?:sr-only|screen-reader-text)\b/.test(classes);
  if (isHidden && run.withWords.has(element)) run.note("removed", "teks tersembunyi");
  return isHidden;
}

function isHiding(style: Style): boolean {
  return (
    style.get("display") === "none" ||
    /^(?:hidden|collapse)$/.test(style.get("visibility") ?? "") ||
    style.get("mso-hide") === "all"
  );
}

function isDocsComment(children: readonly Node[]): boolean {
  const anchor = children.find(isElement)?.children.find(isElement);
  return /^cmnt\d/.test(anchor?.attribs.id ?? "");
}

/** A tracked insertion: its text stays, without the formatting of the revision. */
function isTracked({ name, attribs }: Element): boolean {
  const isInsertion = /\b(?:msoIns|TrackChangeTextInsertion)/i.test(attribs.class ?? "");
  return isInsertion || (name === "ins" && "cite" in attribs && "datetime" in attribs);
}

function hasNoMeaning({ name }: Element, style: Style, isInsertion: boolean): boolean {
  if (name === "q" || (name === "ins" && isInsertion)) return true;
  // Google Docs wraps everything that is copied in a `b` of normal weight.
  if (name === "b" || name === "strong")
    return /^(?:normal|lighter|[1-5]00)$/.test(style.get("font-weight") ?? "");
  return (name === "em" || name === "i") && style.get("font-style") === "normal";
}

/** The most characters of a frame's address; the pattern for maps is slower than linear. */
const longestFrameAddress = 2000;

function embeddedName({ name, attribs }: Element): string {
  const source = (attribs.src ?? "").slice(0, longestFrameAddress);
  if (name !== "iframe") return embedded.get(name) ?? "";
  if (/youtu|vimeo|dailymotion|tiktok|loom/i.test(source)) return "video tertanam";
  return /google\.[a-z.]+\/maps|maps\.google/i.test(source) ? "peta tertanam" : "konten tertanam";
}

const isQuote = /^["'“”„‟″«»‘’‚‛′]$/;

function withoutQuotes(value: string): string {
  let [start, end] = [0, value.length];
  while (end - start > 2 && isQuote.test(value.charAt(start)) && isQuote.test(value.charAt(end - 1))) {
    start += 1;
    end -= 1;
  }
  return value.slice(start, end);
}

/** Removes typographic quotation marks around attribute values, which parsers read as part of the value. */
function mendQuotes(element: Element, run: Run): void {
  const { name, attribs } = element;
  for (const [key, value] of Object.entries(attribs)) {
    // These are texts, which may contain quotations.
    if (key === "alt" || key === "title") continue;
    const [opens, closes] = [isQuote.test(value.at(0) ?? ""), isQuote.test(value.at(-1) ?? "")];
    const isAddress = key === "href" || key === "src";
    if (opens && closes && value.length > 2) {
      attribs[key] = withoutQuotes(value);
      if (isAddress) run.note("changed", name === "img" ? "alamat gambar" : "alamat tautan");
    } else if (isAddress && (opens || closes)) {
      delete attribs[key];
      if (name !== "a") continue;
      run.note("removed", "tautan");
      element.name = "span";
    }
  }
}
