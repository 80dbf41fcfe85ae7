/** What was typed in a form and not stored yet. */
export interface KeptDraft<Values> {
  /** Where it lies in the browser's store; every open form has its own, so two tabs do not overwrite each other. */
  key: string;
  values: Values;
  /** The stored version that the form started from; null for what is new. */
  base: string | null;
  savedAt: string;
}

/** A place for a form's draft; `place` says of what. */
export function newKeptKey(place: string): string {
  return `${place}:${crypto.randomUUID()}`;
}

/** The drafts of a place, the newest first; `read` answers null for values that are none of it. */
export function listKept<Values>(
  place: string,
  read: (values: unknown) => Values | null,
): KeptDraft<Values>[] {
  return keysOf(place)
    .flatMap((key) => readKept(key, read))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** False when the browser has no room or allows no store. */
export function storeKept<Values>({ key, ...draft }: KeptDraft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without a store there is no draft either.
  }
}

function keysOf(place: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${place}:`));
  } catch {
    return [];
  }
}

function readKept<Values>(key: string, read: (values: unknown) => Values | null): KeptDraft<Values>[] {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "");
    if (typeof draft !== "object" || draft === null || !("values" in draft) || !("savedAt" in draft))
      return [];
    const values = read(draft.values);
    const base = "base" in draft && typeof draft.base === "string" ? draft.base : null;
    return values === null ? [] : [{ key, values, base, savedAt: String(draft.savedAt) }];
  } catch {
    return [];
  }
}
