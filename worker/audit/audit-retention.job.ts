import { and, asc, inArray, lt } from "drizzle-orm";
import { auditEvents } from "../db/schema/audit";
import type { Deps } from "../deps";
import { retentionLimit } from "../retention-limit";

/** The rest goes at the next run. */
const batchSize = 500;

/**
 * Deletes events that are older than the configuration allows (0 keeps them); answers how many. Events come in the
 * order of their ids, so the oldest are found without an index on the time.
 */
export async function deleteExpiredEvents({ db, clock, auditRetentionDays }: Deps): Promise<number> {
  const limit = retentionLimit("AUDIT_RETENTION_DAYS", auditRetentionDays, clock());
  if (limit === null) return 0;
  const { id, occurredAt } = auditEvents;
  const oldest = db.select({ id }).from(auditEvents).orderBy(asc(id)).limit(batchSize);
  const deleted = await db
    .delete(auditEvents)
    .where(and(inArray(id, oldest), lt(occurredAt, limit)))
    .returning({ id });
  return deleted.length;
}
