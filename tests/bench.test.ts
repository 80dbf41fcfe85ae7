import { expect, test } from "vitest";
import {
  budgetText,
  type Check,
  formatNumber,
  isHeld,
  median,
  pairedRatio,
  percentile,
  verdict,
} from "../scripts/bench/figures.mjs";
import { checkTable, type Section, toDocument, toMarkdown, toText } from "../scripts/bench/report.mjs";
import { wordsOf } from "../scripts/bench/search-words.mjs";

function checkOf(budget: Partial<Check["budget"]>): Check {
  return {
    what: "`/blog`",
    figure: "12 ms",
    budget: { judged: 1, bound: "≤", limit: 1, unit: "", ...budget },
  };
}

test("the median is the middle value, and between the two middle ones of an even count", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test("a percentile is a value that was measured", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test("a ratio is taken round by round, so that a machine that slows down changes nothing", () => {
  expect(pairedRatio([70, 7, 35], [100, 10, 50])).toBeCloseTo(0.7);
  expect(() => pairedRatio([1, 2], [1])).toThrow("as many references");
});

test("a budget is held at its limit, in both directions", () => {
  expect(isHeld(checkOf({ judged: 1.5, limit: 1.5 }))).toBe(true);
  expect(isHeld(checkOf({ judged: 1.51, limit: 1.5 }))).toBe(false);
  expect(isHeld(checkOf({ judged: 0.7, bound: "≥", limit: 0.7 }))).toBe(true);
  expect(isHeld(checkOf({ judged: 0.69, bound: "≥", limit: 0.7 }))).toBe(false);
});

test("a missed budget says by how much", () => {
  expect(verdict(checkOf({ judged: 110, limit: 100, unit: "KB" }))).toBe("MISSED by 10 KB (10%)");
  expect(verdict(checkOf({ judged: 0.35, bound: "≥", limit: 0.7 }))).toBe("MISSED by 0.35 (50%)");
  expect(verdict(checkOf({ judged: 0.004, limit: 0 }))).toBe("MISSED by 0.004");
  expect(verdict(checkOf({ judged: 100.1, limit: 100 }))).toBe("MISSED by 0.1 (1%)");
});

test("what could not be measured is missed", () => {
  expect(verdict(checkOf({ judged: Number.NaN }))).toBe("MISSED: not measured");
  expect(verdict(checkOf({ judged: Number.NaN, bound: "≥" }))).toBe("MISSED: not measured");
});

test("numbers are as exact as they can be read", () => {
  expect([0, 0.01234, 9.876, 99.94, 1234.5, Number.NaN].map(formatNumber)).toEqual([
    ...["0", "0.0123", "9.88", "99.9", "1,235", "–"],
  ]);
  expect(budgetText(checkOf({ limit: 1300, unit: "ms" }))).toBe("≤ 1,300 ms");
});

test("the table on the screen stands in columns", () => {
  const table = {
    head: ["what", "ms"],
    rows: [
      ["/", "5"],
      ["/blog", "1,234"],
    ],
  };
  expect(toText(table)).toBe(["what      ms", "/          5", "/blog  1,234"].join("\n"));
});

test("a bar in a cell does not end it", () => {
  expect(toMarkdown({ head: ["a", "b"], rows: [["x|y", "1"]] })).toBe(
    ["| a | b |", "| --- | ---: |", "| x\\|y | 1 |"].join("\n"),
  );
});

test("a check without a reference leaves its cells empty", () => {
  expect(checkTable([checkOf({})]).rows).toEqual([["`/blog`", "≤ 1", "12 ms", "", "", "held"]]);
  const [row] = checkTable([{ ...checkOf({}), reference: "10 ms", ratio: 1.2 }]).rows;
  expect(row?.slice(3, 5)).toEqual(["10 ms", "1.2"]);
});

test("the document names the machine, counts what is missed and gives each row its command", () => {
  const section: Section = {
    name: "archive",
    title: "A large archive",
    method: "Medians.",
    table: { head: ["request", "ms"], rows: [["/blog", "12"]] },
    checks: [checkOf({}), checkOf({ judged: 2 })],
  };
  const text = toDocument([section], [["Node", "24.0.0"]]);
  expect(text).toContain("- Node: 24.0.0");
  expect(text).toContain("1 of 2 are missed.");
  expect(text).toContain(
    "| `/blog` | ≤ 1 | 12 ms |  |  | MISSED by 1 (100%) | `npm run bench -- --only archive` |",
  );
  expect(text).toContain("## A large archive\n\n`npm run bench -- --only archive`\n\nMedians.\n\n| request");
  expect(text).not.toContain("Not measured");
  expect(toDocument([section], [], ["flood", "tests"])).toContain(
    "- Not measured in this run: flood, tests\n",
  );
});

test("what is searched for is whole words of the articles: a piece of one would find nothing", () => {
  expect(wordsOf(["Daftar periksa untuk website", "Website untuk UMKM, toko"])).toEqual([
    "periksa",
    "untuk",
    "website",
  ]);
});
