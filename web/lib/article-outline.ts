import { sectionIds } from "../../worker/contract/slug";

/** What makes an article long enough for a list of its sections. */
const leastSections = 4;
const leastWords = 900;
/** Words that people read in a minute. */
const readingPace = 200;

export interface ArticleOutline {
  /** The text: its tables can be pushed sideways, and its headings have ids where something on the page leads to them. */
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

const headingPattern = /<h([2-4])([^>]*)>(.*?)<\/h\1>/gs;

/** Reads article HTML as it is shown. */
export function outlineOf(html: string): ArticleOutline {
  const words = replaceTags(html, " ").match(/\S+/g)?.length ?? 0;
  const names = Array.from(html.matchAll(headingPattern), ([, , , inner = ""]) =>
    replaceTags(inner, "").trim(),
  );
  const ids = sectionIds(names.map((name) => name.replace(/&\w+;/g, " ")));
  const items: string[] = [];
  let index = 0;
  const marked = html.replace(headingPattern, (heading, level, attributes, inner) => {
    const [name, id] = [names[index], ids[index]];
    index += 1;
    if (!id) return heading;
    if (level === "2") items.push(`<li><a href="#${id}">${name}</a></li>`);
    return `<h${level} id="${id}"${attributes}>${inner}</h${level}>`;
  });
  const isLong = words >= leastWords && items.length >= leastSections;
  return {
    html: makeTablesScroll(isLong || html.includes('href="#') ? marked : html),
    contents: isLong ? items.join("") : "",
    readingMinutes: Math.max(1, Math.round(words / readingPace)),
  };
}
