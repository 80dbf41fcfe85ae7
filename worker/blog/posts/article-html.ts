import sanitizeHtml from "sanitize-html";
import type { CleanedPart } from "../../contract/desk/staff-post";
import { limitMarks } from "../../contract/text";
import { maxOpenElements, refuseHtml } from "./article-tree";
import { normalizeHtml, storedTags } from "./normalize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: storedTags,
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start", "reversed"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    "*": ["lang"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy" } }),
  },
};

/** Its address was refused or never there: it shows nothing. The sanitizer's own filter copies all text before it. */
const pictureWithoutAddress = /<img(?![^<>]* src=")[^<>]*>/g;
/** Its picture is gone: whoever reaches it by keyboard or reads with their ears meets a link without a name. */
const linkWithoutWords = /<a(?: [^<>]*)?>(\s*)<\/a>/g;

interface CleanedHtml {
  html: string;
  /** How many elements stand in each other at most. */
  levels: number;
  /** What was left out or changed beside attributes and elements that only lay a page out. */
  cleaned: CleanedPart[];
}

/** Cleans article HTML from any program; what comes out is safe to show and unchanged by a second run. */
export function cleanArticle(html: string): CleanedHtml {
  const parts = new Map<string, CleanedPart>();
  const note = (kind: CleanedPart["kind"], what: string, count = 1) => {
    if (count <= 0) return;
    const part = parts.get(what) ?? { kind, what, count: 0 };
    part.count += count;
    parts.set(what, part);
  };
  const first = normalizeHtml(html, note);
  let last = first;
  let cleaned = html;
  // A tag that is dropped can change how its neighbours nest, so the first run is not always the last.
  for (;;) {
    const shown = sanitizeHtml(last.html, options)
      .replace(pictureWithoutAddress, "")
      .replace(linkWithoutWords, "$1");
    const next = limitMarks(shown).trim();
    if (next === cleaned) break;
    cleaned = next;
    last = normalizeHtml(cleaned, note);
  }
  note("removed", "tautan", first.links - last.links);
  note("removed", "gambar", first.images - last.images);
  return { html: cleaned, levels: last.levels, cleaned: [...parts.values()] };
}

/** 400 where so many elements are open at once; whoever reads HTML before it is cleaned asks at each. */
export function refuseDeep(levels: number): void {
  if (levels > maxOpenElements) refuseHtml();
}

export function cleanArticleHtml(html: string): string {
  return cleanArticle(html).html;
}

/** A link that opens a new tab gives the opened page no handle on this one. */
function safeLink(attribs: Record<string, string>): Record<string, string> {
  if (attribs.target !== "_blank") {
    const { target: _target, rel: _rel, ...rest } = attribs;
    return rest;
  }
  return { ...attribs, rel: "noopener noreferrer" };
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The words of cleaned HTML, one space between them; a heading ends with a full stop, so that no text runs into it. */
export function textOf(cleaned: string): string {
  return cleaned
    .replace(/(?<=[\p{L}\p{N}")])(?=(?:<\/\w+>|\s)*<\/h[1-6]>)/gu, ".")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
