import { lt } from "drizzle-orm";
import { knownDevices, loginAttempts, loginChallenges, sessions, staffInvites } from "../../db/schema/auth";
import type { Deps } from "../../deps";

/**
 * Deletes sessions, challenges, browsers, counters of failures and links of staff whose time is over; answers how many.
 * Each login does it too, but for the links: this is for a site where nobody logs in for a while.
 */
export async function forgetExpiredLogins({ db, clock }: Deps): Promise<number> {
  const now = clock();
  const deleted = await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ key: sessions.tokenHash }),
    db
      .delete(loginChallenges)
      .where(lt(loginChallenges.expiresAt, now))
      .returning({ key: loginChallenges.tokenHash }),
    db.delete(knownDevices).where(lt(knownDevices.expiresAt, now)).returning({ key: knownDevices.tokenHash }),
    db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now)).returning({ key: loginAttempts.key }),
    db.delete(staffInvites).where(lt(staffInvites.expiresAt, now)).returning({ key: staffInvites.tokenHash }),
  ]);
  return deleted.flat().length;
}
