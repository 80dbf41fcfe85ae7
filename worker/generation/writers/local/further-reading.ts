import { findSubject, type Subject } from "../../catalogue/subjects";
import type { TopicSection } from "../../catalogue/topic";
import type { Choose } from "../../seeded-choice";
import type { SiteLink } from "../writer";
import type { FurtherReading } from "./article-markup";
import { questionOf, type Term } from "./question";
import { holds, rarityOf, sentencesIn } from "./section-words";

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
