import { AppError } from "../../app-error";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { within } from "../../http/within";
import { contactNotFound } from "../inbox/inbox.service";
import { findNotification, reopenNotification, takeUntold } from "./notification.repository";

/** A visitor is not kept waiting for the queue any longer. */
const sendTimeoutMs = 3000;
/** Longer than the longest pause between two tries to notify. */
const staleMs = 20 * 60_000;

/** Sends the message that brings about a notification. A queue that fails is no failure of the enquiry: the clock sends it again. */
export async function queueNotification(deps: Deps, contactId: number): Promise<void> {
  try {
    await within(sendTimeoutMs, "the queue", deps.enquiryQueue.send({ contactId }));
  } catch (error) {
    log("warn", "enquiry_not_announced", { contactId, error: describeError(error) });
  }
}

/** Sends the messages again of enquiries whose message was lost; answers how many. */
export async function requeueLostNotifications(deps: Deps): Promise<number> {
  if (deps.notificationChannels.length === 0) return 0;
  const now = deps.clock();
  const ids = await takeUntold(deps.db, { now, before: new Date(now.getTime() - staleMs) });
  if (ids.length > 0) await deps.enquiryQueue.sendBatch(ids.map((contactId) => ({ body: { contactId } })));
  return ids.length;
}

/**
 * Has staff told again of an enquiry for which that was given up; channels that were told are not told twice. Asked
 * a second time while it is waiting, it does nothing. Throws `not_found`, and `conflict` where there is nothing to
 * send again or no way to send it.
 */
export async function queueNotificationAgain(deps: Deps, contactId: number): Promise<void> {
  if (deps.notificationChannels.length === 0) {
    throw new AppError("conflict", "Notifikasi belum diatur. Hubungi pengelola situs.");
  }
  if (await reopenNotification(deps.db, contactId, deps.clock())) {
    await deps.audit.record({ action: "contact.announced-again", subjectId: contactId });
    return queueNotification(deps, contactId);
  }
  const notification = await findNotification(deps.db, contactId);
  if (notification === null) throw contactNotFound();
  if (notification !== "pending") {
    throw new AppError("conflict", "Notifikasi pesan ini tidak gagal, jadi tidak dikirim ulang");
  }
}
