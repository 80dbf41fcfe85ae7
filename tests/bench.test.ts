import { expect, test } from "vitest";
import {
  type Figure,
  formatNumber,
  median,
  meetsBudget,
  notMeasured,
  toTable,
} from "../scripts/bench/figures.mjs";
import { bareHtml } from "../scripts/bench/mirror.mjs";

const figure: Figure = {
  what: "`/blog`",
  values: [20, 30, 25],
  unit: "ms",
  references: [10, 30, 20],
  budget: { of: "ratio", bound: "≤", limit: 1.5 },
};

test("the median is the middle value, or the mean of the two middle ones", () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([])]).toEqual([5, 2.5, Number.NaN]);
});

test("a budget holds at its limit, for the ratio of each round or for the value", () => {
  expect(meetsBudget({ ...figure, budget: { of: "ratio", bound: "≤", limit: 1.25 } })).toBe(true);
  expect(meetsBudget({ ...figure, budget: { of: "ratio", bound: "≤", limit: 1.24 } })).toBe(false);
  expect(meetsBudget({ ...figure, budget: { of: "value", bound: "≥", limit: 25 } })).toBe(true);
  expect(meetsBudget({ ...figure, budget: { of: "value", bound: "≥", limit: 25.1 } })).toBe(false);
});

test("the table puts each figure beside its reference and its budget", () => {
  const table = toTable([figure, notMeasured("memory")]).split("\n");
  const cells = table.map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells[0]).toEqual(["", "what", "figure", "reference", "ratio", "budget", "result", ""]);
  expect(cells[2]).toEqual(["", "`/blog`", "25 ms", "20 ms", "1.25", "≤ 1.5 ×", "held", ""]);
  expect(cells[3]).toEqual(["", "memory: not measured", "–", "", "", "≤ 0", "missed", ""]);
});

test("numbers have three significant digits", () => {
  expect([0.01234, 99.94, 1234.5].map(formatNumber)).toEqual(["0.0123", "99.9", "1,235"]);
});

test("the bare page keeps its text, styles and data, and fetches nothing", () => {
  const page =
    '<style>@font-face{src:url("/f.woff2")}h1{color:red}</style><link rel="preload" href="/f.woff2" as="font">' +
    '<link rel="icon" href="data:,"><script type="application/ld+json">{}</script><script data-entry="/m.js">run()</script>' +
    '<noscript><link rel="stylesheet" href="/s.css"></noscript><h1>A</h1><picture><source srcset="/p.avif"><img src="/p.webp"></picture>';
  expect(bareHtml(page)).toBe(
    '<style>h1{color:red}</style><link rel="icon" href="data:,">' +
      '<script type="application/ld+json">{}</script><h1>A</h1><picture></picture>',
  );
});
