import { useEffect, useRef, useState } from "react";

/**
 * `idle` until the script runs, so that a page without it hides nothing; then `waiting` for what stands
 * below the window, and `seen` once and for all when `threshold` (0 to 1) of it has come into view.
 */
export type RevealState = "idle" | "waiting" | "seen";

export function useInView<T extends Element>(threshold: number) {
  const ref = useRef<T>(null);
  const [state, setState] = useState<RevealState>("idle");

  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    setState("waiting");
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState("seen");
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return { ref, state };
}
