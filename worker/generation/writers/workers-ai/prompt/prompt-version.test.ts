import { expect, test } from "vitest";
import { makeBrief } from "../../../../../tests/support/brief";
import { defaultContent } from "../../../../contract/site-content/site-content";
import { firstWritingRules } from "../../../../contract/studio/writing-rules";
import { sha256 } from "../../../../secrets";
import type { Assignment } from "../../writer";
import { bodyPrompt, outlinePrompt, perspectives, promptVersion, repairPrompt } from "./prompt";
import type { WritingContext } from "./writing-context";

const filled = makeBrief({
  ...{ audience: "a", aim: "b", keyPhrase: "c", intent: "d", tone: "e", callToAction: "f", outline: ["g"] },
  ...{ ownFacts: "h", sources: [{ title: "i", url: "https://i.example" }] },
});
const context = (isNamed: boolean): WritingContext => ({
  notes: { title: "j", category: "SEO", isNamed, sections: ["k"] },
  facts: ["l"],
  business: defaultContent.business,
});
const links = [
  { path: "/blog/m", title: "m" },
  { path: "/contact", title: "n" },
];

/** Every text of the prompt, around data that never changes: of our facts and the catalogue nothing is in it. */
function everyPrompt() {
  const rules = { ...firstWritingRules, glossary: [{ use: "o", insteadOf: ["p"] }], forbiddenWords: ["q"] };
  const assignments: Assignment[] = [null, filled].flatMap((brief) =>
    (["Anda", "kamu"] as const).map((address) => ({
      ...{ topic: "r", category: null, takenTitles: ["s"], seed: 0, brief, links },
      rules: { ...rules, address, sample: "" },
    })),
  );
  const plan = { title: "t", summary: "u", category: "v", sections: ["w"] };
  const draft = { ...plan, content: "<h2>x</h2>", model: null, promptVersion: null, tokens: null };
  return assignments.flatMap((assignment) =>
    [true, false].flatMap((isNamed) => [
      outlinePrompt(assignment, context(isNamed)),
      bodyPrompt(assignment, context(isNamed), plan),
      repairPrompt(assignment, context(isNamed), draft, ["z"]),
    ]),
  );
}

test("the version ends in the digest of the prompt's texts: whoever changes them raises it", async () => {
  const digest = await sha256(JSON.stringify([everyPrompt(), perspectives]));
  expect(promptVersion).toMatch(/^\d+-[0-9a-f]{8}$/);
  expect(promptVersion.split("-")[1]).toBe(digest.slice(0, 8));
});
