import { expect, test } from "vitest";
import { assignmentOf } from "../../../../tests/support/brief";
import { fakeAi, saying } from "../../../../tests/support/recorded-ai";
import { thirtyAnswers } from "../../../../tests/support/thirty-answers";
import { defaultContent } from "../../../contract/site-content/site-content";
import { createWorkersAiWriter } from "./workers-ai-writer";

const answers = thirtyAnswers();
const assignment = assignmentOf({ links: [{ path: "/blog/satu", title: "Satu" }] });
const writerOf = (script: Parameters<typeof fakeAi>[0]) =>
  createWorkersAiWriter({
    ...{ ai: fakeAi(script).ai, models: ["a"], gateway: null, clock: () => new Date() },
    content: async () => defaultContent,
  });

test.each(answers.map((answer) => [answer.kind, answer] as const))(
  "an answer of a model passes through the writer without an error: %s",
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
