import { useEffect, useRef, useState } from "react";

/** The intent of a write that nobody asked for. */
export const autosave = "autosave";

/** Milliseconds after the last key, and at most since the first one that is not stored. */
const pauseMs = 3000;
const longestMs = 10_000;

interface AutosaveOptions {
  /** Whether there is something to store, and nothing speaks against it. */
  isWanted: boolean;
  /** Another one for each change of what is typed. */
  text: string;
  /** What is new is not created as the page is left: the browser's draft of it would be stored as another one. */
  isNew: boolean;
  /** Answers null where it was not stored. */
  save: () => Promise<unknown>;
}

/** Stores what is typed when somebody pauses, every ten seconds while they do not, and when the page is left. */
export function useAutosave({ isWanted, isNew, text, save }: AutosaveOptions) {
  const unsavedSince = useRef<number | null>(null);
  const latest = useRef({ isWanted, isNew, save });
  latest.current = { isWanted, isNew, save };
  /** Tries in a row that came to nothing; the next one waits longer, or until there is a connection again. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed anew
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

/** One work at a time: a second press does nothing until the first has come to its end, an autosave excepted. */
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
    // A double click comes before the button is disabled.
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
