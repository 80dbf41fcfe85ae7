import type { SectionKind } from "../../catalogue/category-sections";
import { sectionBank } from "../../catalogue/section-bank";
import type { TopicCategory, TopicSection } from "../../catalogue/topic";

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
export const variants = 5;

/** After so many turns the sections of a place come again. */
export const turns = variants;

/**
 * Two sections and a closing, to follow what an article holds of its own. `position` is its place among those of
 * its category: of 150 in a row no two have both sections in common, and of the first 30 none that has one has
 * the closing too. Each turn gives other sections.
 */
export function sectionsBeside(
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
