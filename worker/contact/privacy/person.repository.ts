import { asc, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactSubmissions } from "../../db/schema";
import type { ContactRow } from "../inbox/inbox.repository";

function isFrom(email: string) {
  return sql`lower(${contactSubmissions.email}) = lower(${email})`;
}

/** Every enquiry sent with an address in any case, oldest first. */
export function listContactsFrom(db: Database, email: string): Promise<ContactRow[]> {
  return db.select().from(contactSubmissions).where(isFrom(email)).orderBy(asc(contactSubmissions.id));
}

/** Answers how many there were. */
export async function deleteContactsFrom(db: Database, email: string): Promise<number> {
  const { id } = contactSubmissions;
  return (await db.delete(contactSubmissions).where(isFrom(email)).returning({ id })).length;
}
