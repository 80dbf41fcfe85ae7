import { eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { loginChallenges, sessions, users } from "../../db/schema/auth";

export type UserRow = typeof users.$inferSelect;

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.username, username)).limit(1);
  return rows[0] ?? null;
}

export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return rows[0] ?? null;
}

export async function updatePasswordHash(
  db: Database,
  id: number,
  password: string,
  now: Date,
): Promise<void> {
  await db.update(users).set({ password, updatedAt: now }).where(eq(users.id, id));
}

/**
 * Sets a new password and ends all sessions and waiting logins of the account, in one batch; answers the token
 * hashes of the sessions.
 */
export async function replacePassword(
  db: Database,
  id: number,
  password: string,
  now: Date,
): Promise<string[]> {
  const [, , ended] = await db.batch([
    db.update(users).set({ password, updatedAt: now }).where(eq(users.id, id)),
    db.delete(loginChallenges).where(eq(loginChallenges.userId, id)),
    db.delete(sessions).where(eq(sessions.userId, id)).returning({ tokenHash: sessions.tokenHash }),
  ]);
  return ended.map(({ tokenHash }) => tokenHash);
}
