import { expect, test } from "vitest";
import { stepFrom } from "./grid-steps";

/** Two rows of three, and one of one. */
const tops = [0, 0, 0, 90, 90, 90, 180];

test("arrow keys go along the rows and from row to row, and stop at the edges", () => {
  expect(stepFrom(0, "ArrowRight", tops)).toBe(1);
  expect(stepFrom(0, "ArrowLeft", tops)).toBeNull();
  expect(stepFrom(1, "ArrowDown", tops)).toBe(4);
  expect(stepFrom(4, "ArrowUp", tops)).toBe(1);
  expect(stepFrom(1, "ArrowUp", tops)).toBeNull();
  expect(stepFrom(6, "ArrowRight", tops)).toBeNull();
  expect([stepFrom(3, "Home", tops), stepFrom(3, "End", tops), stepFrom(3, "a", tops)]).toEqual([0, 6, null]);
});

test("down from where the last row is too short leads to its last, and from the last row nowhere", () => {
  expect(stepFrom(5, "ArrowDown", tops)).toBe(6);
  expect(stepFrom(6, "ArrowDown", tops)).toBeNull();
});
