import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema";
import type { Enquiry } from "./channels/channel";

/** The enquiry that is to be told of and the channels that were told already; null when there is none (any more). */
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

interface Claim {
  contactId: number;
  channel: string;
  now: Date;
  leaseUntil: Date;
}

/** False when the channel was told already, or somebody is telling it now. */
export async function claimChannel(db: Database, claim: Claim): Promise<boolean> {
  const { contactId, channel, now, leaseUntil } = claim;
  const claimed = await db
    .insert(contactNotifications)
    .values({ contactId, channel, leaseUntil })
    .onConflictDoUpdate({
      target: [contactNotifications.contactId, contactNotifications.channel],
      set: { leaseUntil, attempts: sql`${contactNotifications.attempts} + 1` },
      setWhere: sql`${contactNotifications.sentAt} IS NULL AND ${contactNotifications.leaseUntil} <= ${now.getTime()}`,
    })
    .returning({ channel: contactNotifications.channel });
  return claimed.length > 0;
}

/** Notes that a channel was told, or with `sentAt` null that somebody may try again. */
export async function releaseChannel(
  db: Database,
  { contactId, channel, now, sentAt }: { contactId: number; channel: string; now: Date; sentAt: Date | null },
): Promise<void> {
  await db
    .update(contactNotifications)
    .set({ leaseUntil: now, sentAt })
    .where(and(eq(contactNotifications.contactId, contactId), eq(contactNotifications.channel, channel)));
}

/** Notes how far the telling of an enquiry has come, unless it is over. */
export async function markNotification(
  db: Database,
  id: number,
  notification: "pending" | "sent" | "failed",
  now: Date,
): Promise<void> {
  await db
    .update(contactSubmissions)
    .set({ notification, notificationAt: now })
    .where(and(eq(contactSubmissions.id, id), eq(contactSubmissions.notification, "pending")));
}
