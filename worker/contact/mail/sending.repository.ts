import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactActivities } from "../../db/schema/contact-desk";
import { batchSql } from "../../db/sql-batch";
import type { Written } from "../activities/activity.repository";
import { readRow, selectActivities } from "../activities/activity-row.repository";
import { contactedStatements, firstResponseStatement } from "../activities/response.repository";

/** One try to send an e-mail that stands in a timeline. */
export interface SendingTry {
  id: number;
  contactId: number;
  actorId: number;
  /** When it began: the e-mail's time in the timeline. */
  at: Date;
}

/** Begins another try, where the last failed or, if `staleSince` is given, nobody has heard of it since; else false. */
export async function beginAgain(
  db: Database,
  { id, actorId, at }: SendingTry,
  staleSince: Date | null,
): Promise<boolean> {
  const { delivery, createdAt } = contactActivities;
  const isLost = staleSince
    ? sql`(${delivery} = 'sending' AND ${createdAt} <= ${staleSince.getTime()})`
    : sql`FALSE`;
  const isOver = sql`(${delivery} = 'failed' OR ${isLost})`;
  const begun = await db
    .update(contactActivities)
    .set({ delivery: "sending", actorId, createdAt: at })
    .where(and(eq(contactActivities.id, id), isOver))
    .returning({ id: contactActivities.id });
  return begun.length > 0;
}

/** Notes that an e-mail was sent, and what that changes of the enquiry, in one batch. */
export async function markSent(
  db: Database,
  sending: SendingTry,
  { isResponse, contacted }: { isResponse: boolean; contacted: boolean },
): Promise<Omit<Written, "isNew">> {
  const { id, contactId } = sending;
  const isNews = sql`EXISTS (SELECT 1 FROM contact_activities WHERE id = ${id} AND delivery <> 'sent')`;
  // These come first, as the update makes it no news.
  const key = sql`(SELECT idempotency_key FROM contact_activities WHERE id = ${id})`;
  const moving = contacted ? contactedStatements(sending, key, isNews) : [];
  const results = await batchSql(db, [
    ...moving,
    sql`UPDATE contact_activities SET delivery = 'sent', is_response = ${isResponse ? 1 : 0} WHERE id = ${id}`,
    firstResponseStatement(contactId),
    selectActivities(db, eq(contactActivities.id, id)).getSQL(),
  ]);
  return {
    row: readRow(results.at(-1)?.[0]),
    hasMoved: moving.length > 0 && (results[moving.length - 1]?.length ?? 0) > 0,
  };
}

/** Notes that a try failed, unless another one has begun since. */
export async function markUnsent(db: Database, { id, at }: SendingTry): Promise<void> {
  const { delivery, createdAt } = contactActivities;
  await db
    .update(contactActivities)
    .set({ delivery: "failed" })
    .where(and(eq(contactActivities.id, id), eq(delivery, "sending"), eq(createdAt, at)));
}
