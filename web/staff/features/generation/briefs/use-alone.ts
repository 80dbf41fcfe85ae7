import { useEffect, useRef, useState } from "react";

/** One work at a time: a second press does nothing until the first has come to its end. */
export function useAlone<Work extends string>() {
  const [work, setWork] = useState<Work | null>(null);
  const isBusy = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return {
    /** What is under way. */
    work,
    /** Whether the page is still there to show what came of it. */
    isHere: () => isOpen.current,
    alone: async (name: Work, run: () => Promise<void>): Promise<void> => {
      // A double click comes before the button is disabled.
      if (isBusy.current) return;
      isBusy.current = true;
      setWork(name);
      try {
        await run();
      } finally {
        isBusy.current = false;
        setWork(null);
      }
    },
  };
}
