import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { within } from "../../http/within";
import { listWaiting } from "./lease.repository";

/** Whoever uploads is not kept waiting for the queue any longer. */
const sendTimeoutMs = 3000;
/** Longer than a message waits between its tries, and than a lease. */
const staleMs = 20 * 60_000;
/** An allowance that is used up, and a service that is away, are asked again so much later. */
const problemMs = 6 * 60 * 60_000;
/** The rest goes at the next run. */
const mostAtOnce = 20;

/** Whether this installation makes widths: without the Images binding the originals are served. */
export function makesVariants({ mediaBucket, images }: Deps): boolean {
  return mediaBucket !== null && images !== null;
}

/** Sends the message that brings a picture's widths about. A queue that fails is no failure of the upload: the clock sends it again. */
export async function announcePicture(deps: Deps, mediaId: number): Promise<void> {
  if (!makesVariants(deps)) return;
  try {
    await within(sendTimeoutMs, "the queue", deps.mediaQueue.send({ mediaId }));
  } catch (error) {
    log("warn", "picture_not_announced", { mediaId, error: describeError(error) });
  }
}

/** Sends the messages again of pictures whose message was lost, or whose problem may be over; answers how many. */
export async function requeueLostPictures(deps: Deps): Promise<number> {
  if (!makesVariants(deps)) return 0;
  const now = deps.clock().getTime();
  const stale = new Date(now - staleMs);
  const before = { created: stale, tried: stale, problem: new Date(now - problemMs) };
  const ids = await listWaiting(deps.db, before, mostAtOnce);
  if (ids.length > 0) await deps.mediaQueue.sendBatch(ids.map((mediaId) => ({ body: { mediaId } })));
  return ids.length;
}
