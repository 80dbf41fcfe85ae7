import { expect, test } from "vitest";
import type { Claim } from "../../../worker/contract/studio/checks";
import { openInChange, openInPost, sourceFor } from "./open-claims";

function claim(values: Partial<Claim>): Claim {
  const sentence = "Naik 20% setahun.";
  return {
    key: "a",
    kind: "percentage",
    text: "20%",
    sentence,
    state: "open",
    source: null,
    pending: false,
    ...values,
  };
}
const change = { title: "Judul", summary: "Ringkas", content: "<p>Naik <em>20%</em> setahun.</p>" };

test("a post is held back by the open claims of its own text", () => {
  const claims = [claim({}), claim({ pending: true }), claim({ state: "confirmed" })];
  expect(openInPost(claims)).toEqual([claims[0]]);
});

test("a change is held back by its own, and by those of the post that it still has", () => {
  const claims = [
    claim({}),
    claim({ sentence: "Yang sudah hilang 5%." }),
    claim({ pending: true, sentence: "Lain." }),
    claim({ state: "confirmed" }),
  ];
  expect(openInChange(claims, change)).toEqual([claims[0], claims[2]]);
});

test("a claim may rest on the source that another one of its sentence was confirmed with", () => {
  const known = claim({ key: "b", state: "confirmed", source: "BPS, 2025" });
  expect(sourceFor(claim({}), [claim({}), known])).toBe("BPS, 2025");
  expect(sourceFor(claim({ sentence: "Lain, 20%." }), [known])).toBeNull();
  expect(sourceFor(claim({}), [claim({}), claim({ key: "b", state: "reworded" })])).toBeNull();
});
