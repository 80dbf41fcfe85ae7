import { useEffect, useState } from "react";
import { isTagManagerLoaded } from "../../analytics/tag-manager";

/** Milliseconds between two looks at the data layer. */
const pollInterval = 2000;

export interface EventLog {
  tagManagerLoaded: boolean;
  /** As pushed, oldest first. */
  events: readonly Record<string, unknown>[];
  /** Looks again now. */
  refresh: () => void;
}

/** What the data layer holds, looked at every two seconds. */
export function useEventLog(): EventLog {
  const [log, setLog] = useState<Omit<EventLog, "refresh">>({ tagManagerLoaded: false, events: [] });
  const [refresh] = useState(
    () => () => setLog({ tagManagerLoaded: isTagManagerLoaded(), events: [...(window.dataLayer ?? [])] }),
  );

  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, pollInterval);
    return () => clearInterval(timer);
  }, [refresh]);

  return { ...log, refresh };
}
