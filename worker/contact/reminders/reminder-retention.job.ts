import { sql } from "drizzle-orm";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";

const keptDays = 60;
/** The rest goes at the next run. */
const batchSize = 500;

/** Deletes old reminders; answers how many. That of a step that still stands is kept: without it one would be reminded again. */
export async function deleteOldReminders({ db, clock }: Deps): Promise<number> {
  const limit = clock().getTime() - keptDays * dayMs;
  const deleted = await db.all(sql`DELETE FROM contact_reminders WHERE id IN (
      SELECT contact_reminders.id FROM contact_reminders
      LEFT JOIN contact_submissions ON contact_submissions.id = contact_reminders.contact_id
      WHERE worked_at < ${limit} AND (kind <> 'step' OR next_action_at IS NOT step_at) LIMIT ${batchSize})
    RETURNING id`);
  return deleted.length;
}
