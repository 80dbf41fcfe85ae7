import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { JobError } from "../../jobs/job";
import { announceJobs, type JobHandler } from "../../jobs/job.service";
import { findContact } from "../inbox/inbox.repository";
import { contactNotFound } from "../inbox/inbox.service";
import type { Channel, StaffMessage } from "./channel";
import {
  findEnquiry,
  type Ledger,
  noteAttempt,
  notificationEnded,
  reopenNotification,
} from "./notification.repository";

const failed = { once: "Notifikasi belum terkirim", always: "Notifikasi gagal dikirim" };

/** Tells every configured channel of an enquiry that has not been told yet. */
export const enquiryHandler: JobHandler = {
  kind: "enquiry",
  timeoutMs: 60_000,
  maxRunning: 10,
  failed,
  run: async (deps, subject) => {
    const id = Number(subject);
    const found = await findEnquiry(deps.db, id);
    if (!found) return [];
    const { enquiry, told } = found;
    if (deps.notificationChannels.length === 0 && told.length === 0) {
      throw new JobError("permanent", "Notifikasi belum diatur");
    }
    await notifyChannels(deps, { type: "enquiry.created", enquiry }, { ledger: "contact", id, told });
    return notificationEnded(id, "sent", deps.clock());
  },
  onFailed: (subject, now) => notificationEnded(Number(subject), "failed", now),
};

/** Has staff told of an enquiry. Where the queue fails, the clock sends the message. */
export async function queueNotification(deps: Deps, contactId: number): Promise<void> {
  await announceJobs(deps, [{ kind: "enquiry", subject: String(contactId) }]);
}

/**
 * Has staff told again of an enquiry where that had failed; channels that were told are not told twice. Asked a second
 * time while it is waiting, it does nothing. Throws `not_found`, and `conflict` where there is nothing to send again or
 * no way to send it.
 */
export async function queueNotificationAgain(deps: Deps, contactId: number): Promise<void> {
  if (deps.notificationChannels.length === 0) {
    throw new AppError("conflict", "Notifikasi belum diatur. Hubungi pengelola situs.");
  }
  if (await reopenNotification(deps.db, contactId, deps.clock())) {
    await deps.audit.record({ action: "contact.announced-again", subjectId: contactId });
    return queueNotification(deps, contactId);
  }
  const contact = await findContact(deps.db, contactId);
  if (!contact) throw contactNotFound();
  if (contact.notification !== "pending") {
    throw new AppError("conflict", "Notifikasi pesan ini tidak gagal, jadi tidak dikirim ulang");
  }
}

interface Telling {
  ledger: Ledger;
  id: number;
  told: readonly string[];
}

/**
 * Tells the configured channels that were not told before, and throws where one could not be. A channel is told once;
 * only a Worker that dies between the telling and the note of it tells it twice.
 */
export async function notifyChannels(deps: Deps, message: StaffMessage, telling: Telling): Promise<void> {
  const left = deps.notificationChannels.filter(({ name }) => !telling.told.includes(name));
  const results = await Promise.allSettled(left.map((channel) => tell(deps, channel, message, telling)));
  if (!results.every((result) => result.status === "fulfilled" && result.value)) {
    throw new JobError("retry", failed.once);
  }
}

async function tell(
  { db, clock }: Deps,
  { name: channel, send }: Channel,
  message: StaffMessage,
  { ledger, id }: Telling,
): Promise<boolean> {
  const note = (sentAt: Date | null) => noteAttempt(db, { ledger, id, channel, sentAt });
  try {
    await send(message);
  } catch (error) {
    log("warn", "notification_failed", { ledger, id, channel, error: describeError(error) });
    await note(null);
    return false;
  }
  const noteSent = () => note(clock());
  // Once more, because a message without its note is sent twice.
  await noteSent().catch(noteSent);
  return true;
}
