import { describe, expect, it } from "vitest";
import { slugify } from "../../contract/slug";
import { sectionKinds } from "./category-sections";
import { generalOpenings } from "./general/openings";
import { generalClosings } from "./general/practice-sections";
import { generalSections } from "./general/sections";
import { sectionBank } from "./section-bank";
import { findSubject, subjects, topics } from "./subjects";
import { type TopicAngle, type TopicSection, topicCategories } from "./topic";

function textsOf(section: TopicSection): string[] {
  return [section.heading, ...section.paragraphs, ...(section.list ?? [])];
}

function ownTexts(angle: TopicAngle): string[] {
  return [...angle.opening, ...angle.sections.flatMap(textsOf)];
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”)]?)\s+/)
    .map((sentence) => sentence.toLowerCase().trim())
    .filter(Boolean);
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

const bankTexts = [
  ...topicCategories.flatMap((category) => {
    const bank = sectionBank[category];
    return [...sectionKinds.flatMap((kind) => bank[kind]), ...bank.closings].flatMap(textsOf);
  }),
  ...Object.values(generalSections).flat().flatMap(textsOf),
  ...generalClosings.flatMap(textsOf),
  ...generalOpenings.flat(),
];

describe("the catalogue", () => {
  it("has ten topics with two angles in every category that it holds", () => {
    const categories = [...new Set(topics.map((topic) => topic.category))];
    expect(categories.length).toBeGreaterThanOrEqual(6);
    for (const category of categories) {
      expect(topics.filter((topic) => topic.category === category)).toHaveLength(10);
    }
    expect(topics.filter((topic) => topic.angles.length !== 2)).toEqual([]);
  });

  it("has ids, titles and addresses that stand only once", () => {
    expect(repeated(topics.map((topic) => topic.id))).toEqual([]);
    expect(repeated(subjects.map(({ title }) => slugify(title)))).toEqual([]);
    expect(topics.filter(({ id }) => id !== slugify(id))).toEqual([]);
  });

  it("has keywords and subjects that match typed words in lower case", () => {
    const words = topics.flatMap((topic) => topic.keywords);
    expect(words.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
    expect(topics.filter((topic) => topic.keywords.length < 4).map(({ id }) => id)).toEqual([]);
    expect(topics.filter(({ subject }) => /[.?!]$/.test(subject)).map(({ id }) => id)).toEqual([]);
  });

  it.each(subjects.map(({ title, angle }) => [title, angle] as const))(
    "holds enough for an article: %s",
    (title, angle) => {
      expect(title.length).toBeGreaterThanOrEqual(35);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(angle.summary.length).toBeGreaterThanOrEqual(110);
      expect(angle.summary.length).toBeLessThanOrEqual(200);
      expect(angle.opening).toHaveLength(2);
      expect(angle.sections).toHaveLength(4);
      const words = ownTexts(angle).join(" ").split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(380);
      expect(words).toBeLessThanOrEqual(450);
      const lists = angle.sections.flatMap(({ list }) => (list ? [list.length] : []));
      expect(lists.length).toBeGreaterThanOrEqual(1);
      expect(lists.filter((length) => length < 4 || length > 6)).toEqual([]);
    },
  );

  it("says no sentence twice, in its topics and in the section bank", () => {
    const texts = [...subjects.flatMap(({ angle }) => [angle.summary, ...ownTexts(angle)]), ...bankTexts];
    expect(repeated(texts.flatMap(sentencesOf))).toEqual([]);
  });

  it("is written without markup and without dates that age", () => {
    const own = subjects.flatMap(({ angle }) => ownTexts(angle));
    expect(own.filter((text) => /[<>{}[\]]/.test(text))).toEqual([]);
    expect([...own, ...bankTexts].filter((text) => /\b20\d\d\b/.test(text))).toEqual([]);
  });

  it("finds a subject by its title, whatever its case", () => {
    const [first] = subjects;
    expect(findSubject(`  ${first?.title.toUpperCase()} `)).toBe(first);
    expect(findSubject("Judul yang tidak ada")).toBeNull();
  });
});
