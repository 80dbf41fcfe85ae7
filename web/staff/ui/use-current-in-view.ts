import { type RefObject, useEffect } from "react";

/** Brings the current link of a list that scrolls sideways into view; `shown` is another one where that may be elsewhere. */
export function useCurrentInView(navRef: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another link is the current one
  useEffect(() => {
    const link = navRef.current?.querySelector<HTMLElement>("[aria-current]");
    const list = link?.closest("ul");
    if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [navRef, shown]);
}
