import { useState } from "react";
import { listKept, newKeptKey, removeKept, storeKept } from "../../../lib/drafts/kept-drafts";

/** What may be written about an enquiry, and to its sender. */
const kinds = ["catatan", "whatsapp", "email"] as const;

function placeOf(id: number, kind: (typeof kinds)[number]): string {
  return `kontak-${kind}-${id}`;
}

/** Takes out of the browser what was typed about an enquiry. */
export function forgetTexts(id: number): void {
  for (const { key } of kinds.flatMap((kind) => listKept(placeOf(id, kind), (values) => values)))
    removeKept(key);
}

interface KeptOptions<Values> {
  id: number;
  kind: (typeof kinds)[number];
  /** When nothing was typed. */
  empty: Values;
  /** Null for values that are none of it. */
  read: (values: unknown) => Values | null;
}

/**
 * What is typed and not stored yet. It lies in the browser, so that a reload, the end of the session or a call that
 * fails does not cost it.
 */
export function useKeptText<Values>({ id, kind, empty, read }: KeptOptions<Values>) {
  const place = placeOf(id, kind);
  const [left] = useState(() => listKept(place, read)[0]);
  const [key] = useState(() => left?.key ?? newKeptKey(place));
  const [values, setValues] = useState(left?.values ?? empty);
  const [isKept, setKept] = useState(true);

  return {
    values,
    /** False where the browser has no room or allows no store. */
    isKept,
    type: (typed: Values) => {
      setValues(typed);
      setKept(storeKept({ key, values: typed, base: null, savedAt: new Date().toISOString() }));
    },
    clear: () => {
      setValues(empty);
      removeKept(key);
    },
  };
}
