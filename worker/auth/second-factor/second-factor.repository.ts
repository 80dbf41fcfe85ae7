import { and, count, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { recoveryCodes, secondFactors } from "../../db/schema/auth";

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Database, userId: number): Promise<SecondFactorRow | null> {
  const rows = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1);
  return rows[0] ?? null;
}

/** Stores a secret that waits for its first code; false when a second factor is on already. */
export async function insertPending(db: Database, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

interface Enabling {
  /** The secret, as it is stored, that a code has proved. */
  secret: string;
  enabledAt: Date;
  lastStep: number;
  codeHashes: string[];
}

/**
 * Switches a waiting second factor on with its recovery codes, in one batch; false, and no code is touched, when it
 * does not wait any more or has another secret by now.
 */
export async function enable(
  db: Database,
  userId: number,
  { secret, enabledAt, lastStep, codeHashes }: Enabling,
): Promise<boolean> {
  const waits = sql`user_id = ${userId} AND secret = ${secret} AND enabled_at IS NULL`;
  const { enabled } = await batchNamed(db, {
    ...writeCodes(userId, codeHashes, waits),
    enabled: sql`UPDATE second_factors SET enabled_at = ${enabledAt.getTime()}, last_step = ${lastStep}
      WHERE ${waits} RETURNING user_id`,
  });
  return enabled.length === 1;
}

/** The statements that put new recovery codes in the place of the old ones where a second factor is as `condition` says. */
function writeCodes(userId: number, codeHashes: string[], condition: SQL) {
  const holds = sql`EXISTS (SELECT 1 FROM second_factors WHERE ${condition})`;
  return {
    removed: sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND ${holds}`,
    inserted: sql`INSERT INTO recovery_codes (user_id, code_hash)
      SELECT ${userId}, value FROM json_each(${JSON.stringify(codeHashes)}) WHERE ${holds} RETURNING id`,
  };
}

/** Takes the step of a code of `secret`; false when it, or a later one, was taken before, or the secret is another. */
export async function takeStep(
  db: Database,
  { userId, secret }: SecondFactorRow,
  step: number,
): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.enabledAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Stores the same secret under another seal, unless it is another secret by now. */
export async function renewSeal(
  db: Database,
  { userId, secret }: SecondFactorRow,
  sealed: string,
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: sealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
}

/** Uses a recovery code up; false when it is unknown or used. */
export async function takeRecoveryCode(
  db: Database,
  userId: number,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** False, and no code is touched, when the second factor is not on. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: number,
  codeHashes: string[],
): Promise<boolean> {
  const isOn = sql`user_id = ${userId} AND enabled_at IS NOT NULL`;
  const { inserted } = await batchNamed(db, writeCodes(userId, codeHashes, isOn));
  return inserted.length === codeHashes.length;
}

export async function deleteSecondFactor(db: Database, userId: number): Promise<void> {
  await db.batch([
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
}
