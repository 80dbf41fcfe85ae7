import { useEffect, useRef, useState } from "react";

/** Milliseconds after the last key, and at most since the first one that is not kept. */
const pause = 500;
const longest = 2000;

/** How the draft of a form stands: nothing to keep, kept at a time, or the browser refused. */
export type KeptState = { kept: null } | { kept: string } | { kept: "refused" };

interface KeptDraftOptions<Values> {
  /** Of what it is a draft. */
  place: string;
  /** As they are typed. */
  values: Values;
  /** Whether the server holds the same. */
  isSaved: boolean;
  /** The stored version that the form stands on. */
  base: string | null;
  /** Null for values that are none of this form. */
  read: (values: unknown) => Values | null;
}

/** Keeps what is typed in the browser until it is stored, and offers what was left behind earlier. */
export function useKeptDraft<Values>(options: KeptDraftOptions<Values>) {
  const { place, values, isSaved, read } = options;
  const own = useRef({ place: "", key: "" });
  const [offers, setOffers] = useState(() => {
    for (const draft of listKept(place, read)) {
      // Stored in the last moment of the page that left it behind.
      if (JSON.stringify(draft.values) === JSON.stringify(values)) removeKept(draft.key);
    }
    return listKept(place, read);
  });
  const [state, setState] = useState<KeptState>({ kept: null });
  const latest = useRef(options);
  latest.current = options;

  /** Stored under another place by now, what is typed on goes there too. */
  function ownKey(): string {
    const { place } = latest.current;
    if (own.current.place !== place) {
      removeKept(own.current.key);
      own.current = { place, key: newKeptKey(place) };
    }
    return own.current.key;
  }

  function keepNow(compared?: string): KeptState {
    const { isSaved, values, base } = latest.current;
    const key = ownKey();
    if (isSaved) {
      removeKept(key);
      return { kept: null };
    }
    const savedAt = new Date().toISOString();
    const isKept = storeKept({ key, values, base: compared ?? base, savedAt });
    return { kept: isKept ? savedAt : "refused" };
  }

  const text = JSON.stringify(values);
  const unkeptSince = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed, and of what is stored, anew
  useEffect(() => {
    unkeptSince.current ??= Date.now();
    const left = unkeptSince.current + longest - Date.now();
    const timer = setTimeout(
      () => {
        unkeptSince.current = null;
        setState(keepNow());
      },
      Math.max(0, Math.min(pause, left)),
    );
    return () => clearTimeout(timer);
  }, [text, isSaved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is always the latest
  useEffect(() => {
    const keep = () => void keepNow();
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, []);

  const forget = (draft: KeptDraft<Values>) =>
    setOffers((before) => before.filter((offer) => offer.key !== draft.key));

  return {
    state: isSaved ? ({ kept: null } as const) : state,
    hasUnsaved: () => !latest.current.isSaved,
    /** The newest draft that was left behind, if it says something else than the form. */
    offered: offers.find((draft) => JSON.stringify(draft.values) !== text) ?? null,
    /** The draft is from now on the form's own. */
    resume: (draft: KeptDraft<Values>) => {
      own.current = { place, key: draft.key };
      forget(draft);
    },
    discard: (draft: KeptDraft<Values>) => {
      removeKept(draft.key);
      forget(draft);
    },
    /**
     * Leaves what is in the form behind as a draft, to be offered again; `compared` is the stored version that it was
     * compared with. False where the browser keeps none.
     */
    leaveBehind: (compared?: string): boolean => {
      const { kept } = keepNow(compared);
      if (kept === "refused") return false;
      own.current = { place, key: newKeptKey(place) };
      setOffers(listKept(place, read));
      return true;
    },
  };
}

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
