import type { Deps } from "../deps";
import { describeError, log } from "../http/log";
import { takeUnannounced } from "./announcement.repository";

/** A visitor is not kept waiting for the queue any longer. */
const sendTimeoutMs = 3000;
/** Longer than the longest pause between two tries to notify. */
const staleMs = 20 * 60_000;

/** Sends the message that brings about a notification. A queue that fails is no failure of the enquiry: the clock sends it again. */
export async function announceContact(deps: Deps, contactId: number): Promise<void> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the queue does not answer")), sendTimeoutMs);
  try {
    await Promise.race([deps.enquiryQueue.send({ contactId }), expired]);
  } catch (error) {
    log("warn", "enquiry_not_announced", { contactId, error: describeError(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the messages again of enquiries whose message was lost; answers how many. */
export async function resendAnnouncements(deps: Deps): Promise<number> {
  if (deps.notificationChannels.length === 0) return 0;
  const now = deps.clock();
  const ids = await takeUnannounced(deps.db, { now, before: new Date(now.getTime() - staleMs) });
  if (ids.length > 0) await deps.enquiryQueue.sendBatch(ids.map((contactId) => ({ body: { contactId } })));
  return ids.length;
}
