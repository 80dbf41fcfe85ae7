import { and, asc, count, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/enquiry-staff.repository";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema/contact";

/** With the name of whoever sees to it, where they still may. */
export type ContactRow = typeof contactSubmissions.$inferSelect & { assigneeName: string | null };
/** `untoldChannels`, with commas: through which channels staff could not be told, where that was given up. */
export type ListedContactRow = ContactRow & { untoldChannels: string | null };

export interface ContactFilter {
  /** Words in the name, the address, the number or the message, in any case. */
  words?: string | undefined;
  suspectedOnly?: boolean;
  limit: number;
  offset: number;
}

const untoldChannels = sql<string | null>`CASE WHEN ${contactSubmissions.notification} = 'failed' THEN (
  SELECT group_concat(${contactNotifications.channel}) FROM ${contactNotifications}
  WHERE ${contactNotifications.contactId} = ${contactSubmissions.id} AND ${contactNotifications.sentAt} IS NULL
) END`;

const assigneeName = sql<string | null>`(SELECT users.name FROM users
  WHERE users.id = ${contactSubmissions.assigneeId} AND ${seesEnquiries})`;
/** All that staff read of an enquiry. */
export const contactColumns = { ...getTableColumns(contactSubmissions), assigneeName };

/** Enquiries, newest first, and how many there are on all pages; in one round trip. */
export async function listContacts(db: Database, filter: ContactFilter) {
  const { words, suspectedOnly, limit, offset } = filter;
  const matching = and(words ? containsWords(words) : undefined, suspectedOnly ? isSuspected() : undefined);
  const [rows, counted] = await db.batch([
    db
      .select({ ...contactColumns, untoldChannels })
      .from(contactSubmissions)
      .where(matching)
      .orderBy(desc(contactSubmissions.submittedAt), desc(contactSubmissions.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactSubmissions).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function countSuspected(db: Database): Promise<number> {
  return db.$count(contactSubmissions, isSuspected());
}

function isSuspected(): SQL {
  return sql`${contactSubmissions.suspicions} <> ''`;
}

function containsWords(words: string) {
  const { name, email, phoneNumber, message } = contactSubmissions;
  // Not LIKE: D1 refuses patterns of more than 50 bytes.
  return or(
    ...[name, email, phoneNumber, message].map((column) => sql`instr(lower(${column}), lower(${words})) > 0`),
  );
}

/** False when there was nothing to clear. */
export async function clearSuspicions(db: Database, id: number): Promise<boolean> {
  const cleared = await db
    .update(contactSubmissions)
    .set({ suspicions: "" })
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id });
  return cleared.length > 0;
}

/** False when there was nothing to delete. */
export async function deleteContact(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(contactSubmissions)
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id });
  return deleted.length > 0;
}

function isFrom(email: string): SQL {
  return sql`lower(${contactSubmissions.email}) = lower(${email})`;
}

/** Every enquiry sent with an address in any case, oldest first. */
export function listContactsFrom(db: Database, email: string): Promise<ContactRow[]> {
  return db
    .select(contactColumns)
    .from(contactSubmissions)
    .where(isFrom(email))
    .orderBy(asc(contactSubmissions.id));
}

/** Answers how many there were. */
export async function deleteContactsFrom(db: Database, email: string): Promise<number> {
  const { id } = contactSubmissions;
  return (await db.delete(contactSubmissions).where(isFrom(email)).returning({ id })).length;
}
