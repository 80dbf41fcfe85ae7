import { useState } from "react";
import { useKeptText } from "../../talk/kept-texts";
import { type ContactChanges, useChangeProblem } from "../changes/use-contact-changes";

const readReason = (values: unknown) => (typeof values === "string" ? values : null);

/** Why nothing came of it while it is written, in the card or in the sheet of a phone; it stays until it is stored. */
export function useLostDraft({ contact, change }: ContactChanges) {
  const kept = useKeptText<string | null>({ id: contact.id, kind: "alasan", empty: null, read: readReason });
  const { problem, setProblem, tell } = useChangeProblem();
  const [isBusy, setBusy] = useState(false);
  const reason = kept.values ?? "";

  function cancel() {
    kept.clear();
    setProblem("");
  }

  async function save(): Promise<boolean> {
    if (isBusy) return false;
    setProblem("");
    setBusy(true);
    const outcome = await change({ stage: "lost", lostReason: reason.trim() || null });
    setBusy(false);
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
