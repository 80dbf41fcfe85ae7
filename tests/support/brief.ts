import type { Brief } from "../../worker/contract/studio/brief";
import { firstWritingRules } from "../../worker/contract/studio/writing-rules";
import type { Assignment } from "../../worker/generation/writers/writer";

/** A brief with a title and nothing else, but for what the test says. */
export function makeBrief(values: Partial<Brief> = {}): Brief {
  return {
    ...{ id: 1, title: "Halaman layanan untuk bengkel", audience: "", aim: "", keyPhrase: "", intent: "" },
    ...{ outline: [], ownFacts: "", sources: [], tone: "", callToAction: "", plannedDate: null },
    ...{ state: "idea", owner: null, createdAt: "2026-11-20T02:00:00Z", updatedAt: "2026-11-20T02:00:00Z" },
    ...values,
  };
}

/** An order without a brief or links, but for what the test says. */
export function makeAssignment(values: Partial<Assignment> = {}): Assignment {
  return {
    ...{ topic: "Halaman layanan", category: null, takenTitles: [], seed: 1, brief: null, links: [] },
    rules: firstWritingRules,
    ...values,
  };
}
