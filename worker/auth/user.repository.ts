import { and, eq, lt, notExists } from "drizzle-orm";
import type { Database } from "../db/client";
import { revokedSessions, users } from "../db/schema";

export type UserRow = typeof users.$inferSelect;

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.username, username)).limit(1);
  return rows[0] ?? null;
}

/** The user of a session that was not revoked, in one query. */
export async function findUserOfSession(
  db: Database,
  session: { userId: number; tokenHash: string },
): Promise<UserRow | null> {
  const revoked = db
    .select({ tokenHash: revokedSessions.tokenHash })
    .from(revokedSessions)
    .where(eq(revokedSessions.tokenHash, session.tokenHash));
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.id, session.userId), notExists(revoked)))
    .limit(1);
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

/** Records the end of a session and forgets those that have expired since. */
export async function insertRevokedSession(
  db: Database,
  session: { tokenHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.batch([
    db.insert(revokedSessions).values(session).onConflictDoNothing(),
    db.delete(revokedSessions).where(lt(revokedSessions.expiresAt, now)),
  ]);
}
