import { count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";
import { type ContactFilter, isSuspected, matching, orderOf } from "./contact-filter.repository";

/** With the name of whoever sees to it, where they still may. */
export type ContactRow = typeof contactSubmissions.$inferSelect & { assigneeName: string | null };
/** `untoldChannels`, with commas: through which channels staff could not be told, where that was given up. */
export type ListedContactRow = ContactRow & { untoldChannels: string | null };

const untoldChannels = sql<string | null>`CASE WHEN ${contactSubmissions.notification} = 'failed' THEN (
  SELECT group_concat(${contactNotifications.channel}) FROM ${contactNotifications}
  WHERE ${contactNotifications.contactId} = ${contactSubmissions.id} AND ${contactNotifications.sentAt} IS NULL
) END`;

const assigneeName = sql<string | null>`(SELECT users.name FROM users
  WHERE users.id = ${contactSubmissions.assigneeId} AND ${seesEnquiries})`;
/** All that staff read of an enquiry. */
export const contactColumns = { ...getTableColumns(contactSubmissions), assigneeName };

/** A page of the enquiries of a filter, in its order, and how many there are on all pages; in one round trip. */
export async function listContacts(
  db: Database,
  filter: ContactFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const condition = matching(filter);
  const order = orderOf(filter);
  // Only the rows of the page are read whole.
  const page = db
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(condition)
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  const [rows, counted] = await db.batch([
    db
      .select({ ...contactColumns, untoldChannels })
      .from(contactSubmissions)
      .where(inArray(contactSubmissions.id, page))
      .orderBy(order),
    db.select({ total: count() }).from(contactSubmissions).where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Null where there is none. */
export async function findContact(db: Database, id: number): Promise<ContactRow | null> {
  const [row] = await db.select(contactColumns).from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row ?? null;
}

export async function countSuspected(db: Database): Promise<number> {
  return db.$count(contactSubmissions, isSuspected);
}

/** False when there was nothing to delete. */
export async function deleteContact(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(contactSubmissions)
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id });
  return deleted.length > 0;
}
