import { expect, test } from "vitest";
import { widthsOf } from "./variants.service";

test.each([
  [1, [1]],
  [300, [300]],
  [480, [480]],
  [551, [480]],
  [552, [480, 552]],
  [700, [480, 700]],
  [959, [480, 959]],
  [960, [480, 960]],
  [1000, [480, 960]],
  [1103, [480, 960]],
  [1104, [480, 960, 1104]],
  [1300, [480, 960, 1300]],
  [1440, [480, 960, 1440]],
  [1441, [480, 960, 1440]],
  [6000, [480, 960, 1440]],
])("a picture of %i pixels is offered in %j", (own, widths) => {
  expect(widthsOf(own)).toEqual(widths);
});

test("no width is larger than the picture, and no picture has more than three", () => {
  for (let own = 1; own < 3000; own += 1) {
    const widths = widthsOf(own);
    expect(Math.max(...widths)).toBeLessThanOrEqual(own);
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.length).toBeLessThanOrEqual(3);
  }
});
