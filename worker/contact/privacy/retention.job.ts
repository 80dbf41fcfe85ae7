import { inArray, lt, sql } from "drizzle-orm";
import { contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { dayMs, retentionLimit } from "../../utc-day";

/** The next run deletes the rest. */
const batchSize = 500;
const reminderDays = 60;

export async function deleteExpiredContacts({ db, clock, contactRetentionDays }: Deps): Promise<number> {
  const limit = retentionLimit("CONTACT_RETENTION_DAYS", contactRetentionDays, clock());
  if (limit === null) return 0;
  const { id, submittedAt } = contactSubmissions;
  const old = db.select({ id }).from(contactSubmissions).where(lt(submittedAt, limit)).limit(batchSize);
  return (await db.delete(contactSubmissions).where(inArray(id, old)).returning({ id })).length;
}

/**
 * Deletes old reminders; returns how many. The reminder of a current step is kept, or the step would be reminded again.
 */
export async function deleteOldReminders({ db, clock }: Deps): Promise<number> {
  const limit = clock().getTime() - reminderDays * dayMs;
  const deleted = await db.all(sql`DELETE FROM contact_reminders WHERE id IN (
      SELECT contact_reminders.id FROM contact_reminders
      LEFT JOIN contact_submissions ON contact_submissions.id = contact_reminders.contact_id
      WHERE worked_at < ${limit} AND (kind <> 'step' OR next_action_at IS NOT step_at) LIMIT ${batchSize})
    RETURNING id`);
  return deleted.length;
}
