import { expect, test } from "vitest";
import { coverPart, movedByKey, pointBelow } from "./crop";

test("a cover shows the whole width of a tall picture and the whole height of a wide one", () => {
  const tall = coverPart({ width: 900, height: 1600 }, { focalX: 0.5, focalY: 0 });
  expect(tall).toMatchObject({ left: 0, top: 0, width: 1 });
  expect(tall.height).toBeCloseTo(506.25 / 1600);
  const wide = coverPart({ width: 3200, height: 900 }, { focalX: 1, focalY: 0.5 });
  expect(wide).toMatchObject({ left: 0.5, width: 0.5, height: 1 });
  const same = coverPart({ width: 1600, height: 900 }, { focalX: 1, focalY: 1 });
  expect(same).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

test("arrow keys move the focal point by a hundredth, with Shift by a tenth, and never out of the picture", () => {
  const middle = { focalX: 0.5, focalY: 0.5 };
  expect(movedByKey(middle, "ArrowLeft", false)).toEqual({ focalX: 0.49, focalY: 0.5 });
  expect(movedByKey(middle, "ArrowDown", true)).toEqual({ focalX: 0.5, focalY: 0.6 });
  expect(movedByKey({ focalX: 0.98, focalY: 0 }, "ArrowRight", true)).toEqual({ focalX: 1, focalY: 0 });
  expect(movedByKey(middle, "Enter", false)).toBeNull();
});

test("a pointer beyond the edge sets the focal point on it", () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointBelow({ clientX: 200, clientY: 150 }, box)).toEqual({ focalX: 0.25, focalY: 0.5 });
  expect(pointBelow({ clientX: 0, clientY: 900 }, box)).toEqual({ focalX: 0, focalY: 1 });
});
