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

/** Notifies every configured channel of an enquiry that is still pending. */
export const enquiryHandler: JobHandler = {
  kind: "enquiry",
  timeoutMs: 60_000,
  maxRunning: 10,
  failed,
  run: async (deps, subject) => {
    const id = Number(subject);
    const found = await findEnquiry(deps.db, id);
    if (!found) return [];
    const { enquiry, notified } = found;
    if (deps.notificationChannels.length === 0 && notified.length === 0) {
      throw new JobError("permanent", "Notifikasi belum diatur");
    }
    await notifyChannels(deps, { type: "enquiry.created", enquiry }, { ledger: "contact", id, notified });
    return notificationEnded(id, "sent", deps.clock());
  },
  onFailed: (subject, now) => notificationEnded(Number(subject), "failed", now),
};

export async function queueNotification(deps: Deps, contactId: number): Promise<void> {
  await announceJobs(deps, [{ kind: "enquiry", subject: String(contactId) }]);
}

/**
 * Requeues a failed notification; channels that succeeded are skipped. A repeated call while it is pending does
 * nothing. Throws `not_found`, or `conflict` if nothing failed or no channel is configured.
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

interface NotificationTarget {
  ledger: Ledger;
  id: number;
  notified: readonly string[];
}

/**
 * Notifies the configured channels that were not notified before, and throws if one failed. A channel is notified twice
 * only if the Worker dies between sending and recording it.
 */
export async function notifyChannels(
  deps: Deps,
  message: StaffMessage,
  target: NotificationTarget,
): Promise<void> {
  const left = deps.notificationChannels.filter(({ name }) => !target.notified.includes(name));
  const results = await Promise.allSettled(
    left.map((channel) => notifyChannel(deps, channel, message, target)),
  );
  if (!results.every((result) => result.status === "fulfilled" && result.value)) {
    throw new JobError("retry", failed.once);
  }
}

async function notifyChannel(
  { db, clock }: Deps,
  { name: channel, send }: Channel,
  message: StaffMessage,
  { ledger, id }: NotificationTarget,
): Promise<boolean> {
  const note = (sentAt: Date | null) => recordAttempt(db, { ledger, id, channel, sentAt });
  try {
    await send(message);
  } catch (error) {
    log("warn", "notification_failed", { ledger, id, channel, error: describeError(error) });
    await note(null);
    return false;
  }
  const noteSent = () => note(clock());
  // Tries twice, because a message whose sending is not recorded is sent again.
  await noteSent().catch(noteSent);
  return true;
}

/** The pending enquiry and the channels that were already notified; null if it is not pending. */
async function findEnquiry(
  db: Database,
  id: number,
): Promise<{ enquiry: Enquiry; notified: string[] } | null> {
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
  return { enquiry, notified: channels.map(({ channel }) => channel) };
}

/** Records the outcome of a pending notification; "failed" only if its job has failed. */
function notificationEnded(id: number, notification: "sent" | "failed", now: Date): JobWrites {
  const isSo =
    notification === "sent" ? sql`TRUE` : hasEnded({ kind: "enquiry", subject: String(id) }, "failed");
  return [
    sql`UPDATE contact_submissions SET notification = ${notification}, notification_at = ${now.getTime()}
      WHERE id = ${id} AND notification = 'pending' AND ${isSo}`,
  ];
}

type Ledger = "contact" | "reminder";

const ledgers = {
  contact: { table: sql`contact_notifications`, key: sql`contact_id`, subjects: sql`contact_submissions` },
  reminder: {
    table: sql`contact_reminder_channels`,
    key: sql`reminder_id`,
    subjects: sql`contact_reminders`,
  },
};

/** Records an attempt; a null `sentAt` means that it failed. Does nothing if the subject was deleted. */
async function recordAttempt(
  db: Database,
  { ledger, id, channel, sentAt }: { ledger: Ledger; id: number; channel: string; sentAt: Date | null },
): Promise<void> {
  const { table, key, subjects } = ledgers[ledger];
  await db.run(sql`INSERT INTO ${table} (${key}, channel, sent_at)
    SELECT id, ${channel}, ${sentAt?.getTime() ?? null} FROM ${subjects} WHERE id = ${id}
    ON CONFLICT (${key}, channel) DO UPDATE SET attempts = attempts + 1, sent_at = coalesce(sent_at, excluded.sent_at)`);
}
