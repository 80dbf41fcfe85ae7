import { expect, test } from "vitest";
// Here, because the Workers' runtime, in which the tests beside the code run, loads no native module.
import { withColorsOnce } from "../../worker/build/colors-once";

test("a colour that is partly transparent is said once", () => {
  const css =
    ".a{color:#fbf6eecc}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,#fbf6ee 80%,transparent)}}";
  expect(withColorsOnce(css)).toBe(".a{color:#fbf6eecc}");
});

test.each([
  "::placeholder{color:color-mix(in oklab,currentcolor 50%,transparent)}",
  ".a{color:color-mix(in oklab,#fff 50%,#000)}",
  ".a{color:var(--mix)}",
])("what a browser without mixed colours is told otherwise stays: %s", (rule) => {
  expect(withColorsOnce(`@supports (color:color-mix(in lab, red, red)){${rule}}`)).toContain("@supports");
});
