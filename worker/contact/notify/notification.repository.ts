import { and, asc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";
import type { ContactRow } from "../inbox/inbox.repository";
import type { Enquiry } from "./channels/channel";

/** Messages that a queue takes at once. */
const mostMessages = 100;

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

/** The oldest enquiries that wait for a notification and were last dealt with before `before`; they count as dealt with `now`. */
export async function takeUntold(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<number[]> {
  const { id, notification, notificationAt } = contactSubmissions;
  const waiting = db
    .select({ id })
    .from(contactSubmissions)
    .where(and(eq(notification, "pending"), lt(notificationAt, before)))
    .orderBy(asc(notificationAt))
    .limit(mostMessages);
  const taken = await db
    .update(contactSubmissions)
    .set({ notificationAt: now })
    .where(inArray(id, waiting))
    .returning({ id });
  return taken.map((row) => row.id);
}

/** Lets an enquiry whose notification was given up wait for it again. False when it was not given up. */
export async function reopenNotification(db: Database, id: number, now: Date): Promise<boolean> {
  const reopened = await db
    .update(contactSubmissions)
    .set({ notification: "pending", notificationAt: now })
    .where(and(eq(contactSubmissions.id, id), eq(contactSubmissions.notification, "failed")))
    .returning({ id: contactSubmissions.id });
  return reopened.length > 0;
}

/** How far the telling of an enquiry has come; null when there is no such enquiry. */
export async function findNotification(db: Database, id: number): Promise<ContactRow["notification"] | null> {
  const { notification } = contactSubmissions;
  const [row] = await db
    .select({ notification })
    .from(contactSubmissions)
    .where(eq(contactSubmissions.id, id));
  return row?.notification ?? null;
}
