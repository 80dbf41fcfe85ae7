import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "section",
      "h2",
      "h3",
      "h4",
      "p",
      "br",
      "hr",
      "strong",
      "em",
      "b",
      "i",
      "u",
      "s",
      "sub",
      "sup",
      "mark",
    ],
    ...["a", "ul", "ol", "li", "blockquote", "pre", "code", "figure", "figcaption", "img"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "dl", "dt", "dd"],
  ],
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
    h1: "h2",
    b: (tagName, { style = "" }) => ({ tagName: isNormalWeight(style) ? "span" : tagName, attribs: {} }),
    span: (_tagName, { style = "" }) => ({ tagName: emphasisOf(style) ?? "span", attribs: {} }),
    a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy" } }),
  },
  // A picture whose address was refused shows nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** Cleans article HTML; what comes out is safe to show and unchanged by a second run. */
export function cleanArticleHtml(html: string): string {
  let cleaned = html;
  let previous: string;
  // A tag that is dropped can change how its neighbours nest, so the first run is not always the last.
  do {
    previous = cleaned;
    cleaned = sanitizeHtml(previous, options).trim();
  } while (cleaned !== previous);
  return cleaned;
}

/** Google Docs puts everything that is copied into a `b` without weight. */
function isNormalWeight(style: string): boolean {
  return /(^|;)\s*font-weight:\s*(normal|400)\b/i.test(style);
}

/** The element that Google Docs and Word mean by a span's style. */
function emphasisOf(style: string): string | undefined {
  if (/(^|;)\s*font-weight:\s*(bold|[6-9]00)\b/i.test(style)) return "strong";
  return /(^|;)\s*font-style:\s*italic\b/i.test(style) ? "em" : undefined;
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

/** The words of cleaned HTML, one space between them. */
export function textOf(cleaned: string): string {
  return cleaned
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
