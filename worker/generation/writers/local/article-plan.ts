import { slugify } from "../../../contract/slug";
import type { Brief } from "../../../contract/studio/brief";
import { trimEnd } from "../../../contract/trim-end";
import { type SectionKind, sectionKinds } from "../../catalogue/category-sections";
import { sectionBank } from "../../catalogue/section-bank";
import { type Subject, subjects } from "../../catalogue/subjects";
import type { TopicCategory, TopicSection } from "../../catalogue/topic";
import type { ArticleSection } from "./article-markup";

/** Headings that must agree before an outline alone decides what an article holds. */
const decidingHeadings = 4;

interface Wish {
  brief: Brief | null;
  /** Headings that somebody wants, in order; those that nothing here has are left out. */
  headings: readonly string[];
  /** Which choice of sections: 0 at first, another for each repair. */
  turn: number;
}

/**
 * The sections of an article in order: the angle's own, what staff tell of themselves, two of the category, and a
 * closing. Headings that agree with them, or with others of the category, come first in the order given; four or
 * more of them are the whole article, but for the closing and the words of staff, which stay.
 */
export function planSections(subject: Subject, { brief, headings, turn }: Wish): ArticleSection[] {
  const { category } = subject.topic;
  const bank = sectionBank[category];
  const [first, second, closing] = sectionsBeside(category, positionOf(subject), turn);
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

/** Its place among the articles of its category. */
function positionOf({ title, topic }: Subject): number {
  return subjects
    .filter((subject) => subject.topic.category === topic.category)
    .findIndex((subject) => subject.title === title);
}

function ownFacts(brief: Brief | null): ArticleSection[] {
  const verbatim = paragraphsOf(brief?.ownFacts ?? "");
  return verbatim.length === 0 ? [] : [{ heading: "Dari pengalaman kami", paragraphs: [], verbatim }];
}

function withCall(closing: ArticleSection, brief: Brief | null): ArticleSection {
  const call = paragraphsOf(brief?.callToAction ?? "");
  return call.length === 0 ? closing : { ...closing, verbatim: call.map(asSentence) };
}

/** The last words of an article end as a sentence does. */
function asSentence(text: string): string {
  const bare = trimEnd(text, /[\s,;:–—-]/);
  return /[.!?…][”"’')\]»]{0,3}$/u.test(bare) ? bare : `${bare}.`;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => withoutMarkdown(line.replace(/\s+/g, " ").trim()))
    .filter(Boolean);
}

/** Staff may write markdown; readers would see its signs. */
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

/** Neighbours have no kind in common: the two angles of a topic share no section. */
const kindPairs: readonly (readonly [SectionKind, SectionKind])[] = [
  ["firstSteps", "measuring"],
  ["mistakes", "questions"],
  ["mistakes", "measuring"],
  ["firstSteps", "questions"],
  ["firstSteps", "mistakes"],
  ["questions", "measuring"],
];

/** Variants of each kind, and closings, that every category has; a prime. */
const variants = 5;

/** After so many turns the sections of a place come again. */
export const turns = variants;

/**
 * Two sections and a closing, to follow what an article holds of its own. `position` is its place among those of
 * its category: of 150 in a row no two have both sections in common, and of the first 30 none that has one has
 * the closing too. Each turn gives other sections.
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
