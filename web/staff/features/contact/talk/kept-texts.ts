import { useState } from "react";
import { pageAccount } from "../../../../lib/http";
import {
  type KeptDraft,
  listKept,
  listOwn,
  removeKept,
  storeKept,
} from "../../../lib/record-form/use-kept-draft";

/** The kinds of drafts about an enquiry; `baru` is an unsaved enquiry. */
type TextKind = "catatan" | "whatsapp" | "email" | "baru" | "langkah" | "nilai" | "alasan";

/** Drafts with personal data are deleted after this time. */
const keptMs = 7 * 24 * 60 * 60_000;

const everyPlace = "kontak";

function forget(isOld: (draft: KeptDraft<unknown>) => boolean): void {
  for (const draft of listKept(everyPlace, (values) => values)) if (isOld(draft)) removeKept(draft.key);
}

/** Deletes the drafts about enquiries. */
export const forgetTexts = (ids: readonly number[]) =>
  forget(({ key }) => ids.includes(Number(key.split(":")[1])));

interface KeptOptions<Values> {
  id: number;
  kind: TextKind;
  /** The values without a draft. */
  empty: Values;
}

/**
 * Unsaved text, stored in the browser for up to a week, so that a reload, the end of the session or a failed call does not lose
 * it.
 */
export function useKeptText<Values>({ id, kind, empty }: KeptOptions<Values>) {
  const place = `${everyPlace}:${id}:${kind}`;
  const [left] = useState(() => {
    forget(({ savedAt }) => !(Date.parse(savedAt) > Date.now() - keptMs));
    return listOwn(place, (values) => values as Values)[0];
  });
  const key = left?.key ?? `${place}:${pageAccount()}:`;
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
