import { useEffect, useRef, useState } from "react";
import { autosave } from "./use-autosave";

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
