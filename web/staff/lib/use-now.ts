import { useEffect, useState } from "react";

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
