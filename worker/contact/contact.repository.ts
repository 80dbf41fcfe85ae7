import { count, desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { contactSubmissions } from "../db/schema";

export type ContactRow = typeof contactSubmissions.$inferSelect;
export type NewContactRow = typeof contactSubmissions.$inferInsert;

export async function insertContact(db: Database, row: NewContactRow): Promise<number> {
  const [inserted] = await db.insert(contactSubmissions).values(row).returning({ id: contactSubmissions.id });
  if (!inserted) throw new Error("the insert of an enquiry returned no row");
  return inserted.id;
}

export interface ContactFilter {
  /** Words in the name, the address, the number or the message, in any case. */
  words?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Enquiries, newest first, and how many there are on all pages; in one round trip. */
export async function listContacts(db: Database, { words, limit = -1, offset = 0 }: ContactFilter) {
  const matching = words ? containsWords(words) : undefined;
  const [rows, counted] = await db.batch([
    db
      .select()
      .from(contactSubmissions)
      .where(matching)
      .orderBy(desc(contactSubmissions.submittedAt), desc(contactSubmissions.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactSubmissions).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

function containsWords(words: string) {
  const { name, email, phoneNumber, message } = contactSubmissions;
  // Not LIKE: D1 refuses patterns of more than 50 bytes.
  return or(
    ...[name, email, phoneNumber, message].map((column) => sql`instr(lower(${column}), lower(${words})) > 0`),
  );
}

/** False when there was nothing to delete. */
export async function deleteContact(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(contactSubmissions)
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id });
  return deleted.length > 0;
}
