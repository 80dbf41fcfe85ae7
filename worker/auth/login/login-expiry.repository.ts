import { lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { loginAttempts, loginChallenges, sessions } from "../../db/schema";

/** Deletes sessions, challenges and counters of failures whose time is over; answers how many. */
export async function deleteExpiredLogins(db: Database, now: Date): Promise<number> {
  const deleted = await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ key: sessions.tokenHash }),
    db
      .delete(loginChallenges)
      .where(lt(loginChallenges.expiresAt, now))
      .returning({ key: loginChallenges.tokenHash }),
    db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now)).returning({ key: loginAttempts.key }),
  ]);
  return deleted.flat().length;
}
