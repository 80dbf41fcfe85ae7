import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";
import { hasEnded, type JobWrites } from "../../jobs/job.repository";
import type { Enquiry } from "./channel";

/** The enquiry that staff are to be told of and the channels that were told; null when there is none (any more). */
export async function findEnquiry(
  db: Database,
  id: number,
): Promise<{ enquiry: Enquiry; told: string[] } | null> {
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
export function notificationEnded(id: number, notification: "sent" | "failed", now: Date): JobWrites {
  const isSo =
    notification === "sent" ? sql`TRUE` : hasEnded({ kind: "enquiry", subject: String(id) }, "failed");
  return [
    sql`UPDATE contact_submissions SET notification = ${notification}, notification_at = ${now.getTime()}
      WHERE id = ${id} AND notification = 'pending' AND ${isSo}`,
  ];
}

/** Where an attempt of a channel is noted: for an enquiry, or for a reminder. */
export type Ledger = "contact" | "reminder";

const ledgers = {
  contact: { table: sql`contact_notifications`, key: sql`contact_id`, subjects: sql`contact_submissions` },
  reminder: {
    table: sql`contact_reminder_channels`,
    key: sql`reminder_id`,
    subjects: sql`contact_reminders`,
  },
};

/** Notes an attempt to tell a channel; with `sentAt` null it failed. Does nothing where the subject is gone. */
export async function noteAttempt(
  db: Database,
  { ledger, id, channel, sentAt }: { ledger: Ledger; id: number; channel: string; sentAt: Date | null },
): Promise<void> {
  const { table, key, subjects } = ledgers[ledger];
  await db.run(sql`INSERT INTO ${table} (${key}, channel, sent_at)
    SELECT id, ${channel}, ${sentAt?.getTime() ?? null} FROM ${subjects} WHERE id = ${id}
    ON CONFLICT (${key}, channel) DO UPDATE SET attempts = attempts + 1, sent_at = coalesce(sent_at, excluded.sent_at)`);
}

/** Lets an enquiry whose notification failed wait for it again. False when it had not failed. */
export async function reopenNotification(db: Database, id: number, now: Date): Promise<boolean> {
  const reopened = await db
    .update(contactSubmissions)
    .set({ notification: "pending", notificationAt: now })
    .where(and(eq(contactSubmissions.id, id), eq(contactSubmissions.notification, "failed")))
    .returning({ id: contactSubmissions.id });
  return reopened.length > 0;
}
