import type { Deps } from "../deps";
import { deleteRefusalsBefore } from "./refusal.repository";
import { deleteContactsBefore } from "./retention.repository";

const dayMs = 86_400_000;
/** The rest goes at the next run. */
const batchSize = 500;
/** Counts are no personal data, and need not be kept for ever either. */
const refusalDays = 400;

/** Deletes enquiries that are older than the configuration allows (0 keeps them); answers how many. */
export async function deleteExpiredContacts(deps: Deps): Promise<number> {
  const { contactRetentionDays: days, clock, db } = deps;
  if (!Number.isInteger(days) || days < 0) {
    throw new Error(`CONTACT_RETENTION_DAYS must be 0 or a positive number of days, not ${days}`);
  }
  const now = clock().getTime();
  await deleteRefusalsBefore(db, new Date(now - refusalDays * dayMs).toISOString().slice(0, 10));
  if (days === 0) return 0;
  return deleteContactsBefore(db, new Date(now - days * dayMs), batchSize);
}
