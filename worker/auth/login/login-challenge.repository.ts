import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { loginChallenges, users } from "../../db/schema/auth";
import { batchSql } from "../../db/sql-batch";
import type { UserRow } from "../accounts/user.repository";

interface NewChallenge {
  tokenHash: string;
  userId: number;
  /** The hash that the password was compared with. */
  passwordHash: string;
  expiresAt: Date;
}

/** Adds a challenge and forgets those that have expired; false when the password is not that of the account any more. */
export async function insertChallenge(
  db: Database,
  { tokenHash, userId, passwordHash, expiresAt }: NewChallenge,
  now: Date,
): Promise<boolean> {
  const [opened] = await batchSql(db, [
    sql`INSERT INTO login_challenges (token_hash, user_id, expires_at)
      SELECT ${tokenHash}, id, ${expiresAt.getTime()} FROM users
      WHERE id = ${userId} AND password = ${passwordHash} AND disabled_at IS NULL RETURNING user_id`,
    sql`DELETE FROM login_challenges WHERE expires_at < ${now.getTime()}`,
  ]);
  return opened?.length === 1;
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
