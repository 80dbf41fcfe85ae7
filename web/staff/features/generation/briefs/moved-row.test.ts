import { expect, it } from "vitest";
import { movedRow } from "./moved-row";

it("a row changes its place with the one above or below, and stays where there is none", () => {
  expect(movedRow(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(movedRow(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  expect(movedRow(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(movedRow(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
