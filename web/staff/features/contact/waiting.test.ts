import { expect, test } from "vitest";
import { isWaiting } from "./waiting";

const waiting = {
  stage: "new",
  dueAt: "2026-12-01T03:00:00Z",
  firstResponseAt: null,
  suspicions: [],
} as const;

test("who was promised an answer and has none waits", () => {
  expect(isWaiting(waiting)).toBe(true);
});

test.each([
  ["who was answered", { firstResponseAt: "2026-12-01T02:00:00Z" }],
  ["whom somebody sees to", { stage: "contacted" as const }],
  ["who was promised nothing", { dueAt: null }],
  ["who may be no person", { suspicions: ["links"] }],
])("%s does not wait", (_, values) => {
  expect(isWaiting({ ...waiting, ...values })).toBe(false);
});
