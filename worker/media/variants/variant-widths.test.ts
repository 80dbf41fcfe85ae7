import { expect, test } from "vitest";
import { listWidths } from "./variants.service";

test.each([
  [1, [1], [1]],
  [300, [300], [300]],
  [480, [480], [480]],
  [551, [480], [480]],
  [552, [480, 552], [480, 552]],
  [959, [480, 959], [480, 959]],
  [960, [480, 960], [480, 960]],
  [1103, [480, 960], [480, 960]],
  [1104, [480, 960, 1104], [480, 960, 1104]],
  [1200, [480, 960, 1200], [480, 960, 1200]],
  [1300, [480, 960, 1200], [480, 960, 1300]],
  [1440, [480, 960, 1200], [480, 960, 1440]],
  [6000, [480, 960, 1200], [480, 960, 1440]],
])("a wide picture of %i pixels is offered in %j as AVIF and in %j as WebP", (width, avif, webp) => {
  const picture = { width, height: 10 };
  expect(listWidths(picture, "image/avif")).toEqual(avif);
  expect(listWidths(picture, "image/webp")).toEqual(webp);
});

test.each([
  [3000, 4000, [480, 900]],
  [1080, 1920, [480, 675]],
  [1000, 9000, [133]],
])("no AVIF of a tall picture of %i × %i pixels is taller than 1,200 pixels", (width, height, avif) => {
  expect(listWidths({ width, height }, "image/avif")).toEqual(avif);
});

test("no width is larger than the picture, and no picture has more than three", () => {
  for (let width = 1; width < 3000; width += 1) {
    for (const type of ["image/avif", "image/webp"] as const) {
      const widths = listWidths({ width, height: 1000 }, type);
      expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      expect(widths.length).toBeGreaterThan(0);
      expect(widths.length).toBeLessThanOrEqual(3);
    }
  }
});
