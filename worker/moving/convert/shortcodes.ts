/** A shortcut of WordPress in a text, such as `[gallery ids="1,2"]`. */
export interface Shortcode {
  name: string;
  attributes: Map<string, string>;
  /** What stands between it and its end, its own shortcuts written out; null where it has no end. */
  content: string | null;
}

/** What a shortcut becomes; null for one that is not known. */
export type WriteShortcode = (shortcode: Shortcode) => string | null;

interface Open {
  name: string;
  attributes: Map<string, string>;
  parts: string[];
  /** Where it stands. */
  at: number;
}

/** Tags, and what may be a shortcut. Each ends at the first of its last characters, so that a text is gone through once. */
const token =
  /<(?:(pre|code|script|style|textarea)\b|[a-z/!])[^<>]*>|\[(\[?)(\/?)([a-z][\w-]{1,60})((?:[\s/][^[\]]{0,2000})?)\](\]?)/gi;
/** Shortcuts that are open within each other; one within these stands alone. Nobody writes as many. */
const maxOpen = 30;
const attribute = /\s*(?:([\w-]{1,60})\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;

/** Names that WordPress and common extensions give; another one counts only where it is written like a program. */
const usual =
  /^(caption|wp_caption|gallery|audio|video|playlist|embed|contact-form(-7|-field)?|wpforms|gravityform|ninja_form|toc|ez-toc|youtube|vimeo|googlemaps?|soundcloud|tweet|instagram|slideshow|button|columns?|one_half|one_third|accordions?|tabs?|toggle|spoiler|quote|products?|product_page|add_to_cart|woocommerce_\w+|(vc|et|fusion|su|av|fl|elementor|tablepress|metaslider|rev_slider|mailpoet|mc4wp)[-_\w]*)$/i;

/** Writes out the shortcuts of a text. Unknown ones go, what stands in them stays, and `onUnknown` hears of each. */
export function writeShortcodes(
  source: string,
  write: WriteShortcode,
  onUnknown: (name: string, before: string) => void,
): string {
  if (!source.includes("[")) return source;
  const closed = new Set(
    Array.from(source.matchAll(/\[\/([a-z][\w-]{1,60})\]/gi), ([, name = ""]) => name.toLowerCase()),
  );
  const root: Open = { name: "", attributes: new Map(), parts: [], at: 0 };
  const stack = [root];
  const top = () => stack.at(-1) as Open;

  function finish(open: Open, content: string | null) {
    const written = write({ name: open.name, attributes: open.attributes, content });
    if (written === null) onUnknown(open.name, source.slice(Math.max(0, open.at - 600), open.at));
    top().parts.push(written ?? content ?? "");
  }

  /** Elements of code that have no end from here on. */
  const endless = new Set<string>();
  function endOfCode(name: string, start: number): number {
    if (endless.has(name)) return start;
    const end = new RegExp(`</${name}\\s*>`, "gi");
    end.lastIndex = start;
    if (end.test(source)) return end.lastIndex;
    endless.add(name);
    return start;
  }

  let from = 0;
  for (const match of source.matchAll(token)) {
    if (match.index < from) continue;
    const [whole, code = "", escapes = "", slash = "", written = "", rest = "", closes = ""] = match;
    top().parts.push(source.slice(from, match.index));
    from = match.index + whole.length;
    const name = written.toLowerCase();
    if (code) {
      from = endOfCode(code.toLowerCase(), from);
      top().parts.push(source.slice(match.index, from));
    } else if (!name) top().parts.push(whole);
    else if (escapes && closes) top().parts.push(whole.slice(1, -1));
    else if (slash) {
      const at = stack.findLastIndex((open) => open.name === name);
      if (at < 1) {
        top().parts.push(isShortcode(name, "", closed) ? "" : whole);
        continue;
      }
      // What was opened in it and never ended stands alone.
      while (stack.length > at + 1) endAlone();
      const open = stack.pop() as Open;
      finish(open, open.parts.join(""));
    } else if (isShortcode(name, rest, closed)) {
      const attributes = readAttributes(rest.replace(/\/$/, "").replace(/\s+/g, " "));
      const open = { name, attributes, parts: [], at: match.index };
      if (closed.has(name) && !rest.endsWith("/") && stack.length <= maxOpen) stack.push(open);
      else finish(open, null);
      if (closes) top().parts.push(closes);
    } else top().parts.push(whole);
  }
  top().parts.push(source.slice(from));
  while (stack.length > 1) endAlone();
  return root.parts.join("");

  function endAlone() {
    const open = stack.pop() as Open;
    finish(open, null);
    top().parts.push(open.parts.join(""));
  }
}

/** `[sic]` and `[1]` are words; `[tabel id=3]`, `[a]…[/a]` and `[my_form]` are not. */
function isShortcode(name: string, rest: string, closed: ReadonlySet<string>): boolean {
  return usual.test(name) || closed.has(name) || name.includes("_") || /[\w-]=["'\w]/.test(rest);
}

function readAttributes(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (attribute.lastIndex = 0; attribute.lastIndex < written.length; ) {
    const at = attribute.lastIndex;
    const [found, name = "", double, single, bare] = attribute.exec(written) ?? [];
    if (found) attributes.set(name.toLowerCase() || String(attributes.size), double ?? single ?? bare ?? "");
    else attribute.lastIndex = at + 1;
  }
  return attributes;
}

/** What WordPress would carry out where an article of ours only speaks of it. */
const carriedOut = "\\/?(?:caption|wp_caption|gallery|audio|video|playlist|embed)\\b[^[\\]<>]*";
const bare = new RegExp(`\\[(${carriedOut})\\]`, "g");
const escaped = new RegExp(`\\[\\[(${carriedOut})\\]\\]`, "g");

/** A text that shows in WordPress what it shows here. */
export const escapeShortcodes = (html: string) => html.replace(bare, "[[$1]]");
/** The same text as it was. */
export const unescapeShortcodes = (html: string) => html.replace(escaped, "[$1]");
