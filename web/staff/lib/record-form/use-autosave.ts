import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** The intent of an autosave. */
export const autosave = "autosave";
/** The intent of a save that visitors see at once. */
export const publishing = "publish";

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
  /** Whether another action runs, for which an autosave waits. */
  isBusy: () => boolean;
  /** Resolves to null after a failure. */
  save: () => Promise<unknown>;
}

/** Saves after a pause, at least every ten seconds while typing, and on leaving. */
export function useAutosave({ isWanted, isNew, isBusy, text, save }: AutosaveOptions) {
  const unsavedSince = useRef<number | null>(null);
  const latest = useRef({ isWanted, isNew, isBusy, save });
  latest.current = { isWanted, isNew, isBusy, save };
  /** Consecutive failures; each delays the next attempt, until the browser is online again. */
  const [tries, setTries] = useState(0);

  const running = useRef<Promise<unknown> | null>(null);

  async function run(): Promise<boolean> {
    await running.current;
    if (!latest.current.isWanted || latest.current.isBusy()) return true;
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
    let timer: ReturnType<typeof setTimeout>;
    function runAfter(ms: number) {
      timer = setTimeout(() => {
        if (latest.current.isBusy()) runAfter(pauseMs);
        else void runLatest.current();
      }, ms);
    }
    runAfter(Math.max(0, wait));
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

function createExclusive() {
  let running: { name: string; work: Promise<unknown> } | null = null;
  const listeners = new Set<() => void>();
  function setRunning(next: typeof running) {
    running = next;
    for (const listener of listeners) listener();
  }

  async function runExclusive<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer | null> {
    if (running?.name === autosave && name !== autosave) {
      await running.work.catch(() => {});
      return runExclusive(name, run);
    }
    // Ignores a double click.
    if (running) return null;
    const work = run();
    setRunning({ name, work });
    try {
      return await work;
    } finally {
      setRunning(null);
    }
  }

  return {
    runExclusive,
    /** The name of the running action, or null. */
    getWork: () => running?.name ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs one action at a time and ignores further ones meanwhile, except after an autosave. */
export function useExclusive() {
  const [exclusive] = useState(createExclusive);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return { ...exclusive, isHere: () => isOpen.current };
}

type Running = Pick<ReturnType<typeof useExclusive>, "subscribe" | "getWork">;

/** The running action, except an autosave; only the component that shows it rerenders. */
export const useWork = ({ subscribe, getWork }: Running) =>
  useSyncExternalStore(subscribe, () => (getWork() === autosave ? null : getWork()));

export const useIsAutosaving = ({ subscribe, getWork }: Running) =>
  useSyncExternalStore(subscribe, () => getWork() === autosave);
