import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type GenerationStatus, isRunning } from "../../../../worker/contract/generation";
import { refreshBlog } from "../../../api/blog-admin";
import { generationStatusQuery, postTotalQuery } from "../../../api/generation";
import { isSignedOut } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";

// Specification, sections 4 and 9.
const pollMs = 5000;
const mostListPolls = 12;

/** An order whose first article is still to be announced. */
interface Watch {
  /** Posts there were when it was made. */
  before: number;
  polls: number;
}

/**
 * Follows the articles that are being written, for the panel and for the list of posts, while the tab is in sight.
 *
 * After an order every poll fetches the list, until there are more posts than before or for the twelfth time: so the
 * specification has it. The panel must reach the batch's end all the same; as long as the batch runs, its state is asked
 * for at the same pace, and the list is fetched only when an article more is done.
 */
export function useBatchPoller() {
  const client = useQueryClient();
  const [watch, setWatch] = useState<Watch | null>(null);
  const status = useQuery({
    ...generationStatusQuery(),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) =>
      !isSignedOut(error) && (watch !== null || isWriting(data)) ? pollMs : false,
  });
  const known = { at: status.dataUpdatedAt, done: countDone(status.data) };
  const seen = useRef(known);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written while another page was open is not in the list yet
  useEffect(() => {
    if (isWriting(status.data)) void refreshBlog(client);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useEffect(() => {
    const { at, done } = seen.current;
    seen.current = known;
    if (at === 0 || at === known.at) return;
    if (watch) void announce(watch);
    else if (done !== known.done) void refreshBlog(client);
  }, [known.at]);

  async function announce({ before, polls }: Watch) {
    const added = await countAdded(client, before);
    await refreshBlog(client);
    setWatch(added > 0 || polls + 1 === mostListPolls ? null : { before, polls: polls + 1 });
    if (added <= 0) return;
    showToast({ title: "Artikel berhasil dibuat!", description: `${added} artikel baru ditambahkan` });
  }

  return {
    status,
    /** Announces the first articles that make the posts more than `before`. */
    announceSince: (before: number) => setWatch({ before, polls: 0 }),
  };
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
