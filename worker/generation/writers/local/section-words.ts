import { subjects } from "../../catalogue/subjects";
import type { TopicSection } from "../../catalogue/topic";
import { questionOf, type Term } from "./question";

/** The words of a section, those of its parts too. */
export function textsOf(section: TopicSection): string[] {
  const { heading, paragraphs, list = [], steps = [], table, parts = [] } = section;
  const cells = table ? [...table.head, ...table.rows.flat()] : [];
  return [heading, ...paragraphs, ...list, ...steps, ...cells, ...parts.flatMap(textsOf)];
}

const known = new Map<TopicSection, readonly ReadonlySet<string>[]>();

/** Sentence after sentence, the roots of its words. */
export function sentencesIn(section: TopicSection): readonly ReadonlySet<string>[] {
  const found = known.get(section);
  if (found) return found;
  const sentences = textsOf(section)
    .flatMap((text) => text.split(/(?<=[.!?:;]["”)]?)\s+/))
    .map((sentence) => new Set(questionOf(sentence).terms.flatMap((term) => [...term.roots])));
  known.set(section, sentences);
  return sentences;
}

export function holds(roots: ReadonlySet<string>, term: Term): boolean {
  return [...term.roots].some((root) => roots.has(root));
}

const rarities = new Map<string, number>();

/** How much a word tells: the logarithm of how many sections of the catalogue there are for one that has it. */
export function rarityOf(term: Term): number {
  const found = rarities.get(term.word);
  if (found !== undefined) return found;
  const sections = subjects.flatMap(({ angle }) => angle.sections);
  const having = sections.filter((section) =>
    sentencesIn(section).some((roots) => holds(roots, term)),
  ).length;
  const rarity = Math.log(sections.length / Math.max(1, having));
  rarities.set(term.word, rarity);
  return rarity;
}
