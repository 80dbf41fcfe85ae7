import { expect, test } from "vitest";
import { subjects } from "../../../catalogue/subjects";
import { notesOn } from "./ground";

test("the title of an angle brings its notes, a line for each section", () => {
  for (const { title, topic, angle } of subjects) {
    const notes = notesOn(title.toUpperCase(), 1);
    expect(notes).toMatchObject({ title, category: topic.category, isNamed: true });
    expect(notes?.sections).toHaveLength(angle.sections.length);
    expect(notes?.sections.join("")).not.toMatch(/\]\(/);
  }
});

test("words that mean a topic bring one of its angles, by the seed", () => {
  const titles = [0, 1].map((seed) => notesOn("tautan internal", seed));
  expect(titles.map((notes) => notes?.isNamed)).toEqual([false, false]);
  expect(new Set(titles.map((notes) => notes?.title)).size).toBe(2);
});

test("words that the catalogue does not know bring nothing", () => {
  expect(notesOn("Peternakan lebah di pegunungan", 1)).toBeNull();
});
