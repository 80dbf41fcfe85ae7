import type { Deps } from "../deps";
import { retentionLimit } from "../retention-limit";
import { deleteEventsBefore } from "./audit.repository";

/** The rest goes at the next run. */
const batchSize = 500;

/** Deletes events that are older than the configuration allows (0 keeps them); answers how many. */
export async function deleteExpiredEvents({ db, clock, auditRetentionDays }: Deps): Promise<number> {
  const limit = retentionLimit("AUDIT_RETENTION_DAYS", auditRetentionDays, clock());
  return limit === null ? 0 : deleteEventsBefore(db, limit, batchSize);
}
