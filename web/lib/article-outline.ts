import { sectionIds } from "../../worker/contract/text";

/** Thresholds of a table of contents. */
const leastSections = 4;
const leastWords = 500;
/** Reading speed in words per minute. */
const readingPace = 200;

export interface ArticleOutline {
  /** The text with scrollable tables, and with ids on headings that are link targets. */
  html: string;
  /** HTML of the table of contents' items; "" for a short article. */
  contents: string;
  readingMinutes: number;
}

const beforeTable =
  '<div class="table-scroll" role="group" aria-label="Tabel, geser ke samping bila terpotong" tabindex="0">';

/**
 * Wraps wide tables so that they scroll on phones, also with the keyboard. Only outer tables are wrapped, because
 * browsers end a table at a nested one outside of a cell, and would also end the wrapper.
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

/** Derives the outline from article HTML. */
export function buildOutline(html: string): ArticleOutline {
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
