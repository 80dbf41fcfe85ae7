import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { type NewSessionRow, openingStatements } from "../sessions/session.repository";

/**
 * Puts a new password in the place of the one that was shown, ends all sessions, waiting logins and reset links of the account,
 * forgets its browsers and opens the session `row`, in one batch. Answers the token hashes of the sessions that ended; null, and nothing is
 * done, when the account has another password by now.
 */
export async function replacePassword(
  db: Database,
  row: NewSessionRow,
  { from, to }: { from: string; to: string },
): Promise<string[] | null> {
  const { userId, createdAt } = row;
  const isReplaced = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password = ${to})`;
  const ofUser = (table: SQL) => sql`DELETE FROM ${table} WHERE user_id = ${userId} AND ${isReplaced}`;
  const [replaced, , ended] = await batchSql(db, [
    sql`UPDATE users SET password = ${to}, updated_at = ${createdAt.getTime()}
      WHERE id = ${userId} AND password = ${from} AND disabled_at IS NULL RETURNING id`,
    ofUser(sql`login_challenges`),
    sql`${ofUser(sql`sessions`)} RETURNING token_hash`,
    ofUser(sql`known_devices`),
    ofUser(sql`staff_invites`),
    ...openingStatements(row, sql`password = ${to}`),
  ]);
  if (replaced?.length !== 1) return null;
  return (ended as { token_hash: string }[]).map(({ token_hash }) => token_hash);
}
