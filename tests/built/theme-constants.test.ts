import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// Here, because the Workers' runtime, in which the tests beside the code run, loads no native module.
import { withConstants, withConstantsOf } from "../../worker/build/theme-constants";

test("a variable of the theme that is declared once is its value, also where another one asks for it", () => {
  const css = withConstants(
    "@layer theme{:root,:host{--step:.25rem;--ink:#1c1930;--print:2px 2px 0 var(--ink)}}" +
      ".card{padding:calc(var(--step) * 4);box-shadow:var(--print);color:var(--ink,red)}",
  );
  expect(css).toContain(".card{color:#1c1930;padding:1rem;box-shadow:2px 2px #1c1930}");
  // For what asks by a style attribute or by script.
  expect(css).toContain("--ink:#1c1930");
});

test.each([
  [".dark{--ink:#fff}", "declared anew elsewhere"],
  ["@media print{:root{--ink:#000}}", "declared anew for a medium"],
  ["@property --ink{syntax:'*';inherits:false}", "registered"],
])("a variable stays one where it is %s", (rule) => {
  const css = withConstants(`@layer theme{:root{--ink:#1c1930}}${rule}p{color:var(--ink)}`);
  expect(css).toContain("p{color:var(--ink)}");
});

test("a variable of one part of the page is no constant", () => {
  const css = withConstants("@layer theme{.dark{--ink:#fff}}p{color:var(--ink)}");
  expect(css).toContain("p{color:var(--ink)}");
});

test("what the theme does not declare stays a variable", () => {
  const css = withConstants(":root{--focus:#c8371b}p{outline-color:var(--focus);translate:var(--tw-x) 0}");
  expect(css).toContain("p{outline-color:var(--focus);translate:var(--tw-x) 0}");
});

test("a prefix that a browser of ours needs stays", () => {
  const css = withConstants("header{-webkit-backdrop-filter:blur(8px);backdrop-filter:blur(8px)}");
  expect(css).toBe("header{-webkit-backdrop-filter:blur(8px);backdrop-filter:blur(8px)}");
});

test("a stylesheet beside that of the theme has the theme's values too", () => {
  const theme = "@layer theme{:root{--ink:#1c1930}}.dark{--paper:#000}";
  const css = withConstantsOf(theme, ".banner{background:var(--ink);color:var(--paper);--focus:var(--ink)}");
  expect(css).toBe(".banner{color:var(--paper);--focus:#1c1930;background:#1c1930}");
});

test("what is shown above an article to staff asks for no variable that the article's page may have left out", () => {
  expect(readFileSync("dist/client/preview.css", "utf8")).not.toContain("var(");
});
