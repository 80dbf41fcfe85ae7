import { inArray, lt } from "drizzle-orm";
import { contactRefusals, contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { retentionLimit } from "../../retention-limit";
import { dayMs, utcDayOf } from "../../utc-day";

/** The rest goes at the next run. */
const batchSize = 500;
/** Counts are no personal data, and need not be kept for ever either. */
const refusalDays = 400;

/** Deletes enquiries that are older than the configuration allows (0 keeps them); answers how many. */
export async function deleteExpiredContacts({ db, clock, contactRetentionDays }: Deps): Promise<number> {
  const now = clock();
  const limit = retentionLimit("CONTACT_RETENTION_DAYS", contactRetentionDays, now);
  const firstKeptDay = utcDayOf(new Date(now.getTime() - refusalDays * dayMs));
  await db.delete(contactRefusals).where(lt(contactRefusals.day, firstKeptDay));
  if (limit === null) return 0;
  const { id, submittedAt } = contactSubmissions;
  const old = db.select({ id }).from(contactSubmissions).where(lt(submittedAt, limit)).limit(batchSize);
  return (await db.delete(contactSubmissions).where(inArray(id, old)).returning({ id })).length;
}
