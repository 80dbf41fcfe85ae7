import { pages } from "../../../contract/pages";
import { escapeHtml } from "../../../escape-html";
import type { TopicSection, TopicTable } from "../../catalogue/topic";
import type { SiteLink } from "../writer";

/** A sentence that leads to another article of this site. */
export interface FurtherReading {
  before: string;
  link: SiteLink;
  after: string;
}

export interface ArticleSection extends TopicSection {
  /** Paragraphs of staff, shown letter by letter: nothing in them becomes a subject or a link. */
  verbatim?: readonly string[];
  further?: FurtherReading;
}

export interface ArticleParts {
  opening: readonly string[];
  sections: readonly ArticleSection[];
}

interface Filling {
  /** What stands for `{subject}`. */
  subject: string;
  /** Paths that `[words](/path)` may lead to. */
  paths: ReadonlySet<string>;
}

type Inline = (text: string) => string;

/** The parts as article HTML: `h2`, `h3`, `p`, `ul`, `ol`, tables with a head, and links of this site. */
export function articleMarkup({ opening, sections }: ArticleParts, { subject, paths }: Filling): string {
  const inline: Inline = (text) =>
    replaceLinks(escapeHtml(text), paths, (words, path) => `<a href="${path}">${words}</a>`).replaceAll(
      "{subject}",
      () => escapeHtml(subject),
    );
  const blocks = opening.map((text) => element("p", inline(text)));
  for (const section of sections) {
    blocks.push(element("h2", inline(section.heading)), ...textBlocks(section, inline));
    for (const part of section.parts ?? []) {
      blocks.push(element("h3", inline(part.heading)), ...textBlocks(part, inline));
    }
    blocks.push(...(section.verbatim ?? []).map((text) => element("p", escapeHtml(text))));
    if (section.further) blocks.push(furtherReading(section.further));
  }
  return blocks.join("\n");
}

function textBlocks({ paragraphs, list, steps, table }: TopicSection, inline: Inline): string[] {
  const blocks = paragraphs.map((text) => element("p", inline(text)));
  if (list) blocks.push(listOf("ul", list, inline));
  if (steps) blocks.push(listOf("ol", steps, inline));
  if (table) blocks.push(tableOf(table, inline));
  return blocks;
}

function listOf(tag: "ul" | "ol", items: readonly string[], inline: Inline): string {
  return element(tag, `\n${items.map((text) => element("li", inline(text))).join("\n")}\n`);
}

function tableOf({ head, rows }: TopicTable, inline: Inline): string {
  const row = (tag: "th" | "td", cells: readonly string[]) =>
    element("tr", cells.map((text) => element(tag, inline(text))).join(""));
  const body = rows.map((cells) => row("td", cells)).join("\n");
  return `<table>\n<thead>\n${row("th", head)}\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}

/** A title that closes a sentence needs no full stop after it. */
function furtherReading({ before, link, after }: FurtherReading): string {
  const end = after === "." && /[.?!]$/.test(link.title) ? "" : after;
  const words = `<a href="${escapeHtml(link.path)}">${escapeHtml(link.title)}</a>`;
  return element("p", `${escapeHtml(before)}${words}${escapeHtml(end)}`);
}

function element(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

const pagePaths = Object.values(pages).flatMap(({ path, indexed }) => (indexed ? [path] : []));

/** Where an article may lead: the pages that search engines are shown, and the articles that exist. */
export function pathsOf(links: readonly SiteLink[]): ReadonlySet<string> {
  return new Set([...pagePaths, ...links.map(({ path }) => path)]);
}

const linkPattern = /\[([^\][]+)\]\((\/[a-z0-9/-]*)\)/g;

/** The text with each `[words](/path)` as what `link` makes of it; of a path that is not known the words stay. */
function replaceLinks(
  text: string,
  paths: ReadonlySet<string>,
  link: (words: string, path: string) => string,
): string {
  return text.replace(linkPattern, (_, words: string, path: string) =>
    paths.has(path) ? link(words, path) : words,
  );
}

/** The known paths to which texts lead, in order. */
export function linkedPaths(texts: readonly string[], paths: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const text of texts) {
    replaceLinks(text, paths, (words, path) => {
      found.push(path);
      return words;
    });
  }
  return found;
}
