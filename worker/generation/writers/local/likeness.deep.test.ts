import { beforeAll, expect, it } from "vitest";
import { assignmentOf } from "../../../../tests/support/brief";
import { textOf } from "../../../blog/posts/article-html";
import { subjects } from "../../catalogue/subjects";
import { overlapOf, shinglesOf } from "../../checks/find-faults";
import { createLocalWriter } from "./local-writer";

const writer = createLocalWriter();
let articles: { title: string; sentences: Set<string>; shingles: Set<string> }[] = [];

beforeAll(async () => {
  const { signal } = new AbortController();
  articles = await Promise.all(
    subjects.map(async ({ title }) => {
      const assignment = assignmentOf({ topic: title });
      const { content } = await writer.write(assignment, await writer.outline(assignment, signal), signal);
      return { title, sentences: new Set(sentencesOf(content)), shingles: shinglesOf(textOf(content)) };
    }),
  );
});

/** Each sentence, heading, item and row. */
function sentencesOf(content: string): string[] {
  const blocks = content.split(/<\/?(?:p|h2|h3|ul|ol|li|tr)>/).map(textOf);
  return blocks.flatMap((block) => block.split(/(?<=[.!?]["”)]?)\s+/)).filter(Boolean);
}

/** The largest share of two articles by a measure, and their titles. */
function nearestTwo(shareOf: (one: (typeof articles)[number], other: (typeof articles)[number]) => number) {
  let nearest = { share: 0, titles: [""] };
  for (const [index, one] of articles.entries()) {
    for (const other of articles.slice(index + 1)) {
      const share = shareOf(one, other);
      if (share > nearest.share) nearest = { share, titles: [one.title, other.title] };
    }
  }
  return nearest;
}

it("there are as many different articles as the catalogue has angles, at least 120", () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(subjects.length);
  expect(subjects.length).toBeGreaterThanOrEqual(120);
});

it("no two articles have a fifth of their sentences in common", () => {
  const nearest = nearestTwo(({ sentences: a }, { sentences: b }) => {
    const shared = [...a].filter((sentence) => b.has(sentence)).length;
    return shared / Math.min(a.size, b.size);
  });
  expect(nearest.titles.length).toBe(2);
  expect(nearest.share, nearest.titles.join(" / ")).toBeLessThan(0.2);
});

it("no two articles have a fifth of their four-word runs in common", () => {
  const nearest = nearestTwo(({ shingles: a }, { shingles: b }) => overlapOf(a, b));
  expect(nearest.share, nearest.titles.join(" / ")).toBeLessThan(0.2);
});
