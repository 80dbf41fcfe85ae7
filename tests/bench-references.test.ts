import { expect, test } from "vitest";
import { bareHtml, inlineHtml, stylesheetsOf } from "../scripts/bench/references.mjs";

const page = `<!doctype html><html><head><meta charset="utf-8" />
<style>h1{color:red}</style><link rel="stylesheet" href="/a.css"><link rel="preload" href="/f.woff2" as="font" />
<link rel="canonical" href="/"><link rel="preload" as="style" href="/late.css"><link rel="icon" href="/i.svg"><link rel="icon" href="data:,">
<script type="application/ld+json">{"a":"<b>"}</script><script type="module" src="/m.js"></script></head>
<body><h1>A &amp; B</h1><picture><source srcset="/p.avif"><img src="/p.webp" alt=""></picture><svg><path d="M0"/></svg>
<script>alert("</p>")</script></body></html>`;

test("the bare page keeps its texts, drawings and data, and fetches nothing", () => {
  expect(bareHtml(page).replaceAll("\n", "")).toBe(
    '<!doctype html><html><head><meta charset="utf-8" /><link rel="canonical" href="/"><link rel="icon" href="data:,">' +
      '<script type="application/ld+json">{"a":"<b>"}</script></head>' +
      '<body><h1>A &amp; B</h1><picture></picture><svg><path d="M0"/></svg></body></html>',
  );
});

test("the whole stylesheet stands where the page's first one was, without its fonts", () => {
  expect(stylesheetsOf(page)).toEqual(["/a.css", "/late.css"]);
  const inline = inlineHtml(page, '@font-face{src:url("/f.woff2")}h1{color:$&}');
  expect(inline).toContain('<meta charset="utf-8" />\n<style>h1{color:$&}</style>');
  expect(inline.replace("<style>h1{color:$&}</style>", "")).toBe(bareHtml(page));
  expect(inlineHtml(page, "")).toContain("<style>h1{color:red}</style>");
});
