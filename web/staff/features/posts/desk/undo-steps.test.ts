import { expect, test } from "vitest";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { undoSteps } from "./post-acts";

const now = Date.parse("2026-11-27T03:00:00.000Z");
const later = "2026-12-01T02:00:00.000Z";
const earlier = "2026-11-01T02:00:00.000Z";
const post = (status: StaffPostSummary["status"], publishedAt: string | null = null) =>
  ({ status, publishedAt }) as StaffPostSummary;
const back = { act: "publish", publishAt: later };

test.each([
  ["trash", post("draft"), [{ act: "restore" }]],
  ["trash", post("review"), [{ act: "restore" }, { act: "submit" }]],
  ["trash", post("published", later), [{ act: "restore" }, back]],
  ["trash", post("published", earlier), [{ act: "restore" }]],
  ["return", post("review"), [{ act: "submit" }]],
  ["publish", post("review"), [{ act: "unpublish" }, { act: "submit" }]],
  ["publish", post("published", later), [{ act: "unpublish" }, back]],
  ["schedule", post("published", later), [back]],
  ["schedule", post("draft"), [{ act: "unpublish" }]],
  ["unpublish", post("published", later), [back]],
  ["unpublish", post("published", earlier), []],
  ["submit", post("draft"), []],
] as const)("undoing %s of %j takes the steps %j", (act, before, steps) => {
  expect(undoSteps(act, before, now)).toEqual(steps);
});
