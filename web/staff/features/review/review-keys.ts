import { useEffect, useRef } from "react";

/** What a key does while somebody reads. */
type ReviewKey = "next" | "previous" | "approve" | "return";

const keys = new Map<string, ReviewKey>([
  ["j", "next"],
  ["k", "previous"],
  ["s", "approve"],
  ["t", "return"],
]);

/** Where a letter is text, or is about something else than the article. */
const typed = "input:not([type=radio]), textarea, select, [contenteditable], [role=dialog]";

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "isComposing" | "defaultPrevented" | "target"
>;

/** What a pressed key asks for; null while somebody types, with another key held, and where a dialog is open. */
export function reviewKeyOf(event: Pressed): ReviewKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.repeat || event.isComposing || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(typed)) return null;
  return keys.get(event.key.toLowerCase()) ?? null;
}

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
