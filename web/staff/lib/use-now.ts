import { useEffect, useState, useSyncExternalStore } from "react";

/** The time in milliseconds: anew each minute, and as soon as the tab is looked at again, whose timers may have slept. */
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

/** Whether the tab is in front of somebody. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
