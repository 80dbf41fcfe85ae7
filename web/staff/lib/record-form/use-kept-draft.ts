import { useEffect, useRef, useState } from "react";
import { pageAccount } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";

/** Milliseconds after the last change, and at most since the first unstored change. */
const pause = 500;
const longest = 2000;

/** The state of the draft: none, stored at a time, or refused by the browser. */
export type KeptState = { kept: null } | { kept: string } | { kept: "refused" };

interface KeptDraftOptions<Values> {
  /** The draft key of the record. */
  place: string;
  /** The current values. */
  values: Values;
  /** Whether these values are saved on the server. */
  isStored: (values: Values) => boolean;
  /** The version that the form is based on. */
  base: string | null;
  /** Parses stored values; null if they are invalid. */
  read: (values: unknown) => Values | null;
}

/** Stores unsaved values in the browser and offers earlier drafts. */
export function useKeptDraft<Values>(options: KeptDraftOptions<Values>) {
  const { place, values, read } = options;
  const isSaved = options.isStored(values);
  const own = useRef({ place: "", key: "" });
  const [offers, setOffers] = useState(() => {
    for (const draft of listOwn(place, read)) {
      // The values were saved while the earlier page was closing.
      if (JSON.stringify(draft.values) === JSON.stringify(values)) removeKept(draft.key);
    }
    return listOwn(place, read);
  });
  const [state, setState] = useState<KeptState>({ kept: null });
  const latest = useRef(options);
  latest.current = options;

  /** The key of this form's draft, which moves when a new record gets its id. */
  function ownKey(): string {
    const { place } = latest.current;
    if (own.current.place !== place) {
      removeKept(own.current.key);
      own.current = { place, key: newKeptKey(place) };
    }
    return own.current.key;
  }

  function keepNow(): KeptState {
    const { isStored, values, base } = latest.current;
    const key = ownKey();
    if (isStored(values)) {
      removeKept(key);
      return { kept: null };
    }
    const savedAt = new Date().toISOString();
    const isKept = storeKept({ key, values, base, savedAt });
    return { kept: isKept ? savedAt : "refused" };
  }

  const text = JSON.stringify(values);
  const unkeptSince = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each change of the typed and the saved values
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads refs only
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

  return {
    state: isSaved ? ({ kept: null } as const) : state,
    /** The newest draft that differs from the form. */
    offered: offers.find((draft) => JSON.stringify(draft.values) !== text) ?? null,
    /** Adopts a draft; what was typed before is kept as another one. */
    resume: (draft: KeptDraft<Values>) => {
      keepNow();
      own.current = { place, key: draft.key };
      setOffers(listOwn(place, read).filter(({ key }) => key !== draft.key));
    },
    discard: (draft: KeptDraft<Values>) => {
      removeKept(draft.key);
      setOffers((before) => before.filter(({ key }) => key !== draft.key));
      const putBack = () => {
        storeKept(draft);
        setOffers((before) => [draft, ...before]);
      };
      showToast({ title: "Draf dibuang", action: { label: "Urungkan", onSelect: putBack } });
    },
    /** Stashes the form's values as a draft that is offered again. False if the browser cannot store it. */
    leaveBehind: (): boolean => {
      if (keepNow().kept === "refused") return false;
      own.current = { place, key: newKeptKey(place) };
      setOffers(listOwn(place, read));
      return true;
    },
  };
}

/** The draft of a form. */
export interface KeptDraft<Values> {
  /** The storage key; every open form has its own, so that two tabs do not overwrite each other. */
  key: string;
  values: Values;
  /** The version that the form was based on; null for a new record. */
  base: string | null;
  savedAt: string;
}

/** A new storage key for a draft of `place`: another account that uses this browser must not read it. */
export function newKeptKey(place: string): string {
  return `${place}:${pageAccount()}:${crypto.randomUUID()}`;
}

/** The valid drafts of a place that this account made, the newest first. */
export function listOwn<Values>(
  place: string,
  read: (values: unknown) => Values | null,
): KeptDraft<Values>[] {
  return listKept(place, read).filter(({ key }) => {
    const [account, id] = key.slice(place.length + 1).split(":");
    // Drafts of earlier versions name no account.
    return id === undefined || account === String(pageAccount());
  });
}

/** The valid drafts of a place, the newest first. */
export function listKept<Values>(
  place: string,
  read: (values: unknown) => Values | null,
): KeptDraft<Values>[] {
  return listKeys(place)
    .flatMap((key) => readKept(key, read))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** False if the storage is full or forbidden. */
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
    // No storage, so there is no draft.
  }
}

function listKeys(place: string): string[] {
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
