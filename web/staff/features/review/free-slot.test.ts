import { expect, test } from "vitest";
import type { Calendar } from "../../../../worker/contract/desk/calendar";
import { nameShortly, toInstant } from "../../../../worker/contract/jakarta";
import { countGenerated, freeSlot } from "./use-decision";

function post(day: string, clock: string, origin: "ai" | "manual" = "ai"): Calendar["posts"][number] {
  const publishAt = new Date(toInstant(day, clock)).toISOString();
  return { id: 1, title: "Artikel", status: "published", publishAt, origin, version: publishAt };
}

/** A Friday. */
const now = toInstant("2026-12-04", "08:00");

function slotAmong(posts: Calendar["posts"], origin: "ai" | "manual" = "ai", aiDailyCeiling = 1, from = now) {
  const slot = freeSlot({ posts, plans: [], aiDailyCeiling }, { origin, now: from, days: 62 });
  return slot && nameShortly(slot, from);
}

test("the next slot is nine in the morning of a working day that is still to come", () => {
  expect(slotAmong([])).toBe("Jum, 4 Des 09.00 WIB");
  expect(slotAmong([], "ai", 1, toInstant("2026-12-04", "09:00"))).toBe("Sen, 7 Des 09.00 WIB");
});

test("a day with as many AI articles as it may have has no slot for another, but for one by hand", () => {
  const posts = [post("2026-12-04", "15:00"), post("2026-12-07", "00:00")];
  expect(slotAmong(posts)).toBe("Sel, 8 Des 09.00 WIB");
  expect(slotAmong(posts, "manual")).toBe("Jum, 4 Des 09.00 WIB");
  expect(slotAmong(posts, "ai", 2)).toBe("Jum, 4 Des 09.00 WIB");
});

test("a slot that something has is not free, whatever the ceiling", () => {
  const posts = [post("2026-12-04", "09:00", "manual")];
  expect(slotAmong(posts)).toBe("Sen, 7 Des 09.00 WIB");
  expect(slotAmong(posts, "manual")).toBe("Sen, 7 Des 09.00 WIB");
});

test("ten approved one after the other stand on ten working days", () => {
  const posts: Calendar["posts"] = [];
  for (let count = 0; count < 10; count += 1) {
    const slot = freeSlot({ posts, plans: [], aiDailyCeiling: 1 }, { origin: "ai", now, days: 62 }) ?? 0;
    posts.push({ ...post("2026-12-01", "09:00"), publishAt: new Date(slot).toISOString() });
  }
  expect(countGenerated(posts)).toEqual(
    new Map(
      [4, 7, 8, 9, 10, 11, 14, 15, 16, 17].map((day) => [`2026-12-${String(day).padStart(2, "0")}`, 1]),
    ),
  );
});

test("without a free slot in the days that are known there is none", () => {
  expect(freeSlot({ posts: [], plans: [], aiDailyCeiling: 0 }, { origin: "ai", now, days: 62 })).toBeNull();
});
