import { findSubject, type Subject } from "../../catalogue/subjects";
import type { TopicSection } from "../../catalogue/topic";
import type { Choose } from "../../seeded-choice";
import type { SiteLink } from "../writer";
import type { FurtherReading } from "./article-markup";
import { questionOf, sharedTerms, type Term, weightOf } from "./question";

/** Share of the telling words of a title that a section must have for its article to be named there. */
const fittingShare = 0.4;

const sentences: readonly Pick<FurtherReading, "before" | "after">[] = [
  { before: "Baca juga: ", after: "." },
  { before: "Bagian ini kami bahas lebih jauh dalam artikel ", after: "." },
  { before: "Bila bagian ini yang sedang Anda kerjakan, lanjutkan dengan membaca ", after: "." },
  { before: "Masih berhubungan dengan hal ini: ", after: "." },
  { before: "Untuk pembahasan tersendiri, buka ", after: "." },
];

/** The words of a section, those of its parts too. */
export function textsOf(section: TopicSection): string[] {
  const { heading, paragraphs, list = [], steps = [], table, parts = [] } = section;
  const cells = table ? [...table.head, ...table.rows.flat()] : [];
  return [heading, ...paragraphs, ...list, ...steps, ...cells, ...parts.flatMap(textsOf)];
}

/**
 * Which of the articles in `links` a section names at its end: up to `most`, each where it fits best, one in a
 * section. The other angle of the same topic always fits.
 */
export function chooseFurtherReading(
  subject: Subject,
  links: readonly SiteLink[],
  most: number,
  choose: Choose,
): ReadonlyMap<TopicSection, FurtherReading> {
  const chosen = new Map<TopicSection, FurtherReading>();
  const sections = subject.angle.sections.map((section) => ({
    section,
    terms: questionOf(textsOf(section).join(" ")).terms,
  }));
  for (const link of links) {
    if (chosen.size >= most) break;
    if (!link.path.startsWith("/blog/") || link.title === subject.title) continue;
    const isSameTopic = findSubject(link.title)?.topic === subject.topic;
    const place = sections
      .filter(({ section }) => !chosen.has(section))
      .map(({ section, terms }) => ({ section, share: shareOf(questionOf(link.title).terms, terms) }))
      .sort((a, b) => b.share - a.share)[0];
    if (!place || (place.share < fittingShare && !isSameTopic)) continue;
    const left = sentences.filter(
      ({ before }) => ![...chosen.values()].some((used) => used.before === before),
    );
    chosen.set(place.section, { ...choose(left), link });
  }
  return chosen;
}

function shareOf(title: readonly Term[], section: readonly Term[]): number {
  const weight = weightOf(title);
  return weight === 0 ? 0 : weightOf(sharedTerms(title, section)) / weight;
}
