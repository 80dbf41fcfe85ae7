import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type GenerationStatus, isRunning } from "../../../../worker/contract/generation";
import { refreshBlog } from "../../../api/blog-admin";
import { generationStatusQuery, postTotalQuery } from "../../../api/generation";
import { isSignedOut } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";

/**
 * Calls `poll` again and again, `ms` milliseconds after the call before has ended, until the answered function is
 * called. In a hidden tab it waits; the call that came due there is made as soon as the tab is seen again.
 */
function pollWhileSeen(poll: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isStopped = false;

  function schedule() {
    if (!isStopped) timer = setTimeout(handleDue, ms);
  }

  function handleDue() {
    isDue = document.hidden;
    if (!isDue) void poll().finally(schedule);
  }

  function handleVisibility() {
    if (isDue && !document.hidden) handleDue();
  }

  document.addEventListener("visibilitychange", handleVisibility);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}

// Specification, sections 4 and 9.
const pollMs = 5000;
const mostListPolls = 12;

/** An order whose first article is still to be announced. */
interface Watch {
  /** Posts there were when it was made. */
  before: number;
}

/**
 * Follows the articles that are being written, for the panel and for the list of posts.
 *
 * After an order every poll fetches the list, until there are more posts than before or for the twelfth time: so the
 * specification has it. The panel must reach the batch's end all the same; as long as the batch runs, the same clock
 * goes on asking for its state alone, and the list is fetched only when an article more is done.
 */
export function useBatchPoller() {
  const client = useQueryClient();
  const status = useQuery(generationStatusQuery());
  const [watch, setWatch] = useState<Watch | null>(null);
  const isPolling = !isSignedOut(status.error) && (watch !== null || isWriting(status.data));

  useEffect(() => {
    // What was written while another page was open is not in the list yet.
    if (isWriting(knownStatus(client))) void refreshBlog(client);
  }, [client]);

  useEffect(() => {
    if (!isPolling) return;
    let isStopped = false;
    let listPolls = 0;

    async function poll() {
      const doneBefore = countDone(knownStatus(client));
      await client.refetchQueries({ queryKey: generationStatusQuery().queryKey });
      const added = watch ? await countAdded(client, watch.before) : 0;
      if (watch || countDone(knownStatus(client)) !== doneBefore) await refreshBlog(client);
      if (!watch || isStopped) return;
      listPolls += 1;
      if (added > 0 || listPolls === mostListPolls) setWatch(null);
      if (added > 0) {
        showToast({ title: "Artikel berhasil dibuat!", description: `${added} artikel baru ditambahkan` });
      }
    }

    const stop = pollWhileSeen(poll, pollMs);
    return () => {
      isStopped = true;
      stop();
    };
  }, [client, isPolling, watch]);

  return {
    status,
    /** Announces the first articles that make the posts more than `before`. */
    announceSince: (before: number) => setWatch({ before }),
  };
}

function knownStatus(client: QueryClient): GenerationStatus | undefined {
  return client.getQueryData(generationStatusQuery().queryKey);
}

function isWriting(status: GenerationStatus | undefined): boolean {
  return status?.batch ? isRunning(status.batch) : false;
}

function countDone(status: GenerationStatus | undefined): number {
  return status?.batch?.items.filter(({ state }) => state === "done").length ?? 0;
}

/** A count that fails is one that found nothing. */
async function countAdded(client: QueryClient, before: number): Promise<number> {
  try {
    return (await client.fetchQuery(postTotalQuery())) - before;
  } catch (error) {
    console.warn(error);
    return 0;
  }
}
