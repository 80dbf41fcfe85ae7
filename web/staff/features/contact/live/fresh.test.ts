import { expect, test } from "vitest";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { freshCount, unseenIds } from "./fresh";

const counts = { waiting: 5, overdue: 0, today: 0, mine: 0, unseen: 0, newestId: 20 };

function waiting(id: number, values: Partial<ContactSubmission> = {}) {
  const dueAt = "2026-12-01T03:00:00Z";
  return {
    id,
    stage: "new",
    dueAt,
    firstResponseAt: null,
    suspicions: [],
    ...values,
  } as unknown as ContactSubmission;
}

test("the newest of those that wait are the ones that were not looked at", () => {
  const rows = [
    waiting(9, { suspicions: ["links"] }),
    waiting(8),
    waiting(7, { stage: "won" }),
    waiting(6),
    waiting(5),
  ];
  expect(unseenIds(rows, 2)).toEqual([8, 6]);
  expect(unseenIds(rows, 0)).toEqual([]);
});

test("whatever is newer than the newest row has come since", () => {
  const shown = { ids: [18, 20, 19], unseen: 0 };
  expect(freshCount({ ...counts, unseen: 2 }, shown)).toBe(0);
  expect(freshCount({ ...counts, unseen: 2, newestId: 22 }, shown)).toBe(2);
  expect(freshCount({ ...counts, unseen: 0, newestId: 22 }, shown)).toBe(0);
  expect(freshCount({ ...counts, unseen: 3, newestId: 22 }, { ...shown, unseen: 1 })).toBe(2);
});

test("beside a list of something else, whatever was not there when it was fetched", () => {
  expect(freshCount({ ...counts, unseen: 4 }, { ids: null, unseen: 3 })).toBe(1);
  expect(freshCount({ ...counts, unseen: 2 }, { ids: null, unseen: 3 })).toBe(0);
});
