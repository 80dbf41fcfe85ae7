import type { SectionKind } from "../../catalogue/category-sections";
import { sectionBank } from "../../catalogue/section-bank";
import type { TopicCategory, TopicSection } from "../../catalogue/topic";
import type { Choose } from "../../seeded-choice";

/** Neighbours have no kind in common: the two angles of a topic share no section. */
const kindPairs: readonly (readonly [SectionKind, SectionKind])[] = [
  ["firstSteps", "measuring"],
  ["mistakes", "questions"],
  ["mistakes", "measuring"],
  ["firstSteps", "questions"],
  ["firstSteps", "mistakes"],
  ["questions", "measuring"],
];

/** Variants of a kind that every category has. */
const variants = 3;

function section(category: TopicCategory, kind: SectionKind, variant: number): TopicSection {
  const found = sectionBank[category][kind][variant];
  if (!found) throw new RangeError(`No section ${kind} ${variant} in ${category}`);
  return found;
}

/**
 * Two sections and a closing, to follow what an article holds of its own. Articles of one category with
 * positions that differ modulo 54 have at most one of the two sections in common.
 */
export function sectionsBeside(category: TopicCategory, position: number, choose: Choose): TopicSection[] {
  const round = Math.floor(position / kindPairs.length);
  const [first, second] = kindPairs[position % kindPairs.length] ?? ["firstSteps", "measuring"];
  return [
    section(category, first, round % variants),
    section(category, second, Math.floor(round / variants) % variants),
    choose(sectionBank[category].closings),
  ];
}
