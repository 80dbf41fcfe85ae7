import { useEffect, useRef } from "react";
import { type ReviewKey, reviewKeyOf } from "./review-keys";

/** Does what a key asks for, wherever the focus is on the page. */
export function useReviewKeys(actions: Record<ReviewKey, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const key = reviewKeyOf(event);
      if (!key) return;
      // The letter must not land in the field that it opens.
      event.preventDefault();
      latest.current[key]();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
