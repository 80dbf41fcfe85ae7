import { useState } from "react";
import { type KeptDraft, listKept, removeKept, storeKept } from "../../../lib/record-form/use-kept-draft";

/** What may be written about an enquiry, and to its sender; `baru` is of a contact that is not stored yet. */
type TextKind = "catatan" | "whatsapp" | "email" | "baru" | "langkah" | "nilai" | "alasan";

/** Longer than that nobody leaves words about somebody lying in a browser. */
const keptMs = 7 * 24 * 60 * 60_000;

const everyPlace = "kontak";

function forget(isOld: (draft: KeptDraft<unknown>) => boolean): void {
  for (const draft of listKept(everyPlace, (values) => values)) if (isOld(draft)) removeKept(draft.key);
}

/** Takes out of the browser what was typed about enquiries. */
export const forgetTexts = (ids: readonly number[]) =>
  forget(({ key }) => ids.includes(Number(key.split(":")[1])));

interface KeptOptions<Values> {
  id: number;
  kind: TextKind;
  /** When nothing was typed. */
  empty: Values;
}

/**
 * What is typed and not stored yet. It lies in the browser, so that a reload, the end of the session or a call that
 * fails does not cost it; for a week at most.
 */
export function useKeptText<Values>({ id, kind, empty }: KeptOptions<Values>) {
  const place = `${everyPlace}:${id}:${kind}`;
  const [left] = useState(() => {
    forget(({ savedAt }) => !(Date.parse(savedAt) > Date.now() - keptMs));
    return listKept(place, (values) => values as Values)[0];
  });
  const key = left?.key ?? `${place}:`;
  const [values, setValues] = useState(left?.values ?? empty);
  return {
    values,
    type: (typed: Values) => {
      setValues(typed);
      storeKept({ key, values: typed, base: null, savedAt: new Date().toISOString() });
    },
    clear: () => {
      setValues(empty);
      removeKept(key);
    },
  };
}
