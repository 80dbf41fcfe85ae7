import { and, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { sessions, users } from "../../db/schema/auth";
import { batchSql } from "../../db/sql-batch";
import type { UserRow } from "../accounts/user.repository";
import { type DeviceRow, rememberingStatements } from "./known-device.repository";

export type SessionRow = typeof sessions.$inferSelect;
/** A session, and the browser that it is opened in. */
export type NewSessionRow = Omit<typeof sessions.$inferInsert, "id"> & { browser: DeviceRow };

/** Sessions that one account may have at a time; a further login ends the oldest. */
export const maxSessions = 20;

/** What lets a session be opened. It is looked at by the statement that opens it, not before. */
export type Grounds =
  /** The hash that the password was compared with, of an account without a second factor. */
  | { passwordHash: string }
  /** The token hash of a challenge whose code was right; it opens one session. */
  | { challenge: string };

/** Opens a session of an account that is not disabled, in one batch; false where `grounds` hold no longer. */
export async function insertSession(db: Database, row: NewSessionRow, grounds: Grounds): Promise<boolean> {
  const [opened] =
    "challenge" in grounds
      ? await batchSql(db, [
          ...openingStatements(
            row,
            sql`EXISTS (SELECT 1 FROM login_challenges WHERE token_hash = ${grounds.challenge}
              AND user_id = users.id AND expires_at > ${row.createdAt.getTime()})`,
          ),
          sql`DELETE FROM login_challenges WHERE token_hash = ${grounds.challenge}`,
        ])
      : await batchSql(
          db,
          openingStatements(
            row,
            sql`password = ${grounds.passwordHash} AND NOT EXISTS (SELECT 1 FROM second_factors
              WHERE user_id = users.id AND enabled_at IS NOT NULL)`,
          ),
        );
  return opened?.length === 1;
}

/**
 * The statements that open a session where `condition` holds of its user, and remember its browser; the first answers a
 * row when it did. They forget the sessions that have expired, and the user's oldest beyond `maxSessions`.
 */
export function openingStatements(row: NewSessionRow, condition: SQL): SQL[] {
  const { tokenHash, userId, device } = row;
  const [createdAt, seenAt, expiresAt] = [row.createdAt, row.seenAt, row.expiresAt].map((at) => at.getTime());
  return [
    sql`INSERT INTO sessions (token_hash, user_id, device, created_at, seen_at, expires_at)
      SELECT ${tokenHash}, id, ${device}, ${createdAt}, ${seenAt}, ${expiresAt} FROM users
      WHERE id = ${userId} AND disabled_at IS NULL AND ${condition} RETURNING id`,
    sql`DELETE FROM sessions WHERE expires_at < ${createdAt}`,
    sql`DELETE FROM sessions WHERE user_id = ${userId} AND id NOT IN
      (SELECT id FROM sessions WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${maxSessions})`,
    ...rememberingStatements(row.browser, row),
  ];
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

/** Writes down that a session is in use; false when it has ended. */
export async function updateSeenAt(db: Database, tokenHash: string, seenAt: Date): Promise<boolean> {
  const seen = await db
    .update(sessions)
    .set({ seenAt })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  return seen.length > 0;
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
