import { expect, test } from "vitest";
import { batchesByWeight } from "./batches-by-weight";

test.each([
  [[], []],
  [
    [4, 6, 1],
    [[4, 6], [1]],
  ],
  [
    [11, 3, 3, 3, 3],
    [[11], [3, 3, 3], [3]],
  ],
])("what weighs %j is read in batches of at most ten, or alone", (weights, batches) => {
  const rows = weights.map((bytes) => ({ bytes }));
  expect(batchesByWeight(rows, 10).map((batch) => batch.map(({ bytes }) => bytes))).toEqual(batches);
});
