import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { scrollWhenLong } from "../../lib/scroll-when-long";

/** Where `ScrollRestoration` keeps the positions over a reload. */
export const scrollPositionsKey = "staff-scroll-positions";

/** Milliseconds in which what a page asks for arrives one after the other. */
const settleMs = 2000;

/** After a reload the rows come later than the frame, and the router scrolls but once. */
export function useLateScroll(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the page that was loaded
  useEffect(() => {
    const top = readPosition(key);
    return top > 0 ? scrollWhenLong(top, settleMs) : undefined;
  }, []);
}

function readPosition(key: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? "{}")[key] ?? 0);
  } catch {
    return 0;
  }
}
