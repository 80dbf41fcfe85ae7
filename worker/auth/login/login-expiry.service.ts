import type { Deps } from "../../deps";
import { deleteExpiredLogins } from "./login-expiry.repository";

/**
 * Deletes sessions, challenges and counters of failures whose time is over; answers how many. Each login does it too:
 * this is for a site where nobody logs in for a while.
 */
export function forgetExpiredLogins({ db, clock }: Deps): Promise<number> {
  return deleteExpiredLogins(db, clock());
}
