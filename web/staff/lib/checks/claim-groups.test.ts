import { expect, it } from "vitest";
import type { Claim } from "../../../../worker/contract/studio/checks";
import { countOpen, groupClaims } from "./claim-groups";

const claim = (key: string, state: Claim["state"], pending = false): Claim => ({
  ...{ key, kind: "number", text: "5", sentence: "Ada 5.", state, source: null, pending },
});
const claims = [
  claim("a", "open", true),
  claim("b", "confirmed"),
  claim("c", "open"),
  claim("d", "removed"),
  claim("e", "reworded"),
];

it("what is open comes first, that of the waiting change behind that of the text", () => {
  const groups = groupClaims(claims);
  expect(groups.open.map(({ key }) => key)).toEqual(["c", "a"]);
  expect(groups.confirmed.map(({ key }) => key)).toEqual(["b"]);
  expect(groups.gone.map(({ key }) => key)).toEqual(["d", "e"]);
});

it("what is open of the text and of the waiting change is counted apart", () => {
  expect(countOpen({ claims, faults: [] })).toBe(1);
  expect(countOpen({ claims, faults: [] }, true)).toBe(1);
});
