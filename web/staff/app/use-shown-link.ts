import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Brings the link of the page into view where the navigation is wider than the screen. */
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
  return navRef;
}
