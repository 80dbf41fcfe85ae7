import { inArray, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactSubmissions } from "../../db/schema";

/** Deletes up to `limit` enquiries that came before `before`; answers how many. */
export async function deleteContactsBefore(db: Database, before: Date, limit: number): Promise<number> {
  const { id, submittedAt } = contactSubmissions;
  const old = db.select({ id }).from(contactSubmissions).where(lt(submittedAt, before)).limit(limit);
  return (await db.delete(contactSubmissions).where(inArray(id, old)).returning({ id })).length;
}
