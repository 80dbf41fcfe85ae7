import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
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

/** Switches a waiting second factor on with its recovery codes; false when there is none that waits. */
export async function enable(
  db: Database,
  userId: number,
  { enabledAt, lastStep, codeHashes }: { enabledAt: Date; lastStep: number; codeHashes: string[] },
): Promise<boolean> {
  const [enabled] = await db.batch([
    db
      .update(secondFactors)
      .set({ enabledAt, lastStep })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt)))
      .returning({ userId: secondFactors.userId }),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash }))),
  ]);
  return enabled.length > 0;
}

/** Takes the step of an accepted code; false when it, or a later one, was taken before. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.enabledAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

export async function updateSecret(db: Database, userId: number, secret: string): Promise<void> {
  await db.update(secondFactors).set({ secret }).where(eq(secondFactors.userId, userId));
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

export async function replaceRecoveryCodes(
  db: Database,
  userId: number,
  codeHashes: string[],
): Promise<void> {
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash }))),
  ]);
}

export async function deleteSecondFactor(db: Database, userId: number): Promise<void> {
  await db.batch([
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
}
