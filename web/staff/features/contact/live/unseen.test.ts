import { expect, test } from "vitest";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { freshCount, seenUpTo, unseenIds, unseenPage } from "./unseen";

function row(id: number, values: Partial<ContactSubmission> = {}) {
  const dueAt = "2026-12-01T03:00:00Z";
  const waiting = { stage: "new", dueAt, firstResponseAt: null, suspicions: [] };
  return { id, ...waiting, ...values } as unknown as ContactSubmission;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("what waits and came after the last look is unseen, in any list", () => {
  const rows = [row(9, { suspicions: ["links"] }), row(8), row(7, { stage: "won" }), row(6), row(5)];
  expect(unseenIds(rows, { waiting: 3, unseen: 2, seenId: 5 })).toEqual([6, 8]);
  expect(unseenIds(rows, { waiting: 3, unseen: 0, seenId: 9 })).toEqual([]);
});

/** Thirty that nobody has looked at, 11 to 40, and ten that wait since before. */
const backlog = { waiting: 40, unseen: 30, seenId: 10 };

test("one row on the screen does not make a backlog seen", () => {
  const page = range(21, 40);
  expect(seenUpTo(backlog, { page, known: page, onScreen: new Set([40]), offset: null })).toBe(0);
  expect(seenUpTo(backlog, { page, known: page, onScreen: new Set(page), offset: null })).toBe(0);
});

test("once all pages were on the screen, all is seen", () => {
  const known = [...range(21, 40), ...range(11, 20)];
  const looked = { page: range(11, 20), known, offset: null };
  expect(seenUpTo(backlog, { ...looked, onScreen: new Set(known) })).toBe(40);
  expect(seenUpTo(backlog, { ...looked, onScreen: new Set(known.filter((id) => id !== 15)) })).toBe(14);
});

test("in the list of all that wait, the oldest first, it goes up row by row", () => {
  const page = range(11, 20);
  const looked = { page, known: page, offset: 0 };
  expect(seenUpTo(backlog, { ...looked, onScreen: new Set() })).toBe(0);
  expect(seenUpTo(backlog, { ...looked, onScreen: new Set([11, 12, 14]) })).toBe(12);
  expect(seenUpTo(backlog, { ...looked, onScreen: new Set(page) })).toBe(20);
});

test("a page behind unseen ones makes nothing seen", () => {
  const page = range(21, 40);
  expect(seenUpTo(backlog, { page, known: page, onScreen: new Set(page), offset: 20 })).toBe(0);
});

test.each([
  [40, 30, 1],
  [40, 20, 2],
  [40, 1, 2],
  [41, 1, 3],
  [40, 0, 1],
  [0, 0, 1],
])("of %d that wait, the newest %d unseen begin on page %d", (waiting, unseen, page) => {
  expect(unseenPage({ waiting, unseen, seenId: 0 }, 20)).toBe(page);
});

const counts = { waiting: 5, overdue: 0, today: 0, mine: 0, unseen: 0, seenId: 0, newestId: 20 };
const fresh = (unseenIds: number[], shown: Partial<Parameters<typeof freshCount>[1]>) =>
  freshCount({ ...counts, unseenIds }, { ids: [20, 19, 18], isNewest: true, newestId: 20, ...shown });

test("whatever is newer than the newest row has come since", () => {
  expect(fresh([], {})).toBe(0);
  expect(fresh([20, 19], {})).toBe(0);
  expect(fresh([22, 21], {})).toBe(2);
  expect(fresh([22, 21, 20], {})).toBe(2);
  expect(fresh([3], { ids: [] })).toBe(1);
});

test("a backlog that one page does not hold is nothing that has come since", () => {
  expect(fresh(range(9, 20).reverse(), {})).toBe(0);
  expect(fresh(range(9, 21).reverse(), {})).toBe(1);
});

test("what others have answered meanwhile hides none that has come", () => {
  expect(fresh([21], {})).toBe(1);
  expect(fresh([21, 18], { ids: [17, 12], isNewest: false })).toBe(1);
});

test("beside a list of something else, whatever was not there when it was fetched", () => {
  const other = { ids: [7], isNewest: false };
  expect(fresh([22, 20, 19], other)).toBe(1);
  expect(fresh([20, 19], other)).toBe(0);
  expect(fresh([22, 20], { ...other, ids: [22, 7] })).toBe(0);
});
