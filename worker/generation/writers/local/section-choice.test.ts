import { expect, it } from "vitest";
import { topicCategories } from "../../catalogue/topic";
import { createSeededChoice } from "../../seeded-choice";
import { sectionsBeside } from "./section-choice";

it.each(topicCategories)("gives articles of %s at most one of their two sections in common", (category) => {
  const pairs = Array.from({ length: 54 }, (_, position) =>
    sectionsBeside(category, position, createSeededChoice(position, "")).slice(0, 2),
  );
  for (const [index, one] of pairs.entries()) {
    for (const other of pairs.slice(index + 1)) {
      expect(one.filter((section) => other.includes(section)).length).toBeLessThanOrEqual(1);
    }
  }
});

it("gives neighbours, such as the two angles of a topic, no section in common", () => {
  for (let position = 0; position < 54; position += 2) {
    const [one, other] = [position, position + 1].map((place) =>
      sectionsBeside("SEO", place, createSeededChoice(place, "")).slice(0, 2),
    );
    expect(one?.filter((section) => other?.includes(section))).toEqual([]);
  }
});
