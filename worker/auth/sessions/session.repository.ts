import { and, desc, eq, gt, isNull, lt, ne, notInArray } from "drizzle-orm";
import type { Database } from "../../db/client";
import { sessions, users } from "../../db/schema/auth";
import type { UserRow } from "../accounts/user.repository";

export type SessionRow = typeof sessions.$inferSelect;
export type NewSessionRow = Omit<typeof sessions.$inferInsert, "id">;

/** Adds a session; forgets those that have expired, and the user's oldest beyond `maxSessions`. */
export async function insertSession(db: Database, row: NewSessionRow, maxSessions: number): Promise<void> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, row.userId))
    .orderBy(desc(sessions.id))
    .limit(maxSessions);
  await db.batch([
    db.insert(sessions).values(row),
    db.delete(sessions).where(lt(sessions.expiresAt, row.createdAt)),
    db.delete(sessions).where(and(eq(sessions.userId, row.userId), notInArray(sessions.id, newest))),
  ]);
}

/** An open session with its user, in one query; null once it has ended or the account is disabled. */
export async function findSession(
  db: Database,
  { tokenHash, userId }: { tokenHash: string; userId: number },
): Promise<{ id: number; user: UserRow } | null> {
  const rows = await db
    .select({ id: sessions.id, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(users.id, userId), isNull(users.disabledAt)))
    .limit(1);
  return rows[0] ?? null;
}

export async function updateSeenAt(db: Database, id: number, seenAt: Date): Promise<void> {
  await db.update(sessions).set({ seenAt }).where(eq(sessions.id, id));
}

/** The user's sessions that are neither too old nor unused since `idleSince`, the last seen first. */
export function listSessions(
  db: Database,
  userId: number,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends sessions of a user: the one with `id`, or all but `exceptId`; answers their token hashes. */
export async function deleteSessions(
  db: Database,
  userId: number,
  which: { id: number } | { exceptId: number },
): Promise<string[]> {
  const chosen = "id" in which ? eq(sessions.id, which.id) : ne(sessions.id, which.exceptId);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}
