import { expect, test } from "vitest";
import { nearbyPages } from "./pagination";

test("pagination shows the first and last page and the neighbours of the current one", () => {
  expect(nearbyPages(1, 1)).toEqual([1]);
  expect(nearbyPages(1, 2)).toEqual([1, 2]);
  expect(nearbyPages(6, 12)).toEqual([1, 5, 6, 7, 12]);
  expect(nearbyPages(12, 12)).toEqual([1, 11, 12]);
});
