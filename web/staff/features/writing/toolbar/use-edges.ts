import { type RefObject, useEffect } from "react";

/** Marks what scrolls sideways with `data-before` and `data-after` where it goes on beyond an edge. */
export function useEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const mark = () => {
      bar.toggleAttribute("data-before", bar.scrollLeft >= 1);
      bar.toggleAttribute("data-after", bar.scrollWidth - bar.clientWidth - bar.scrollLeft >= 1);
    };
    mark();
    const resized = new ResizeObserver(mark);
    resized.observe(bar);
    // A list that the cursor is in brings tools with it.
    const changed = new MutationObserver(mark);
    changed.observe(bar, { childList: true });
    bar.addEventListener("scroll", mark, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      bar.removeEventListener("scroll", mark);
    };
  }, [ref]);
}
