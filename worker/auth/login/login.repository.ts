import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { loginAttempts, loginChallenges, users } from "../../db/schema/auth";
import type { UserRow } from "../sessions/session.repository";

export interface AttemptLimit {
  key: string;
  /** Of whom it is the count; null for an address. */
  username: string | null;
  /** Failures before the first delay. */
  free: number;
  /** Milliseconds after the last failure when all are forgotten. */
  forgetAfter: number;
}

export interface Delay {
  /** Milliseconds of the first delay; each further failure doubles it, up to `max`. */
  first: number;
  max: number;
}

/** Until when the longest delay of these keys lasts; null while there is none. */
export async function findDelay(db: Database, keys: string[], now: Date): Promise<Date | null> {
  const rows = await db
    .select({ blockedUntil: loginAttempts.blockedUntil })
    .from(loginAttempts)
    .where(and(inArray(loginAttempts.key, keys), gt(loginAttempts.blockedUntil, now)));
  return rows.map((row) => row.blockedUntil).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/**
 * Counts a failure on each key and sets the delay that follows it, in one batch. Null when one of them was
 * delayed in the meantime; else whether a delay begins now.
 */
export async function countFailures(
  db: Database,
  limits: AttemptLimit[],
  delay: Delay,
  now: Date,
): Promise<{ delayed: boolean } | null> {
  const [, ...results] = await db.batch([
    db.delete(loginAttempts).where(lte(loginAttempts.expiresAt, now)),
    ...limits.map((limit) => countFailure(db, limit, delay, now)),
  ]);
  const counted = results.flat();
  if (counted.length < limits.length) return null;
  return { delayed: counted.some(({ blockedUntil }) => blockedUntil > now) };
}

function countFailure(
  db: Database,
  { key, username, free, forgetAfter }: AttemptLimit,
  delay: Delay,
  now: Date,
) {
  const failures = sql`${loginAttempts.failures} + 1`;
  // A shift of more than ten would pass every limit, and of more than 62 the integer.
  const growing = sql`min(${delay.max}, ${delay.first} * (1 << min(${failures} - ${free}, 10)))`;
  const blockedUntil = sql`CASE WHEN ${failures} < ${free} THEN 0 ELSE ${now.getTime()} + ${growing} END`;
  const expiresAt = new Date(now.getTime() + forgetAfter);
  const userId = sql<number>`(SELECT id FROM users WHERE lower(username) = lower(${username}))`;
  return db
    .insert(loginAttempts)
    .values({ key, failures: 1, blockedUntil: new Date(0), expiresAt, userId })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        failures,
        blockedUntil,
        expiresAt,
        userId: sql`coalesce(excluded.user_id, ${loginAttempts.userId})`,
      },
      setWhere: lte(loginAttempts.blockedUntil, now),
    })
    .returning({ blockedUntil: loginAttempts.blockedUntil });
}

/** Forgets all failures of the `own` keys, and takes one back from each of the `shared`. */
export async function takeBackFailures(db: Database, own: string[], shared: string[]): Promise<void> {
  await db.batch([
    db.delete(loginAttempts).where(inArray(loginAttempts.key, own)),
    db
      .update(loginAttempts)
      .set({ failures: sql`max(0, ${loginAttempts.failures} - 1)`, blockedUntil: new Date(0) })
      .where(inArray(loginAttempts.key, shared)),
  ]);
}

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
  const { opened } = await batchNamed(db, {
    opened: sql`INSERT INTO login_challenges (token_hash, user_id, expires_at)
      SELECT ${tokenHash}, id, ${expiresAt.getTime()} FROM users
      WHERE id = ${userId} AND password = ${passwordHash} AND disabled_at IS NULL RETURNING user_id`,
    expired: sql`DELETE FROM login_challenges WHERE expires_at < ${now.getTime()}`,
  });
  return opened.length === 1;
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
