import { expect, test } from "vitest";
import { addDays } from "../../../../../worker/contract/jakarta";
import { shareText } from "./figure-text";
import { columnsOf, gridOf } from "./week-chart";
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

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [
    [3, 2],
    [0, 1, 2, 3],
  ],
  [
    [47, 12],
    [0, 20, 40, 60],
  ],
  [[1200], [0, 500, 1000, 1500]],
])("the lines behind %j are at %j", (counts, lines) => {
  expect(gridOf(counts)).toEqual(lines);
});

test("a column of nothing has no height, and none is higher than the chart", () => {
  const columns = columnsOf(weeksFrom("2026-11-02", [0, 1, 60]), { from: "2026-11-02", to: "2026-11-22" });
  expect(columns.map(({ height }) => height)).toEqual([0, 1 / 60, 1]);
  expect(columns.map(({ isNumbered }) => isNumbered)).toEqual([false, true, true]);
  expect(columns.some(({ isCut }) => isCut)).toBe(false);
});

test("weeks of which only some days are told are marked", () => {
  const days = daysOfSummary(7, "2026-11-23");
  expect(columnsOf(weeksFrom("2026-11-16", [4, 1]), days).map(({ isCut }) => isCut)).toEqual([true, true]);
});

test("a year of weeks fits a phone: thin columns, a label a month, and the number of the highest", () => {
  const columns = columnsOf(year, daysOfSummary(365, "2026-11-23"));
  expect(columns).toHaveLength(53);
  for (const { start, width, middle } of columns) {
    expect(middle - width / 2).toBeGreaterThan(start);
    expect(middle + width / 2).toBeLessThan(start + 100 / 53);
  }
  const labelled = columns.flatMap(({ label, year }) => (label ? [year ? `${label} ${year}` : label] : []));
  expect(labelled.join(" ")).toBe("Des Jan 2026 Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov");
  expect(columns.filter(({ isNumbered }) => isNumbered)).toMatchObject([{ count: 52 }]);
});
