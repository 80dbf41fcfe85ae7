import { expect, it } from "vitest";
import { textOf } from "../../../../blog/posts/article-html";
import { generalClosings } from "../../../catalogue/general/practice-sections";
import type { TopicSection } from "../../../catalogue/topic";
import { createSeededChoice } from "../../../seeded-choice";
import { articleMarkup } from "../article-markup";
import { sectionsBeside } from "../section-choice";
import { generalParts } from "./general-layout";

function partsOf(layout: number): string[] {
  const { opening, sections } = generalParts(layout);
  return [opening.join(" "), ...Object.values(sections).map(({ heading }) => heading)];
}

it("has no two layouts that agree in more than two of the eight parts", () => {
  const all = Array.from({ length: 343 }, (_, layout) => partsOf(layout));
  let most = 0;
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      most = Math.max(most, one.filter((part, place) => part === other[place]).length);
    }
  }
  expect(most).toBe(2);
});

it("gives every layout 500 words, even when the subject is one word", () => {
  for (let layout = 0; layout < 343; layout++) {
    const { opening, sections } = generalParts(layout);
    const words = (ending: readonly TopicSection[], left: readonly TopicSection[]) =>
      textOf(articleMarkup({ opening, sections: [...left, ...ending] }, "kas")).split(" ").length;
    const all = Object.values(sections);
    const withoutCost = all.filter((section) => section !== sections.cost);
    const choose = createSeededChoice(layout, "");
    expect(Math.min(...generalClosings.map((closing) => words([closing], all)))).toBeGreaterThanOrEqual(500);
    expect(words(sectionsBeside("Desain & UX", layout, choose), withoutCost)).toBeGreaterThanOrEqual(500);
  }
});
