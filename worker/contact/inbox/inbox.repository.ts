import { and, count, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactNotifications, contactSubmissions } from "../../db/schema";

export type ContactRow = typeof contactSubmissions.$inferSelect;
/** `untoldChannels`, with commas: through which channels staff could not be told, where that was given up. */
export type ListedContactRow = ContactRow & { untoldChannels: string | null };
export type NewContactRow = typeof contactSubmissions.$inferInsert;

export interface InsertedContact {
  id: number;
  /** False when it had been stored before. */
  isNew: boolean;
}

/** Stores an enquiry; one whose idempotency key is known already is the one of that key. */
export async function insertContact(db: Database, row: NewContactRow): Promise<InsertedContact> {
  const { id, idempotencyKey } = contactSubmissions;
  const [inserted] = await db
    .insert(contactSubmissions)
    .values(row)
    .onConflictDoNothing({ target: idempotencyKey })
    .returning({ id });
  if (inserted) return { id: inserted.id, isNew: true };
  const known = eq(idempotencyKey, row.idempotencyKey ?? "");
  return existing(await db.select({ id }).from(contactSubmissions).where(known));
}

function existing([row]: { id: number }[]): InsertedContact {
  if (!row) throw new Error("the insert of an enquiry returned no row");
  return { id: row.id, isNew: false };
}

/** Stores an enquiry unless one with the same content has come since `since`; in one statement, so that two at once are one. */
export async function insertUnlessRepeated(
  db: Database,
  row: NewContactRow,
  since: Date,
): Promise<InsertedContact> {
  const { id, name, email, phoneNumber, websiteType, message, submittedAt } = contactSubmissions;
  const isSame = and(
    sql`${submittedAt} > ${since.getTime()}`,
    eq(name, row.name),
    eq(email, row.email),
    eq(message, row.message),
    sql`${phoneNumber} IS ${row.phoneNumber ?? null}`,
    sql`${websiteType} IS ${row.websiteType ?? null}`,
  );
  const earlier = db.select({ id }).from(contactSubmissions).where(isSame).orderBy(desc(id)).limit(1);
  const at = row.submittedAt?.getTime() ?? Date.now();
  const [inserted] = await db.all<{ id: number }>(sql`
    INSERT INTO contact_submissions (name, email, phone_number, website_type, message, submitted_at,
      suspicions, consent_version, notification, notification_at)
    SELECT ${row.name}, ${row.email}, ${row.phoneNumber ?? null}, ${row.websiteType ?? null}, ${row.message},
      ${at}, ${row.suspicions ?? ""}, ${row.consentVersion ?? null}, ${row.notification ?? "none"},
      ${row.notificationAt?.getTime() ?? null}
    WHERE NOT EXISTS ${earlier}
    RETURNING id`);
  return inserted ? { id: inserted.id, isNew: true } : existing(await earlier);
}

export interface ContactFilter {
  /** Words in the name, the address, the number or the message, in any case. */
  words?: string | undefined;
  suspectedOnly?: boolean;
  limit?: number | undefined;
  offset?: number | undefined;
}

const untoldChannels = sql<string | null>`CASE WHEN ${contactSubmissions.notification} = 'failed' THEN (
  SELECT group_concat(${contactNotifications.channel}) FROM ${contactNotifications}
  WHERE ${contactNotifications.contactId} = ${contactSubmissions.id} AND ${contactNotifications.sentAt} IS NULL
) END`;

/** Enquiries, newest first, and how many there are on all pages; in one round trip. */
export async function listContacts(db: Database, filter: ContactFilter) {
  const { words, suspectedOnly, limit = -1, offset = 0 } = filter;
  const matching = and(words ? containsWords(words) : undefined, suspectedOnly ? isSuspected() : undefined);
  const [rows, counted] = await db.batch([
    db
      .select({ ...getTableColumns(contactSubmissions), untoldChannels })
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
