import { expect, test } from "vitest";
import { phoneLink } from "./phone-link";

test.each([
  ["+62 812 (5550) 1203", "tel:+6281255501203"],
  ["0812-5550-1203 (WA)", "tel:081255501203"],
  ["021 555 0123", "tel:0215550123"],
])("%s is called at %s", (typed, link) => {
  expect(phoneLink(typed)).toBe(link);
});

test.each([null, "", "-", "lewat email saja", "12"])("%j is not called", (typed) => {
  expect(phoneLink(typed)).toBeNull();
});
