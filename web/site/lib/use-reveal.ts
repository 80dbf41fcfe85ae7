import { useEffect, useRef } from "react";

/**
 * Lets an element enter: its `data-reveal` is to be rendered as `idle`, so that a page without the script hides nothing,
 * and becomes `waiting` for what stands below the window, and `seen` once and for all when `threshold` (0 to 1) of it
 * has come into view. On the element alone: React neither measures the page it has just taken over nor renders it again.
 */
export function useReveal<T extends HTMLElement>(threshold: number) {
  const ref = useRef<T>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isWaiting = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { boundingClientRect, isIntersecting } of entries) {
          if (!isWaiting) {
            // Where it stands, which every element is told once.
            if (boundingClientRect.top < window.innerHeight) return observer.disconnect();
            isWaiting = true;
            element.dataset.reveal = "waiting";
          } else if (isIntersecting) {
            element.dataset.reveal = "seen";
            return observer.disconnect();
          }
        }
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return ref;
}
