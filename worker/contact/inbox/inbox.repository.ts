import { count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { seesEnquiries } from "../../auth/accounts/user.repository";
import type { ContactPerson } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import { type ContactFilter, isSuspected, matching, orderOf } from "./filter.repository";

/** With the name of whoever sees to it, where they still may. */
export type ContactRow = typeof contactSubmissions.$inferSelect & { assigneeName: string | null };

const assigneeName = sql<string | null>`(SELECT users.name FROM users
  WHERE users.id = ${contactSubmissions.assigneeId} AND ${seesEnquiries})`;
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
      .select(contactColumns)
      .from(contactSubmissions)
      .where(inArray(contactSubmissions.id, page))
      .orderBy(order),
    db.select({ total: count() }).from(contactSubmissions).where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function findContact(db: Database, id: number): Promise<ContactRow | null> {
  const [row] = await db.select(contactColumns).from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row ?? null;
}

export async function countSuspected(db: Database): Promise<number> {
  return db.$count(contactSubmissions, isSuspected);
}

export async function deleteContact(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(contactSubmissions)
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id });
  return deleted.length > 0;
}

/** Others that came from the address or the number of an enquiry, and those before it, the newest first. */
export async function listSamePerson(
  db: Database,
  id: number,
  { most, mostEarlier }: { most: number; mostEarlier: number },
) {
  const { email, phoneE164, submittedAt, websiteType, stage, message } = contactSubmissions;
  const own = (column: SQLiteColumn) =>
    sql`(SELECT ${sql.identifier(column.name)} FROM contact_submissions AS own WHERE own.id = ${id})`;
  const isSameAddress = sql<number>`(${email} <> '' AND lower(${email}) = lower(${own(email)}))`;
  const isOther = sql`contact_submissions.id IN (
    SELECT id FROM contact_submissions WHERE ${isSameAddress}
    UNION SELECT id FROM contact_submissions WHERE ${phoneE164} = ${own(phoneE164)})
    AND contact_submissions.id <> ${id}`;
  const newestFirst = [desc(submittedAt), desc(contactSubmissions.id)];
  const [others, earlier] = await db.batch([
    db
      .select({ id: contactSubmissions.id, submittedAt, websiteType, stage, message, isSameAddress })
      .from(contactSubmissions)
      .where(isOther)
      .orderBy(...newestFirst)
      .limit(most),
    db
      .select({ id: contactSubmissions.id })
      .from(contactSubmissions)
      .where(sql`${isOther} AND (submitted_at, id) < (${own(submittedAt)}, ${id})`)
      .orderBy(...newestFirst)
      .limit(mostEarlier),
  ]);
  return { others, earlier: earlier.map((row) => row.id) };
}

/** Notes up to where somebody has opened the list: never less far than before, and no farther than there is something. */
export async function noteSeen(db: Database, userId: number, contactId: number, now: Date): Promise<void> {
  const newest = sql`(SELECT coalesce(max(id), 0) FROM contact_submissions)`;
  await db.run(sql`INSERT INTO contact_views (user_id, contact_id, seen_at)
    VALUES (${userId}, min(${contactId}, ${newest}), ${now.getTime()})
    ON CONFLICT (user_id) DO UPDATE SET contact_id = excluded.contact_id, seen_at = excluded.seen_at
    WHERE excluded.contact_id > contact_views.contact_id`);
}

export function listAssignees(db: Database): Promise<ContactPerson[]> {
  return db.all<ContactPerson>(
    sql`SELECT id, name FROM users WHERE ${seesEnquiries} ORDER BY lower(name), id`,
  );
}
