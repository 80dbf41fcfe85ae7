import { generalOpenings } from "../../../catalogue/general/openings";
import { generalSections } from "../../../catalogue/general/sections";
import type { TopicSection } from "../../../catalogue/topic";
import { hashOf } from "../../../seeded-choice";

/** Variants that every kind of general section has, and the openings; a prime, see `generalParts`. */
const variants = 7;

const layouts = variants ** 3;

/** Which of the 343 arrangements of general parts an article with this title has. */
export function layoutOf(title: string): number {
  return hashOf(title) % layouts;
}

export type GeneralKind = keyof typeof generalSections;

/**
 * An opening and one section of each kind. Two layouts agree in at most two of the eight parts: the variants
 * are the values of a polynomial of degree 2 over the integers modulo 7, and the opening is its leading
 * coefficient (an extended Reed–Solomon code).
 */
export function generalParts(layout: number): {
  opening: readonly string[];
  sections: Record<GeneralKind, TopicSection>;
} {
  const constant = layout % variants;
  const linear = Math.floor(layout / variants) % variants;
  const square = Math.floor(layout / variants ** 2) % variants;
  const variantAt = (point: number) => (constant + linear * point + square * point * point) % variants;
  const section = (kind: GeneralKind, point: number) => entry(generalSections[kind], variantAt(point));
  return {
    opening: entry(generalOpenings, square),
    sections: {
      problem: section("problem", 0),
      present: section("present", 1),
      plan: section("plan", 2),
      roles: section("roles", 3),
      cost: section("cost", 4),
      trial: section("trial", 5),
      review: section("review", 6),
    },
  };
}

function entry<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No variant ${index}`);
  return found;
}
