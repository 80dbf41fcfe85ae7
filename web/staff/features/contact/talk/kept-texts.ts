import { useRef, useState } from "react";
import { listKept, newKeptKey, removeKept, storeKept } from "../../../lib/record-form/use-kept-draft";

/** What may be written about an enquiry, and to its sender; `baru` is of a contact that is not stored yet. */
export type TextKind = "catatan" | "whatsapp" | "email" | "langkah" | "nilai" | "alasan" | "baru";

/** Longer than that nobody leaves words about somebody lying in a browser. */
const keptMs = 7 * 24 * 60 * 60_000;

const everyPlace = "kontak";

function placeOf(id: number, kind: TextKind): string {
  return `${everyPlace}:${id}:${kind}`;
}

function allKept() {
  return listKept(everyPlace, (values) => values).map(({ key, savedAt }) => ({
    ...{ key, savedAt },
    id: Number(key.split(":")[1]),
  }));
}

/** Takes out of the browser what was typed about enquiries. */
export function forgetTexts(ids: readonly number[]): void {
  for (const { key, id } of allKept()) if (ids.includes(id)) removeKept(key);
}

function forgetOld(now: number): void {
  for (const { key, savedAt } of allKept()) if (!(Date.parse(savedAt) > now - keptMs)) removeKept(key);
}

export const readText = (values: unknown) => (typeof values === "string" ? values : null);

interface KeptOptions<Values> {
  id: number;
  kind: TextKind;
  /** When nothing was typed. */
  empty: Values;
  /** Null for values that are none of it. */
  read: (values: unknown) => Values | null;
}

/**
 * What is typed and not stored yet. It lies in the browser, so that a reload, the end of the session or a call that
 * fails does not cost it; for a week at most.
 */
export function useKeptText<Values>({ id, kind, empty, read }: KeptOptions<Values>) {
  const place = placeOf(id, kind);
  const [left] = useState(() => {
    forgetOld(Date.now());
    return listKept(place, read)[0];
  });
  const [key] = useState(() => left?.key ?? newKeptKey(place));
  const [values, setValues] = useState(left?.values ?? empty);
  const [isKept, setKept] = useState(true);
  const latest = useRef(values);

  function show(shown: Values) {
    latest.current = shown;
    setValues(shown);
  }

  return {
    values,
    /** False where the browser has no room or allows no store. */
    isKept,
    /** Shows it without keeping it: nothing was typed yet. */
    show,
    type: (typed: Values) => {
      show(typed);
      setKept(storeKept({ key, values: typed, base: null, savedAt: new Date().toISOString() }));
    },
    /** What was typed after `stored` stays. */
    clear: (stored?: Values) => {
      if (stored !== undefined && JSON.stringify(stored) !== JSON.stringify(latest.current)) return;
      show(empty);
      removeKept(key);
    },
  };
}
