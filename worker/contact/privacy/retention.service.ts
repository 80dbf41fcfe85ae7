import type { Deps } from "../../deps";
import { retentionLimit } from "../../retention-limit";
import { deleteRefusalsBefore } from "../spam/refusal.repository";
import { deleteContactsBefore } from "./retention.repository";

const dayMs = 86_400_000;
/** The rest goes at the next run. */
const batchSize = 500;
/** Counts are no personal data, and need not be kept for ever either. */
const refusalDays = 400;

/** Deletes enquiries that are older than the configuration allows (0 keeps them); answers how many. */
export async function deleteExpiredContacts({ db, clock, contactRetentionDays }: Deps): Promise<number> {
  const now = clock();
  const limit = retentionLimit("CONTACT_RETENTION_DAYS", contactRetentionDays, now);
  await deleteRefusalsBefore(db, new Date(now.getTime() - refusalDays * dayMs).toISOString().slice(0, 10));
  return limit === null ? 0 : deleteContactsBefore(db, limit, batchSize);
}
