import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Brings the link of the page into view where the navigation is wider than the screen, and marks its list with
 * `data-before` and `data-after` where it goes on beyond an edge.
 */
export function useShownLink() {
  const navRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on each page
  useEffect(() => {
    const nav = navRef.current;
    const link = nav?.querySelector<HTMLElement>("[aria-current=page]");
    const list = link?.closest("ul");
    if (!link || !list) return;
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);

  // On each rendering: another role has other links.
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
  }, []);
  return navRef;
}

function markEdges(nav: HTMLElement | null): void {
  const list = nav?.querySelector("ul");
  if (!list) return;
  list.toggleAttribute("data-before", list.scrollLeft >= 1);
  list.toggleAttribute("data-after", list.scrollWidth - list.clientWidth - list.scrollLeft >= 1);
}
