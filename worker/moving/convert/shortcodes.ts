/** A WordPress shortcode, such as `[gallery ids="1,2"]`. */
export interface Shortcode {
  name: string;
  attributes: Map<string, string>;
  /** The content up to the closing tag, with inner shortcodes expanded; null without a closing tag. */
  content: string | null;
}

export type WriteShortcode = (shortcode: Shortcode) => string | null;

interface Open {
  name: string;
  attributes: Map<string, string>;
  parts: string[];
  at: number;
}

/** Tags and possible shortcodes. Each ends at its first closing character, so that a text is scanned once. */
const token =
  /<(?:(pre|code|script|style|textarea)\b|[a-z/!])[^<>]*>|\[(\[?)(\/?)([a-z][\w-]{1,60})((?:[\s/][^[\]]{0,2000})?)\](\]?)/gi;
/** Limit of nested shortcodes; a deeper one is treated as self-closing. */
const maxOpen = 30;
const attribute = /\s*(?:([\w-]{1,60})\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;

const usual =
  /^(caption|wp_caption|gallery|audio|video|playlist|embed|contact-form(-7|-field)?|wpforms|gravityform|ninja_form|toc|ez-toc|youtube|vimeo|googlemaps?|soundcloud|tweet|instagram|slideshow|button|columns?|one_half|one_third|accordions?|tabs?|toggle|spoiler|quote|products?|product_page|add_to_cart|woocommerce_\w+|(vc|et|fusion|su|av|fl|elementor|tablepress|metaslider|rev_slider|mailpoet|mc4wp)[-_\w]*)$/i;

/**
 * Expands the shortcodes of a text. Unknown ones are removed, their content stays, and `onUnknown` is called for each.
 */
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

  /** Code elements without a closing tag after the current position. */
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
      // A shortcode that was opened inside and never closed counts as self-closing.
      while (stack.length > at + 1) finishWithoutClosingTag();
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
  while (stack.length > 1) finishWithoutClosingTag();
  return root.parts.join("");

  function finishWithoutClosingTag() {
    const open = stack.pop() as Open;
    finish(open, null);
    top().parts.push(open.parts.join(""));
  }
}

/** `[sic]` and `[1]` are text; `[tabel id=3]`, `[a]…[/a]` and `[my_form]` are shortcodes. */
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

/** Shortcodes that WordPress would run although the article only mentions them. */
const executable = "\\/?(?:caption|wp_caption|gallery|audio|video|playlist|embed)\\b[^[\\]<>]*";
const bare = new RegExp(`\\[(${executable})\\]`, "g");
const escaped = new RegExp(`\\[\\[(${executable})\\]\\]`, "g");

/** Escapes shortcodes so that WordPress shows them as text. */
export const escapeShortcodes = (html: string) => html.replace(bare, "[[$1]]");
/** Reverses `escapeShortcodes`. */
export const unescapeShortcodes = (html: string) => html.replace(escaped, "[$1]");
