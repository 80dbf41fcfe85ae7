import { wordsOf } from "../../catalogue/spellings";
import { findSubject, type Subject, subjects } from "../../catalogue/subjects";
import type { TopicSection } from "../../catalogue/topic";
import type { Choose } from "../../seeded-choice";
import type { SiteLink } from "../writer";
import type { FurtherReading } from "./article-markup";
import { questionOf, type Term } from "./question";
import { rootsOf } from "./word-roots";

/** What the words must tell together that a sentence has of another article: two seldom ones, or one that is rare. */
const fitting = 6;
/** The other angle of the same topic always fits. */
const bonusOfTopic = 10;
/** Share of a title's telling words that a section must have, where nothing else is known of the article. */
const titleShare = 0.6;

const sentences: readonly Pick<FurtherReading, "before" | "after">[] = [
  { before: "Baca juga: ", after: "." },
  { before: "Masih berkaitan dengan hal ini: ", after: "." },
  { before: "Untuk melanjutkan, baca ", after: "." },
  { before: "Artikel kami yang berkaitan: ", after: "." },
  { before: "Bila hal ini sedang Anda kerjakan, buka juga ", after: "." },
];

/**
 * Which of the articles in `links` a section names at its end: up to `most`, those first that fit best, one in a
 * section.
 */
export function chooseFurtherReading(
  subject: Subject,
  links: readonly SiteLink[],
  most: number,
  choose: Choose,
): ReadonlyMap<TopicSection, FurtherReading> {
  const places = links
    .filter(({ path, title }) => path.startsWith("/blog/") && title !== subject.title)
    .flatMap((link) =>
      subject.angle.sections.map((section) => ({ link, section, fit: fitOf(link, section, subject) })),
    )
    .filter(({ fit }) => fit >= fitting)
    .sort((a, b) => b.fit - a.fit);
  const chosen = new Map<TopicSection, FurtherReading>();
  let left = sentences;
  for (const { link, section } of places) {
    const isNamed = [...chosen.values()].some((reading) => reading.link === link);
    if (chosen.size >= most || chosen.has(section) || isNamed) continue;
    const sentence = choose(left);
    left = left.filter((other) => other !== sentence);
    chosen.set(section, { ...sentence, link });
  }
  return chosen;
}

/**
 * How much a section says of another article: a sentence that has all of a phrase that people look for it by, or, of
 * one that the catalogue does not know, the section most of its title.
 */
function fitOf({ title }: SiteLink, section: TopicSection, subject: Subject): number {
  const sentences = sentencesIn(section);
  const topic = findSubject(title)?.topic;
  if (!topic) {
    const roots = new Set(sentences.flatMap((sentence) => [...sentence]));
    return sharedRarity(questionOf(title).terms, roots, titleShare);
  }
  const phrases = [topic.subject, ...(topic.asks ?? topic.keywords)].map(
    (phrase) => questionOf(phrase).terms,
  );
  const fits = sentences.flatMap((roots) => phrases.map((terms) => sharedRarity(terms, roots, 1)));
  return Math.max(...fits) + (topic === subject.topic ? bonusOfTopic : 0);
}

/** What those of the terms tell that a sentence has; 0 when they are too small a share of them. */
function sharedRarity(terms: readonly Term[], roots: ReadonlySet<string>, least: number): number {
  const shared = rarityTogether(terms.filter((term) => holds(roots, term)));
  return shared > 0 && shared / rarityTogether(terms) >= least ? shared : 0;
}

function rarityTogether(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + term.weight * rarityOf(term), 0);
}

/** The words of a section, those of its parts too. */
export function textsOf(section: TopicSection): string[] {
  const { heading, paragraphs, list = [], steps = [], table, parts = [] } = section;
  const cells = table ? [...table.head, ...table.rows.flat()] : [];
  return [heading, ...paragraphs, ...list, ...steps, ...cells, ...parts.flatMap(textsOf)];
}

const known = new Map<TopicSection, readonly ReadonlySet<string>[]>();

/** Sentence after sentence, the roots of its words. */
function sentencesIn(section: TopicSection): readonly ReadonlySet<string>[] {
  const found = known.get(section);
  if (found) return found;
  const sentences = textsOf(section)
    .flatMap((text) => text.split(/(?<=[.!?:;]["”)]?)\s+/))
    .map((sentence) => new Set(wordsOf(sentence).flatMap((word) => [...rootsOf(word)])));
  known.set(section, sentences);
  return sentences;
}

function holds(roots: ReadonlySet<string>, term: Term): boolean {
  return [...term.roots].some((root) => roots.has(root));
}

let sectionsByRoot: Map<string, number> | null = null;

/** Root → sections of the catalogue that have it. */
function countByRoot(): Map<string, number> {
  if (sectionsByRoot) return sectionsByRoot;
  const counts = new Map<string, number>();
  for (const section of subjects.flatMap(({ angle }) => angle.sections)) {
    const roots = new Set(sentencesIn(section).flatMap((sentence) => [...sentence]));
    for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  sectionsByRoot = counts;
  return counts;
}

/** How much a word tells: the logarithm of how many sections of the catalogue there are for one that has it. */
function rarityOf({ roots }: Term): number {
  const counts = countByRoot();
  const having = Math.max(1, ...[...roots].map((root) => counts.get(root) ?? 0));
  const sections = subjects.reduce((sum, { angle }) => sum + angle.sections.length, 0);
  return Math.log(sections / having);
}
