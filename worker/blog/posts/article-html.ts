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

/** Pictures without an address. The sanitizer's own filter would copy all text before each. */
const pictureWithoutAddress = /<img(?![^<>]* src=")[^<>]*>/g;
/** Links without visible content, which have no accessible name. */
const linkWithoutWords = /<a(?: [^<>]*)?>([\s\p{DI}\p{Co}\u2800]*)<\/a>/gu;

interface CleanedHtml {
  html: string;
  /** The deepest nesting of elements. */
  levels: number;
  /** The parts that were removed or changed, without layout attributes and elements. */
  cleaned: CleanedPart[];
}

/** Cleans article HTML from any program. The result is safe to show, and a second run does not change it. */
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
  // A dropped tag can change the nesting of its neighbours, so the cleaner runs until nothing changes.
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

/** 400 for too many open elements, which code that parses uncleaned HTML checks at each element. */
export function refuseDeep(levels: number): void {
  if (levels > maxOpenElements) refuseHtml();
}

export function cleanArticleHtml(html: string): string {
  return cleanArticle(html).html;
}

/** Adds `rel="noopener"` to links that open a new tab. */
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

/** The text of cleaned HTML with single spaces. A full stop ends each heading, so that it does not merge with the next text. */
export function extractText(cleaned: string): string {
  return cleaned
    .replace(/(?<=[\p{L}\p{N}")])(?=(?:<\/\w+>|\s)*<\/h[1-6]>)/gu, ".")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
