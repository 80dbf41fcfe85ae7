import { expect, test } from "vitest";
import { shareText } from "./figure-text";

test.each([
  [0, "0%"],
  [0.001, "1%"],
  [0.924, "92%"],
  [0.996, "99%"],
  [1, "100%"],
])("a share of %d is %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});
