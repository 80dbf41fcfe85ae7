import { expect, test } from "vitest";
import { toInstant } from "../../../../worker/contract/jakarta";
import { readMonth, toPath } from "./calendar-screen";
import { type CalendarPost, getMonthBounds, groupByDay, isScheduled } from "./month-days";

function post(id: number, day: string, clock: string, origin: "ai" | "manual" = "manual"): CalendarPost {
  const publishAt = new Date(toInstant(day, clock)).toISOString();
  return { id, title: `Artikel ${id}`, status: "published", publishAt, origin, version: publishAt };
}

test("a month is shown in whole weeks that begin on Monday", () => {
  expect(getMonthBounds("2026-12")).toEqual({ from: "2026-11-30", to: "2027-01-03" });
  expect(getMonthBounds("2027-02")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  expect(getMonthBounds("2026-08")).toEqual({ from: "2026-07-27", to: "2026-09-06" });
});

test("no month asks for more days than an answer holds", () => {
  for (let number = 0; number < 48; number += 1) {
    const month = new Date(Date.UTC(2026, number, 1)).toISOString().slice(0, 7);
    expect([28, 35, 42]).toContain(groupByDay(undefined, getMonthBounds(month)).length);
  }
});

test("what is out stands on its day of Jakarta, in the order of the hours", () => {
  const calendar = {
    posts: [post(1, "2026-12-07", "15:00"), post(2, "2026-12-07", "00:30"), post(3, "2026-12-08", "09:00")],
    plans: [{ briefId: 1, title: "Rencana", date: "2026-12-08" }],
    aiDailyCeiling: 1,
  };
  const [monday, tuesday] = groupByDay(calendar, { from: "2026-12-07", to: "2026-12-08" });
  expect(monday?.posts.map(({ id }) => id)).toEqual([2, 1]);
  expect(tuesday?.plans).toHaveLength(1);
});

test("a day over the ceiling of AI articles is told, and how many a moved one would find", () => {
  const posts = [
    post(1, "2026-12-07", "09:00", "ai"),
    post(2, "2026-12-07", "15:00", "ai"),
    post(3, "2026-12-07", "16:00"),
    post(4, "2026-12-08", "09:00", "ai"),
  ];
  const days = groupByDay({ posts, plans: [], aiDailyCeiling: 1 }, getMonthBounds("2026-12"));
  expect(days.filter(({ tooMany }) => tooMany > 0).map(({ day, tooMany }) => [day, tooMany])).toEqual([
    ["2026-12-07", 2],
  ]);
});

test("what is scheduled is what is to come", () => {
  const due = post(1, "2026-12-07", "09:00");
  expect(isScheduled(due, Date.parse(due.publishAt) - 1)).toBe(true);
  expect(isScheduled(due, Date.parse(due.publishAt))).toBe(false);
});

test("the address names the month, and asks for this month where it makes no sense", () => {
  const now = toInstant("2026-12-31", "23:59");
  const read = (search: string) => readMonth(new URLSearchParams(search), now);
  expect(read("")).toBe("2026-12");
  expect(read("bulan=2027-13")).toBe("2026-12");
  expect(toPath("2027-02")).toBe("/admin/kalender?bulan=2027-02");
  expect(read("bulan=2027-02")).toBe("2027-02");
});
