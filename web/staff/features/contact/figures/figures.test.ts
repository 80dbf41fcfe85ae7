import { expect, test } from "vitest";
import { addDays } from "../../../../../worker/contract/jakarta";
import { shareText } from "./figure-text";
import { labelOf } from "./week-chart";
import { daysOfSummary, spanText, weekText } from "./week-text";

test.each([
  [0, "0%"],
  [0.001, "1%"],
  [0.996, "99%"],
  [1, "100%"],
])("a share of %d is %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});

const weeksFrom = (monday: string, counts: readonly number[]) =>
  counts.map((count, index) => ({ week: addDays(monday, index * 7), count }));
/** A year of weeks up to that of Monday, 23 November 2026. */
const year = weeksFrom(
  "2025-11-24",
  Array.from({ length: 53 }, (_, index) => index),
);

test.each([
  ["2026-11-02", "2–8 November 2026"],
  ["2026-11-30", "30 November – 6 Desember 2026"],
  ["2026-12-28", "28 Desember 2026 – 3 Januari 2027"],
])("the week of %s is “%s”", (monday, text) => {
  expect(weekText(monday)).toBe(text);
});

test("seven days are today and the six before", () => {
  const { from, to } = daysOfSummary(7, "2026-11-23");
  expect(spanText(from, to)).toBe("17–23 November 2026");
  expect(spanText("2026-11-23", "2026-11-23")).toBe("23 November 2026");
});

test("a few weeks are named each, and of a year of them the months, where there is room", () => {
  const labels = (weeks: typeof year) => weeks.map((_, index) => labelOf(weeks, index)).filter(Boolean);
  expect(labels(weeksFrom("2026-11-02", [0, 1]))).toEqual(["2 Nov", "9 Nov"]);
  expect(labels(year).join(" ")).toBe("Des Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov");
});
