import { expect, test } from "vitest";
import { faultyKinds } from "../../../../tests/support/model-faults";
import { failure, fakeAi, saying, writesArticles } from "../../../../tests/support/recorded-ai";
import { thirtyAnswers } from "../../../../tests/support/thirty-answers";
import { textOf } from "../../../blog/posts/article-html";
import { firstWritingRules } from "../../../contract/studio/writing-rules";
import { subjects } from "../../catalogue/subjects";
import { overlapOf, shinglesOf } from "../../orders/similarity";
import type { Assignment } from "../writer";
import { bodyOf } from "./model-body";
import { createWorkersAiWriter } from "./workers-ai-writer";

const answers = thirtyAnswers();
const assignment: Assignment = {
  ...{ topic: "", category: null, takenTitles: [], seed: 1, brief: null, rules: firstWritingRules },
  links: [{ path: "/blog/satu", title: "Satu" }],
};
const writerOf = (script: Parameters<typeof fakeAi>[0]) =>
  createWorkersAiWriter({ ai: fakeAi(script).ai, models: ["a"], gateway: null, clock: () => new Date() });

test("are thirty about thirty subjects, one of each fault and the others good", () => {
  expect(answers).toHaveLength(30);
  expect(new Set(answers.map(({ title }) => title)).size).toBe(30);
  expect(answers.flatMap(({ kind }) => (kind === "good" ? [] : [kind]))).toEqual(faultyKinds);
});

test("are good where nothing was spoilt: long enough, with a list, links, and unlike each other", () => {
  const good = answers.filter(({ kind }) => kind === "good");
  const texts = good.map(({ content, title }) => textOf(bodyOf(content, title)));
  for (const text of texts) expect(text.split(" ").length).toBeGreaterThanOrEqual(700);
  for (const { content, sections } of good) {
    expect(content).toMatch(/<[uo]l>/);
    expect(content).toContain("<h3>");
    expect(content.match(/<a href="\//g)?.length).toBe(3);
    expect(sections.length).toBeLessThanOrEqual(7);
  }
  const shingles = texts.map(shinglesOf);
  const pairs = shingles.flatMap((a, at) => shingles.slice(at + 1).map((b) => overlapOf(a, b)));
  expect(Math.max(...pairs)).toBeLessThan(0.45);
});

test.each(answers.map((answer) => [answer.kind, answer] as const))(
  "pass through the writer without an error: %s",
  async (_kind, answer) => {
    const writer = writerOf(saying(answer));
    const signal = AbortSignal.timeout(5000);
    const given = { ...assignment, topic: answer.topic };
    const outline = await writer.outline(given, signal);
    const draft = await writer.write(given, outline, signal);
    const repaired = await writer.repair(given, draft, ["Ada kekurangan"], signal);
    expect(repaired.title).toBe(answer.title);
    expect(repaired.content.length).toBeGreaterThan(500);
  },
);

test("a fake that writes articles keeps to the subject and to the links that it is given", async () => {
  const writer = writerOf(writesArticles());
  const signal = AbortSignal.timeout(5000);
  const [subject] = subjects;
  const given = { ...assignment, topic: subject?.title ?? "" };
  const draft = await writer.write(given, await writer.outline(given, signal), signal);
  expect(draft).toMatchObject({ title: subject?.title, category: subject?.topic.category });
  expect(draft.content.match(/href="[^"]*"/g)).toEqual(['href="/blog/satu"']);
  const typed = { ...assignment, topic: "Peternakan lebah" };
  expect((await writer.outline(typed, signal)).title).not.toBe(subject?.title);
});

test("a fake whose steps have run out says so, and one with an error code throws it", async () => {
  const signal = AbortSignal.timeout(5000);
  await expect(writerOf([]).outline(assignment, signal)).rejects.toMatchObject({ fault: "retry" });
  await expect(writerOf([failure(3036)]).outline(assignment, signal)).rejects.toMatchObject({
    fault: "stop",
  });
});
