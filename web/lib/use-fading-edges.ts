import { type RefObject, useEffect } from "react";

/**
 * Brings the current link of a list that scrolls sideways into view, and marks the list with `data-before` and
 * `data-after` where it goes on beyond an edge. `shown` is what makes the current link another one.
 */
export function useFadingEdges(navRef: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another link is the current one
  useEffect(() => {
    const link = navRef.current?.querySelector<HTMLElement>("[aria-current]");
    const list = link?.closest("ul");
    if (!link || !list) return;
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [navRef, shown]);

  // On each rendering: what stands in the list may be wider than before.
  useEffect(() => markEdges(navRef.current));
  useEffect(() => {
    const nav = navRef.current;
    const list = nav?.querySelector("ul");
    if (!nav || !list) return;
    const mark = () => markEdges(nav);
    const resized = new ResizeObserver(mark);
    resized.observe(list);
    list.addEventListener("scroll", mark, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", mark);
    };
  }, [navRef]);
}

function markEdges(nav: HTMLElement | null): void {
  const list = nav?.querySelector("ul");
  if (!list) return;
  list.toggleAttribute("data-before", list.scrollLeft >= 1);
  list.toggleAttribute("data-after", list.scrollWidth - list.clientWidth - list.scrollLeft >= 1);
}
