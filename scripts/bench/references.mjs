import { Parser } from "htmlparser2";

/** What a page is held against: its HTML alone, and its HTML with the whole stylesheet in the page. */
export const references = /** @type {const} */ (["bare", "inline"]);

/** @typedef {(typeof references)[number]} Reference */

/** Kinds of `<link>` that fetch something. */
const fetching = /^(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)$/;
/** Not what stands in the page. @param {Record<string, string>} link */
const isFetched = ({ rel = "", href = "" }) => fetching.test(rel) && !href.startsWith("data:");
/** Kinds of `<script>` that only hold data. */
const data = /json$/;

/**
 * The HTML of a page without stylesheets, scripts, fonts and pictures; drawings that stand in the HTML stay.
 * @param {string} html
 * @returns {{ before: string, after: string, css: string }} What stands before and after the place of the first stylesheet, and what rules the page held itself.
 */
function undress(html) {
  /** @type {{ from: number, to: number }[]} */
  const dropped = [];
  let place = html.indexOf("</head>");
  let dropsUntilClosed = "";
  let from = 0;
  let css = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (dropsUntilClosed) return;
        const { startIndex, endIndex } = parser;
        const isStyle = name === "style" || (name === "link" && attributes.rel === "stylesheet");
        if (isStyle) place = Math.min(place, startIndex);
        if (name === "style" || (name === "script" && !data.test(attributes.type ?? ""))) {
          dropsUntilClosed = name;
          from = startIndex;
        } else if (/^(img|source)$/.test(name) || (name === "link" && isFetched(attributes))) {
          dropped.push({ from: startIndex, to: endIndex + 1 });
        }
      },
      ontext(text) {
        if (dropsUntilClosed === "style") css += text;
      },
      onclosetag(name) {
        if (name !== dropsUntilClosed) return;
        dropped.push({ from, to: parser.endIndex + 1 });
        dropsUntilClosed = "";
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  const keep = (/** @type {number} */ start, /** @type {number} */ end) => {
    let kept = "";
    let next = start;
    for (const part of dropped) {
      if (part.from < start || part.from >= end) continue;
      kept += html.slice(next, part.from);
      next = part.to;
    }
    return kept + html.slice(next, end);
  };
  return { before: keep(0, place), after: keep(place, html.length), css };
}

/** @param {string} html */
export function bareHtml(html) {
  const { before, after } = undress(html);
  return before + after;
}

/** The addresses of a page's stylesheets. @param {string} html */
export function stylesheetsOf(html) {
  /** @type {Set<string>} */
  const found = new Set();
  const parser = new Parser({
    onopentag(name, { rel, as, href }) {
      if (name === "link" && href && (rel === "stylesheet" || (rel === "preload" && as === "style")))
        found.add(href);
    },
  });
  parser.end(html);
  return [...found];
}

/**
 * @param {string} html
 * @param {string} css What the page's stylesheets hold; put where the first of them was, without its fonts. A page that
 *   names none has all of its rules itself.
 */
export function inlineHtml(html, css) {
  const { before, after, css: own } = undress(html);
  return `${before}<style>${(css || own).replaceAll(/@font-face\s*\{[^}]*\}/g, "")}</style>${after}`;
}
