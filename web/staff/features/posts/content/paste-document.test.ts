// @vitest-environment jsdom
import { expect, test } from "vitest";
import { breakLines, isDocument } from "./content-field";

test("what a word processor copied is known from other HTML", () => {
  expect(isDocument('<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>')).toBe(true);
  expect(isDocument('<html xmlns:o="urn:schemas-microsoft-com:office:office"><p class=MsoNormal>a</p>')).toBe(
    true,
  );
  expect(isDocument('<meta name="generator" content="LibreOffice 24.2"><p>a</p>')).toBe(true);
  expect(isDocument('<div style="font-family: Menlo"><span>&lt;p&gt;a&lt;/p&gt;</span></div>')).toBe(false);
  expect(isDocument("")).toBe(false);
});

test("pasted HTML stands a block on a line", () => {
  expect(breakLines("<h2>A</h2><ul><li>a</li><li>b</li></ul><p>b</p>\n")).toBe(
    "<h2>A</h2>\n<ul><li>a</li>\n<li>b</li>\n</ul>\n<p>b</p>\n",
  );
});
