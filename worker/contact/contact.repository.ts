import { desc, eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { contactSubmissions } from "../db/schema";

export type ContactRow = typeof contactSubmissions.$inferSelect;
export type NewContactRow = typeof contactSubmissions.$inferInsert;

export async function insertContact(db: Database, row: NewContactRow): Promise<number> {
  const [inserted] = await db.insert(contactSubmissions).values(row).returning({ id: contactSubmissions.id });
  if (!inserted) throw new Error("the insert of an enquiry returned no row");
  return inserted.id;
}

export function listContacts(db: Database): Promise<ContactRow[]> {
  return db
    .select()
    .from(contactSubmissions)
    .orderBy(desc(contactSubmissions.submittedAt), desc(contactSubmissions.id));
}

/** False when there was nothing to delete. */
export async function deleteContact(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(contactSubmissions)
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id });
  return deleted.length > 0;
}
