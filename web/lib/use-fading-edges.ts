import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the current link of a list that scrolls sideways into view, and marks the list with `data-before` and
 * `data-after` where it goes on beyond an edge. `shown` is what makes the current link another one; where only `links`,
 * how many there are, has changed, a list that somebody has scrolled meanwhile stays where it is.
 */
export function useFadingEdges(navRef: RefObject<HTMLElement | null>, shown: string, links = 0): void {
  const last = useRef<{ shown: string; scrollLeft: number }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other links stand in the list
  useEffect(() => {
    const link = navRef.current?.querySelector<HTMLElement>("[aria-current]");
    const list = link?.closest("ul");
    if (!link || !list) return;
    if (last.current?.shown === shown && Math.abs(list.scrollLeft - last.current.scrollLeft) >= 1) return;
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
    last.current = { shown, scrollLeft: list.scrollLeft };
  }, [navRef, shown, links]);

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
