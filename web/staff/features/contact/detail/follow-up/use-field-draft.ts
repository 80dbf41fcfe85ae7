import { useState } from "react";
import type { WantedChange } from "../../../../../api/contact-detail";
import { type TextKind, useKeptText } from "../../talk/kept-texts";
import type { ContactChanges } from "../changes/use-contact-changes";

/**
 * A field of an enquiry while it is written, in the card or in the sheet of a phone, begun from what is `stored`; it
 * stays until it is stored.
 */
export function useFieldDraft<Values>(
  { contact, change, forgetProblem }: ContactChanges,
  kind: TextKind,
  stored: Values,
  read: (values: unknown) => Values | null,
) {
  const kept = useKeptText<Values | null>({ id: contact.id, kind, empty: null, read });
  const [isBusy, setBusy] = useState(false);
  const values = kept.values ?? stored;
  return {
    values,
    isOpen: kept.values !== null,
    isBusy,
    open: () => kept.show(values),
    type: (typed: Values) => {
      kept.type(typed);
      forgetProblem();
    },
    cancel: () => {
      kept.clear();
      forgetProblem();
    },
    /** Answers whether it was stored; what was typed meanwhile stays. */
    store: async (wanted: WantedChange): Promise<boolean> => {
      if (isBusy) return false;
      setBusy(true);
      const isStored = await change(wanted);
      setBusy(false);
      if (isStored) kept.clear(kept.values);
      return isStored;
    },
  };
}

export type FieldDraft<Values> = ReturnType<typeof useFieldDraft<Values>>;
