import { useEffect, useState } from "react";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { pushEvent } from "../../analytics/data-layer";
import { isTagManagerLoaded } from "../../analytics/tag-manager";
import { Button } from "../../ui/button";
import { gtmDebugContent as copy } from "../content/gtm-debug";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";

/** Milliseconds between two looks at the data layer. */
const pollInterval = 2000;

interface EventLog {
  isLoaded: boolean;
  /** Oldest first. */
  events: readonly Record<string, unknown>[];
}

const readLog = (): EventLog => ({ isLoaded: isTagManagerLoaded(), events: [...(window.dataLayer ?? [])] });

const selectAnalytics = ({ analytics }: SiteContent) => analytics;

export default function GtmDebugPage() {
  usePageMeta({ page: "gtmDebug" });
  const [{ isLoaded, events }, setLog] = useState<EventLog>({ isLoaded: false, events: [] });
  const { tagManagerId } = useContent(selectAnalytics);
  const status = isLoaded ? copy.status.loaded : copy.status.notLoaded;
  const rows = [
    [copy.status.container, tagManagerId || copy.status.none],
    [copy.status.title, tagManagerId ? status : copy.status.off],
    [copy.status.dataLayer, copy.status.count(events.length)],
  ] as const;

  function pushTestEvent() {
    pushEvent({ event: "test_event", test_time: new Date().toISOString() });
    setLog(readLog());
  }

  useEffect(() => {
    const refresh = () => setLog(readLog());
    refresh();
    const timer = setInterval(refresh, pollInterval);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className="page-grid min-h-screen py-14">
      <h1 className="text-4xl">{copy.title}</h1>
      <p className="mt-3 max-w-2xl text-ink-soft">{copy.description}</p>
      <dl className="mt-10 grid gap-x-8 border-t-2 border-ink sm:grid-cols-3">
        {rows.map(([label, value]) => (
          <div key={label} className="border-b border-line py-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="mt-1 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{copy.events.title}</h2>
        <Button onClick={pushTestEvent}>{copy.events.test}</Button>
      </div>
      {events.length === 0 ? (
        <p className="mt-5 text-ink-soft">{copy.events.empty}</p>
      ) : (
        <ol className="mt-5 grid gap-3" aria-live="polite">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
            <li key={index} className="rounded-md border border-line bg-white p-4">
              <p className="font-bold">{String(event.event ?? "-")}</p>
              <pre className="mt-1 text-sm break-words whitespace-pre-wrap text-ink-soft">
                {JSON.stringify(event, null, 2)}
              </pre>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
