import { sql } from "drizzle-orm";
import type { ContactCounts } from "../../contract/inbox/contact-change";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { type DueTime, dueIds, fromWaiting, isOpen } from "../inbox/due.repository";

/** Unseen ones that are named. */
const mostIds = 100;

/** What stands above the list, for one member of staff; in one round trip. */
export async function countContacts(db: Database, userId: number, time: DueTime): Promise<ContactCounts> {
  const seen = sql`coalesce((SELECT contact_id FROM contact_views WHERE user_id = ${userId}), 0)`;
  const [[counts] = []] = await batchSql(db, [
    sql`SELECT (SELECT count(*) FROM ${fromWaiting}) AS waiting,
      (SELECT count(*) FROM (${dueIds("overdue", time)})) AS overdue,
      (SELECT count(*) FROM (${dueIds("today", time)})) AS today,
      (SELECT count(*) FROM contact_submissions INDEXED BY contact_submissions_open
        WHERE assignee_id = ${userId} AND ${isOpen}) AS mine,
      (SELECT count(*) FROM ${fromWaiting} AND id > ${seen}) AS unseen,
      (SELECT json_group_array(id) FROM (
        SELECT id FROM ${fromWaiting} AND id > ${seen} ORDER BY id DESC LIMIT ${mostIds})) AS unseenIds,
      ${seen} AS seenId,
      (SELECT coalesce(max(id), 0) FROM contact_submissions) AS newestId`,
  ]);
  const { unseenIds, ...numbers } = counts as Omit<ContactCounts, "unseenIds"> & { unseenIds: string };
  return { ...numbers, unseenIds: JSON.parse(unseenIds) };
}

/** Notes how far somebody has looked: never less far than before, and no farther than there is something. */
export async function noteSeen(db: Database, userId: number, contactId: number, now: Date): Promise<void> {
  const newest = sql`(SELECT coalesce(max(id), 0) FROM contact_submissions)`;
  await batchSql(db, [
    sql`INSERT INTO contact_views (user_id, contact_id, seen_at)
      VALUES (${userId}, min(${contactId}, ${newest}), ${now.getTime()})
      ON CONFLICT (user_id) DO UPDATE SET contact_id = excluded.contact_id, seen_at = excluded.seen_at
      WHERE excluded.contact_id > contact_views.contact_id`,
  ]);
}
