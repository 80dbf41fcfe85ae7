import type { Brief } from "../../worker/contract/studio/brief";

/** A brief with a title and nothing else, but for what the test says. */
export function briefOf(values: Partial<Brief> = {}): Brief {
  return {
    ...{ id: 1, title: "Halaman layanan untuk bengkel", audience: "", aim: "", keyPhrase: "", intent: "" },
    ...{ outline: [], ownFacts: "", sources: [], tone: "", callToAction: "", plannedDate: null },
    ...{ state: "idea", owner: null, createdAt: "2026-11-20T02:00:00Z", updatedAt: "2026-11-20T02:00:00Z" },
    ...values,
  };
}
