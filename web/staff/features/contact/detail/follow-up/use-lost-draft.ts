import { useState } from "react";
import { useKeptText } from "../../talk/kept-texts";
import { useChangeProblem } from "../changes/use-change-problem";
import type { ContactChanges } from "../changes/use-contact-changes";

const readReason = (values: unknown) => (typeof values === "string" ? values : null);

/** Why nothing came of it while it is written, in the card or in the sheet of a phone; it stays until it is stored. */
export function useLostDraft({ contact, change, conflict }: ContactChanges) {
  const kept = useKeptText<string | null>({ id: contact.id, kind: "alasan", empty: null, read: readReason });
  const { problem, setProblem, tell } = useChangeProblem();
  const [running, setRunning] = useState(0);
  const isBusy = running > 0 && conflict === null;
  const reason = kept.values ?? "";

  function cancel() {
    kept.clear();
    setProblem("");
  }

  async function save(): Promise<boolean> {
    if (isBusy) return false;
    setProblem("");
    setRunning((count) => count + 1);
    const outcome = await change({ stage: "lost", lostReason: reason.trim() || null });
    setRunning((count) => count - 1);
    const isStored = tell(outcome, "lostReason", "stage");
    if (isStored) kept.clear(kept.values);
    return isStored;
  }

  return {
    /** It is being asked for. */
    isOpen: kept.values !== null,
    open: () => kept.values === null && kept.show(contact.lostReason ?? ""),
    reason,
    type: (typed: string) => {
      kept.type(typed);
      setProblem("");
    },
    problem,
    isBusy,
    cancel,
    save,
  };
}

export type LostDraft = ReturnType<typeof useLostDraft>;
