import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { loginChallenges, users } from "../../db/schema/auth";
import type { UserRow } from "../accounts/user.repository";

/** Adds a challenge and forgets those that have expired. */
export async function insertChallenge(
  db: Database,
  challenge: typeof loginChallenges.$inferInsert,
  now: Date,
): Promise<void> {
  await db.batch([
    db.insert(loginChallenges).values(challenge),
    db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now)),
  ]);
}

/** The user who has shown their password and owes a code; null once the time is over. */
export async function findChallengedUser(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<UserRow | null> {
  const rows = await db
    .select({ user: users })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.userId))
    .where(
      and(
        eq(loginChallenges.tokenHash, tokenHash),
        gt(loginChallenges.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
    .limit(1);
  return rows[0]?.user ?? null;
}

/** False when it was gone already: a challenge opens one session. */
export async function deleteChallenge(db: Database, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ userId: loginChallenges.userId });
  return deleted.length > 0;
}
