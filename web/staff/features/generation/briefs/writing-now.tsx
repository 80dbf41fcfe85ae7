import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isRunning } from "../../../../../worker/contract/generation";
import { refreshBriefs } from "../../../../api/briefs";
import { BatchProgress } from "../batch-progress";
import { isBatchHidden } from "../hidden-batch";
import { useBatchPoller } from "../use-batch-poller";

/** How far the last order is, while something of it is still to be written, and for as long as one stays after that. */
export function WritingNow() {
  const client = useQueryClient();
  const batch = useBatchPoller().status.data?.batch;
  const running = batch ? isRunning(batch) : false;
  const [seen, setSeen] = useState<string | null>(null);
  if (running && batch && seen !== batch.id) setSeen(batch.id);

  // A brief of which an article has come is in another state.
  const done = batch?.items.filter(({ state }) => state === "done").length;
  const [known, setKnown] = useState(done);
  useEffect(() => {
    if (done === known) return;
    setKnown(done);
    if (known !== undefined) refreshBriefs(client);
  }, [client, done, known]);

  if (!batch || seen !== batch.id || (!running && isBatchHidden(batch.id))) return null;
  return (
    <section
      aria-label="Artikel yang sedang ditulis"
      className="mt-5 rounded-lg border border-line bg-white [&>div]:border-t-0"
    >
      <BatchProgress key={batch.id} batch={batch} />
    </section>
  );
}
