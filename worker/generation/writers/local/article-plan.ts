import { pages } from "../../../contract/pages";
import { escapeHtml, trimEnd } from "../../../contract/plain-text";
import type { Brief } from "../../../contract/studio/brief";
import { slugify } from "../../../contract/text";
import { type SectionKind, sectionKinds } from "../../catalogue/category-sections";
import { sectionBank } from "../../catalogue/section-bank";
import { type Subject, subjects } from "../../catalogue/subjects";
import type { TopicCategory, TopicSection, TopicTable } from "../../catalogue/topic";
import type { SiteLink } from "../writer";

/** From this number of matching headings the outline alone decides the sections. */
const decidingHeadings = 4;

interface Wish {
  brief: Brief | null;
  /** Wanted headings in order; unknown ones are ignored. */
  headings: readonly string[];
  /** The choice of sections: 0 at first, the next for each repair. */
  turn: number;
}

/**
 * The sections of an article in order: the angle's own, the staff's own facts, two of the category, and a closing.
 * Sections that match wanted headings come first, in the order of the headings. If four or more match, they are the whole
 * article, with the closing and the staff's own facts.
 */
export function planSections(subject: Subject, { brief, headings, turn }: Wish): ArticleSection[] {
  const { category } = subject.topic;
  const bank = sectionBank[category];
  const [first, second, closing] = sectionsBeside(category, computePosition(subject), turn);
  const own: ArticleSection[] = [...subject.angle.sections];
  const facts = ownFacts(brief);
  const body = [...own, ...facts, first, second];
  const others = sectionKinds.flatMap((kind) => bank[kind]);
  const agreed = agreeing(headings, [...body, ...others]);
  const last = agreeing(headings, bank.closings)[0] ?? closing;
  const rest = agreed.length >= decidingHeadings ? facts : body;
  const ordered = [...agreed, ...rest.filter((section) => !agreed.includes(section))];
  return [...ordered, withCall(last, brief)];
}

function agreeing(headings: readonly string[], sections: readonly ArticleSection[]): ArticleSection[] {
  const wanted = new Set(headings.map(slugify));
  const byHeading = new Map(
    sections.toReversed().map((section) => [slugify(section.heading), section] as const),
  );
  return [...wanted].flatMap((heading) => byHeading.get(heading) ?? []);
}

function computePosition({ title, topic }: Subject): number {
  return subjects
    .filter((subject) => subject.topic.category === topic.category)
    .findIndex((subject) => subject.title === title);
}

function ownFacts(brief: Brief | null): ArticleSection[] {
  const verbatim = splitParagraphs(brief?.ownFacts ?? "");
  return verbatim.length === 0 ? [] : [{ heading: "Dari pengalaman kami", paragraphs: [], verbatim }];
}

function withCall(closing: ArticleSection, brief: Brief | null): ArticleSection {
  const call = splitParagraphs(brief?.callToAction ?? "");
  return call.length === 0 ? closing : { ...closing, verbatim: call.map(asSentence) };
}

/** Adds a full stop to the call to action where it has no end. */
function asSentence(text: string): string {
  const bare = trimEnd(text, /[\s,;:–—-]/);
  return /[.!?…][”"’')\]»]{0,3}$/u.test(bare) ? bare : `${bare}.`;
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => withoutMarkdown(line.replace(/\s+/g, " ").trim()))
    .filter(Boolean);
}

