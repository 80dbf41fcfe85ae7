import { useSyncExternalStore } from "react";

/** Where a whole month has room beside a title in each of its days. */
const wide = "(min-width: 64rem)";

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}
