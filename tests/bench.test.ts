import { expect, test } from "vitest";
import { type Figure, meetsBudget } from "../scripts/bench/figures.mjs";
import { bareHtml } from "../scripts/bench/mirror.mjs";

const figure: Figure = {
  what: "`/blog`",
  values: [20, 30, 25],
  unit: "ms",
  references: [10, 30, 20],
  budget: { of: "ratio", bound: "≤", limit: 1.5 },
};

test("a budget holds at its limit, for the value, or its ratio or difference of each round", () => {
  expect(meetsBudget({ ...figure, budget: { of: "ratio", bound: "≤", limit: 1.25 } })).toBe(true);
  expect(meetsBudget({ ...figure, budget: { of: "ratio", bound: "≤", limit: 1.24 } })).toBe(false);
  expect(meetsBudget({ ...figure, budget: { of: "value", bound: "≥", limit: 25 } })).toBe(true);
  expect(meetsBudget({ ...figure, budget: { of: "value", bound: "≥", limit: 25.1 } })).toBe(false);
  expect(meetsBudget({ ...figure, budget: { of: "difference", bound: "≤", limit: 5 } })).toBe(true);
  expect(meetsBudget({ ...figure, budget: { of: "difference", bound: "≤", limit: 4.9 } })).toBe(false);
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