/** Removes the markdown signs that staff may have typed. */
function withoutMarkdown(line: string): string {
  return line
    .replace(/^(?:#{1,6}|[-*+•>]|\d{1,2}[.)])\s+/u, "")
    .replace(/^(?:-{3,}|\*{3,}|```.*)$/u, "")
    .replace(/\[([^\][]{1,200})\]\([^()\s]{0,500}\)/gu, "$1")
    .replace(/(?<![\p{L}\p{N}*])\*{1,3}([^*\s](?:[^*]{0,300}[^*\s])?)\*{1,3}(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}])_{1,2}([^_\s](?:[^_]{0,300}[^_\s])?)_{1,2}(?![\p{L}\p{N}])/gu, "$1")
    .replace(/`([^`]{1,300})`/gu, "$1")
    .trim();
}

/** Neighbouring pairs have no kind in common, so that the two angles of a topic share no section. */
const kindPairs: readonly (readonly [SectionKind, SectionKind])[] = [
  ["firstSteps", "measuring"],
  ["mistakes", "questions"],
  ["mistakes", "measuring"],
  ["firstSteps", "questions"],
  ["firstSteps", "mistakes"],
  ["questions", "measuring"],
];

/** The number of variants of each section kind and of closings in every category; a prime. */
const variants = 5;

/** The number of turns after which the choice of sections repeats. */
export const turns = variants;

/**
 * Chooses two sections and a closing to follow the article's own sections. `position` is the index of the article among
 * those of its category: of 150 consecutive ones no two share both sections, and of the first 30 no two share a section and
 * the closing. Each turn gives other sections.
 */
function sectionsBeside(
  category: TopicCategory,
  position: number,
  turn: number,
): readonly [TopicSection, TopicSection, TopicSection] {
  const place = position % kindPairs.length;
  const round = Math.floor(position / kindPairs.length);
  const later = Math.floor(round / variants);
  const [first, second] = kindPairs[place] ?? ["firstSteps", "measuring"];
  const bank = sectionBank[category];
  return [
    variant(bank[first], round + turn),
    variant(bank[second], round + later + turn),
    variant(bank.closings, Math.floor(place / 2) + round + later + turn),
  ];
}

function variant(sections: readonly TopicSection[], index: number): TopicSection {
  const found = sections[index % variants];
  if (!found) throw new RangeError(`No section ${index % variants}`);
  return found;
}

/** A sentence that links another article of this site. */
export interface FurtherReading {
  before: string;
  link: SiteLink;
}

export interface ArticleSection extends TopicSection {
  /** Paragraphs of staff, which are escaped as they are, without substitution of subject or links. */
  verbatim?: readonly string[];
  further?: FurtherReading;
}

export interface ArticleParts {
  opening: readonly string[];
  sections: readonly ArticleSection[];
}

interface Filling {
  subject: string;
  /** Paths that `[words](/path)` may link. */
  paths: ReadonlySet<string>;
}

type Inline = (text: string) => string;

/** Renders the parts as HTML: `h2`, `h3`, `p`, `ul`, `ol`, tables with a head, and links of this site. */
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
  if (list) blocks.push(renderList("ul", list, inline));
  if (steps) blocks.push(renderList("ol", steps, inline));
  if (table) blocks.push(renderTable(table, inline));
  return blocks;
}

function renderList(tag: "ul" | "ol", items: readonly string[], inline: Inline): string {
  return element(tag, `\n${items.map((text) => element("li", inline(text))).join("\n")}\n`);
}

function renderTable({ head, rows }: TopicTable, inline: Inline): string {
  const row = (tag: "th" | "td", cells: readonly string[]) =>
    element("tr", cells.map((text) => element(tag, inline(text))).join(""));
  const body = rows.map((cells) => row("td", cells)).join("\n");
  return `<table>\n<thead>\n${row("th", head)}\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}

/** A title that ends with punctuation gets no full stop. */
function furtherReading({ before, link }: FurtherReading): string {
  const end = /[.?!]$/.test(link.title) ? "" : ".";
  const words = `<a href="${escapeHtml(link.path)}">${escapeHtml(link.title)}</a>`;
  return element("p", `${escapeHtml(before)}${words}${end}`);
}

function element(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

const pagePaths = Object.values(pages).flatMap(({ path, indexed }) => (indexed ? [path] : []));

/** The paths that an article may link: indexed pages and existing articles. */
export function listPaths(links: readonly SiteLink[]): ReadonlySet<string> {
  return new Set([...pagePaths, ...links.map(({ path }) => path)]);
}

const linkPattern = /\[([^\][]+)\]\((\/[a-z0-9/-]*)\)/g;

/** Replaces each `[words](/path)` by the result of `link`, or by its words if the path is unknown. */
function replaceLinks(
  text: string,
  paths: ReadonlySet<string>,
  link: (words: string, path: string) => string,
): string {
  return text.replace(linkPattern, (_, words: string, path: string) =>
    paths.has(path) ? link(words, path) : words,
  );
}

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
