/** Elements that need no closing tag, or have none: they do not pile up. */
const unclosed = new Set(
  "area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr".split(
    " ",
  ),
);

/** How many elements stand in each other at most, roughly, in one pass over HTML of any kind. */
export function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (unclosed.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
