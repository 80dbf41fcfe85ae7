import { expect, it } from "vitest";
import { topicCategories } from "../../catalogue/topic";
import { sectionsBeside, turns } from "./section-choice";

it.each(topicCategories)("gives articles of %s at most one of their two sections in common", (category) => {
  const pairs = Array.from({ length: 150 }, (_, position) =>
    sectionsBeside(category, position, 0).slice(0, 2),
  );
  for (const [index, one] of pairs.entries()) {
    for (const other of pairs.slice(index + 1)) {
      expect(one.filter((section) => other.includes(section)).length).toBeLessThanOrEqual(1);
    }
  }
});

it("gives no two of the first thirty a section and the closing in common", () => {
  const chosen = Array.from({ length: 30 }, (_, position) => sectionsBeside("SEO", position, 0));
  for (const [index, one] of chosen.entries()) {
    for (const other of chosen.slice(index + 1)) {
      expect(one.filter((section) => other.includes(section)).length).toBeLessThanOrEqual(1);
    }
  }
});

it("gives neighbours, such as the two angles of a topic, no section in common", () => {
  for (let position = 0; position < 150; position += 2) {
    const [one, other] = [position, position + 1].map((place) => sectionsBeside("SEO", place, 0).slice(0, 2));
    expect(one?.filter((section) => other?.includes(section))).toEqual([]);
  }
});

it("gives other sections at each turn", () => {
  const rounds = Array.from({ length: turns }, (_, turn) => sectionsBeside("SEO", 7, turn));
  expect(new Set(rounds.flat()).size).toBe(3 * turns);
});
