import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { JobError } from "../../jobs/job";
import { hasEnded, type JobWrites } from "../../jobs/job.repository";
import { announceJobs, type JobHandler } from "../../jobs/job.service";
import { findContact } from "../inbox/inbox.repository";
import { contactNotFound } from "../inbox/inbox.service";
import type { Channel, Enquiry, StaffMessage } from "./channel";

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
  const { id, notification } = contactSubmissions;
  const reopened = await deps.db
    .update(contactSubmissions)
    .set({ notification: "pending", notificationAt: deps.clock() })
    .where(and(eq(id, contactId), eq(notification, "failed")))
    .returning({ id });
  if (reopened.length > 0) {
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

/** The enquiry that staff are to be told of and the channels that were told; null when there is none (any more). */
async function findEnquiry(db: Database, id: number): Promise<{ enquiry: Enquiry; told: string[] } | null> {
  const { name, email, phoneNumber, websiteType, message, submittedAt, notification } = contactSubmissions;
  const [rows, channels] = await db.batch([
    db
      .select({ id: contactSubmissions.id, name, email, phoneNumber, websiteType, message, submittedAt })
      .from(contactSubmissions)
      .where(and(eq(contactSubmissions.id, id), eq(notification, "pending"))),
    db
      .select({ channel: contactNotifications.channel })
      .from(contactNotifications)
      .where(and(eq(contactNotifications.contactId, id), isNotNull(contactNotifications.sentAt))),
  ]);
  const [row] = rows;
  if (!row) return null;
  const enquiry = { ...row, submittedAt: row.submittedAt.toISOString() };
  return { enquiry, told: channels.map(({ channel }) => channel) };
}

/** Notes that staff were told of an enquiry, or with its failed job could not be, unless they are no longer to be told. */
function notificationEnded(id: number, notification: "sent" | "failed", now: Date): JobWrites {
  const isSo =
    notification === "sent" ? sql`TRUE` : hasEnded({ kind: "enquiry", subject: String(id) }, "failed");
  return [
    sql`UPDATE contact_submissions SET notification = ${notification}, notification_at = ${now.getTime()}
      WHERE id = ${id} AND notification = 'pending' AND ${isSo}`,
  ];
}

/** Where an attempt of a channel is noted: for an enquiry, or for a reminder. */
type Ledger = "contact" | "reminder";

const ledgers = {
  contact: { table: sql`contact_notifications`, key: sql`contact_id`, subjects: sql`contact_submissions` },
  reminder: {
    table: sql`contact_reminder_channels`,
    key: sql`reminder_id`,
    subjects: sql`contact_reminders`,
  },
};

/** Notes an attempt to tell a channel; with `sentAt` null it failed. Does nothing where the subject is gone. */
async function noteAttempt(
  db: Database,
  { ledger, id, channel, sentAt }: { ledger: Ledger; id: number; channel: string; sentAt: Date | null },
): Promise<void> {
  const { table, key, subjects } = ledgers[ledger];
  await db.run(sql`INSERT INTO ${table} (${key}, channel, sent_at)
    SELECT id, ${channel}, ${sentAt?.getTime() ?? null} FROM ${subjects} WHERE id = ${id}
    ON CONFLICT (${key}, channel) DO UPDATE SET attempts = attempts + 1, sent_at = coalesce(sent_at, excluded.sent_at)`);
}
