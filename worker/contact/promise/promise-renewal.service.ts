import type { Deps } from "../../deps";
import { promisedBy } from "./promise";
import { listPromises, writePromises } from "./promise-renewal.repository";

/** Enquiries that one run looks at. */
const mostRenewed = 500;

/** Brings what waiting senders are promised in line with the days off as they are listed now; answers how many changed. */
export async function renewPromises(deps: Deps): Promise<number> {
  const kept = await listPromises(deps.db, mostRenewed);
  const renewed = kept
    .map((promise) => ({ ...promise, renewedAt: promisedBy(promise.submittedAt, deps.holidays) }))
    .filter(({ dueAt, renewedAt }) => dueAt.getTime() !== renewedAt.getTime());
  return renewed.length === 0 ? 0 : writePromises(deps.db, renewed);
}
