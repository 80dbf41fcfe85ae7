import { wordsOf } from "../../catalogue/spellings";
import { subjects } from "../../catalogue/subjects";
import type { TopicSection } from "../../catalogue/topic";
import type { Term } from "./question";
import { rootsOf } from "./word-roots";

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
    .map((sentence) => new Set(wordsOf(sentence).flatMap((word) => [...rootsOf(word)])));
  known.set(section, sentences);
  return sentences;
}

export function holds(roots: ReadonlySet<string>, term: Term): boolean {
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
export function rarityOf({ roots }: Term): number {
  const counts = countByRoot();
  const having = Math.max(1, ...[...roots].map((root) => counts.get(root) ?? 0));
  const sections = subjects.reduce((sum, { angle }) => sum + angle.sections.length, 0);
  return Math.log(sections / having);
}
