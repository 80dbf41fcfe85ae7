import { describe, expect, it } from "vitest";
import { slugify } from "../../contract/text";
import { type CategorySections, sectionKinds } from "./category-sections";
import { sectionBank } from "./section-bank";
import { subjects, topics } from "./subjects";
import { type TopicAngle, type TopicSection, topicCategories } from "./topic";

/** Of the section and its parts, table and all. */
function listTexts({ heading, paragraphs, list, steps, table, parts }: TopicSection): string[] {
  const cells = [...(table?.head ?? []), ...(table?.rows.flat() ?? [])];
  return [
    heading,
    ...paragraphs,
    ...(list ?? []),
    ...(steps ?? []),
    ...cells,
    ...(parts ?? []).flatMap((part) => listTexts(part)),
  ];
}

function ownTexts(angle: TopicAngle): string[] {
  return [...angle.opening, ...angle.sections.flatMap(listTexts)];
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”)]?)\s+/)
    .map((sentence) => sentence.toLowerCase().trim())
    .filter(Boolean);
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

const listSections = (bank: CategorySections) => sectionKinds.flatMap((kind) => bank[kind]);
const banks = topicCategories.map((category) => [category, sectionBank[category]] as const);
const bankSections = banks.flatMap(([, bank]) => [...listSections(bank), ...bank.closings]);
const bankTexts = bankSections.flatMap(listTexts);

/** Single cells and names of days say the same wherever they stand. */
const isSentence = (text: string) => /[.!?:]["”)]?$/.test(text) && text.split(" ").length > 3;

describe("the catalogue", () => {
  it("has ids, titles and addresses that stand only once", () => {
    expect(repeated(topics.map((topic) => topic.id))).toEqual([]);
    expect(repeated(subjects.map(({ title }) => slugify(title)))).toEqual([]);
    expect(topics.filter(({ id }) => id !== slugify(id))).toEqual([]);
  });

  it("has keywords, phrases and subjects that match typed words in lower case", () => {
    const typed = topics.flatMap(({ keywords, asks = [] }) => [...keywords, ...asks]);
    expect(typed.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
    expect(topics.filter((topic) => topic.keywords.length < 4).map(({ id }) => id)).toEqual([]);
    expect(topics.filter(({ subject }) => /[.?!]$/.test(subject)).map(({ id }) => id)).toEqual([]);
    expect(repeated(topics.flatMap(({ asks = [] }) => asks))).toEqual([]);
  });

  it("says no sentence twice, in its topics and in the section bank", () => {
    const texts = [...subjects.flatMap(({ angle }) => [angle.summary, ...ownTexts(angle)]), ...bankTexts];
    expect(repeated(texts.flatMap(splitSentences).filter(isSentence))).toEqual([]);
  });

  it("is written without markup but for links of this site, and without dates that age", () => {
    const own = [...subjects.flatMap(({ angle }) => ownTexts(angle)), ...bankTexts];
    const linkless = own.map((text) =>
      text.replaceAll("{subject}", "").replace(/\[[^\][]+\]\(\/[a-z0-9/-]*\)/g, ""),
    );
    expect(linkless.filter((text) => /[<>{}[\]]/.test(text))).toEqual([]);
    expect(own.filter((text) => /\b20\d\d\b/.test(text))).toEqual([]);
  });
});
