import { type RefObject, useEffect } from "react";

/** Scrolls the current link of a horizontally scrollable list into view, again whenever `shown` changes. */
export function useCurrentInView(navRef: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current link changes
  useEffect(() => {
    const link = navRef.current?.querySelector<HTMLElement>("[aria-current]");
    const list = link?.closest("ul");
    if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [navRef, shown]);
}
