import { slugify } from "../../worker/contract/slug";

/** What makes an article long enough for a list of its sections. */
const leastSections = 4;
const leastWords = 900;
/** Words that people read in a minute. */
const readingPace = 200;

export interface ArticleOutline {
  /** The text: its tables can be pushed sideways, and its headings have ids where there is a list of sections. */
  html: string;
  /** HTML of that list's items; "" for a short article. */
  contents: string;
  readingMinutes: number;
}

const beforeTable =
  '<div class="table-scroll" role="group" aria-label="Tabel, geser ke samping bila terpotong" tabindex="0">';

/**
 * A table of many columns is pushed sideways on a phone, also with the keyboard, rather than broken up. Around the outer
 * one only: a browser ends a table where another one begins outside a cell, and would end more than that.
 */
function makeTablesScroll(html: string): string {
  let depth = 0;
  return html.replace(/<table|<\/table>/g, (tag) => {
    if (tag === "<table") {
      depth += 1;
      return depth === 1 ? beforeTable + tag : tag;
    }
    depth -= 1;
    return depth === 0 ? `${tag}</div>` : tag;
  });
}

const replaceTags = (html: string, by: string) => html.replace(/<[^<>]*>/g, by);

/**
 * Reads article HTML as it is shown. The ids are made of the headings' words, so that an address with one in it leads
 * to its section as long as that is called so; what they begin with keeps them apart from the page's own.
 */
export function outlineOf(html: string): ArticleOutline {
  const words = replaceTags(html, " ").match(/\S+/g)?.length ?? 0;
  const items: string[] = [];
  const ids = new Set<string>();
  const marked = html.replace(/<h2([^>]*)>(.*?)<\/h2>/gs, (heading, attributes, inner) => {
    const name = replaceTags(inner, "").trim();
    if (!name) return heading;
    const base = `bagian-${slugify(name.replace(/&\w+;/g, " "))}`.replace(/-$/, "");
    let id = base;
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
    ids.add(id);
    items.push(`<li><a href="#${id}">${name}</a></li>`);
    return `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  const isLong = words >= leastWords && items.length >= leastSections;
  return {
    html: makeTablesScroll(isLong ? marked : html),
    contents: isLong ? items.join("") : "",
    readingMinutes: Math.max(1, Math.round(words / readingPace)),
  };
}
