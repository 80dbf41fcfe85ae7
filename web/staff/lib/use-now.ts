import { useEffect, useState, useSyncExternalStore } from "react";

/** The time in milliseconds since 1970, updated each minute and when the tab becomes visible. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    const tellIfVisible = () => document.visibilityState === "visible" && tell();
    const timer = setInterval(tell, 60_000);
    document.addEventListener("visibilitychange", tellIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tellIfVisible);
    };
  }, []);
  return now;
}

function subscribe(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether the tab is visible. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
