import { useEffect, useRef, useState } from "react";

/** The intent of an autosave. */
export const autosave = "autosave";

/** Milliseconds after the last change, and at most since the first unsaved change. */
const pauseMs = 3000;
const longestMs = 10_000;

interface AutosaveOptions {
  /** Whether there are changes that may be saved. */
  isWanted: boolean;
  /** Changes with the values. */
  text: string;
  /** A new record is not created while leaving, because the browser's draft could create it again. */
  isNew: boolean;
  /** Resolves to null after a failure. */
  save: () => Promise<unknown>;
}

/** Saves after a pause, at least every ten seconds while typing, and on leaving. */
export function useAutosave({ isWanted, isNew, text, save }: AutosaveOptions) {
  const unsavedSince = useRef<number | null>(null);
  const latest = useRef({ isWanted, isNew, save });
  latest.current = { isWanted, isNew, save };
  /** Consecutive failures; each delays the next attempt, until the browser is online again. */
  const [tries, setTries] = useState(0);

  const running = useRef<Promise<unknown> | null>(null);

  async function run(): Promise<boolean> {
    await running.current;
    if (!latest.current.isWanted) return true;
    unsavedSince.current = null;
    const work = latest.current.save();
    running.current = work;
    const isStored = (await work) !== null;
    running.current = null;
    setTries((before) => (isStored ? 0 : before + 1));
    return isStored;
  }
  const runLatest = useRef(run);
  runLatest.current = run;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each change
  useEffect(() => {
    if (!isWanted) return;
    unsavedSince.current ??= Date.now();
    const left = unsavedSince.current + longestMs - Date.now();
    const wait = tries > 0 ? left : Math.min(pauseMs, left);
    const timer = setTimeout(() => void runLatest.current(), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [isWanted, text, tries]);

  useEffect(() => {
    const saveNow = () => void runLatest.current();
    const saveHidden = () => document.visibilityState === "hidden" && !latest.current.isNew && saveNow();
    window.addEventListener("online", saveNow);
    document.addEventListener("visibilitychange", saveHidden);
    return () => {
      window.removeEventListener("online", saveNow);
      document.removeEventListener("visibilitychange", saveHidden);
    };
  }, []);

  return { flush: () => runLatest.current() };
}

/** Runs one action at a time and ignores further ones meanwhile, except after an autosave. */
export function useExclusive() {
  const [work, setWork] = useState<string | null>(null);
  const running = useRef<{ name: string; work: Promise<unknown> } | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function runExclusive<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer | null> {
    if (running.current?.name === autosave && name !== autosave) {
      await running.current.work.catch(() => {});
      return runExclusive(name, run);
    }
    // Ignores a double click.
    if (running.current) return null;
    const work = run();
    running.current = { name, work };
    setWork(name);
    try {
      return await work;
    } finally {
      running.current = null;
      setWork(null);
    }
  }

  return { work, isHere: () => isOpen.current, runExclusive };
}
