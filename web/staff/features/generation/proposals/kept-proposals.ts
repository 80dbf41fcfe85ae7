import * as z from "zod/mini";
import type { Proposal } from "../../../../../worker/contract/studio/brief";

/** A proposal as staff have it before them. */
const kept = z.object({
  title: z.string(),
  keyPhrase: z.string(),
  category: z.string(),
  outline: z.array(z.string()),
  isChosen: z.boolean(),
  /** The brief that it has become; null until then. */
  briefId: z.nullable(z.number()),
  /** Why it has not become one; "" where nothing is known. */
  problem: z.string(),
});
export type KeptProposal = z.infer<typeof kept>;

const storageKey = "usulan-artikel";

export function fromWriter(proposals: readonly Proposal[]): KeptProposal[] {
  return proposals.map((proposal) => ({ ...proposal, isChosen: false, briefId: null, problem: "" }));
}

/** What the writer has proposed and nobody has ordered yet, with what was typed in it. */
export function readProposals(): KeptProposal[] {
  try {
    const read = z.array(kept).safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Keeps it for as long as the tab is open. */
export function keepProposals(proposals: readonly KeptProposal[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(proposals));
  } catch {
    // It stays for as long as the dialog does.
  }
}
