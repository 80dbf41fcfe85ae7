import { type SQL, sql } from "drizzle-orm";
import type { Role } from "../../contract/rights";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { isActiveOwner } from "../accounts/active-owner.repository";
import { type NewSessionRow, openingStatements } from "../sessions/session.repository";

export interface InviteRow {
  id: number;
  kind: "invite" | "reset";
  name: string;
  role: Role | null;
  expiresAt: Date;
  /** Whose password is set anew; null for an invitation. */
  userId: number | null;
}

/** Holds of a link that works: in time, made by who is still an active owner, and for an account that is not disabled. */
const works = (
  now: Date,
) => sql`expires_at > ${now.getTime()} AND ${isActiveOwner(sql`staff_invites.made_by`)}
  AND (user_id IS NULL OR EXISTS (SELECT 1 FROM users WHERE users.id = staff_invites.user_id AND disabled_at IS NULL))`;

async function selectInvites(db: Database, condition: SQL): Promise<InviteRow[]> {
  const [rows = []] = await batchSql(db, [
    sql`SELECT id, kind, name, role, expires_at, user_id FROM staff_invites WHERE ${condition} ORDER BY id DESC`,
  ]);
  return (
    rows as (Pick<InviteRow, "id" | "kind" | "name" | "role"> & { expires_at: number; user_id: number })[]
  ).map(({ expires_at, user_id, ...row }) => ({ ...row, expiresAt: new Date(expires_at), userId: user_id }));
}

/** Links that wait to be used, the newest first. */
export function listOpenInvites(db: Database, now: Date): Promise<InviteRow[]> {
  return selectInvites(db, works(now));
}

/** The link of a token; null for one that is unknown, used, withdrawn or over. */
export async function findOpenInvite(db: Database, tokenHash: string, now: Date): Promise<InviteRow | null> {
  const [row] = await selectInvites(db, sql`token_hash = ${tokenHash} AND ${works(now)}`);
  return row ?? null;
}

interface NewLink {
  tokenHash: string;
  madeBy: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Adds an invitation and answers its id; null when its maker is no active owner any more. */
export async function insertInvite(
  db: Database,
  { tokenHash, madeBy, createdAt, expiresAt }: NewLink,
  { name, role }: { name: string; role: Role },
): Promise<number | null> {
  const [rows] = await batchSql(db, [
    sql`INSERT INTO staff_invites (token_hash, kind, name, role, made_by, created_at, expires_at)
      SELECT ${tokenHash}, 'invite', ${name}, ${role}, ${madeBy}, ${createdAt.getTime()}, ${expiresAt.getTime()}
      WHERE ${isActiveOwner(madeBy)} RETURNING id`,
  ]);
  return (rows as { id: number }[])[0]?.id ?? null;
}

/** The statement that adds a link for a new password; it answers a row unless the account is disabled. */
export function resetLinkStatement(
  { tokenHash, madeBy, createdAt, expiresAt }: NewLink,
  userId: number,
): SQL {
  return sql`INSERT INTO staff_invites (token_hash, kind, name, user_id, made_by, created_at, expires_at)
    SELECT ${tokenHash}, 'reset', name, id, ${madeBy}, ${createdAt.getTime()}, ${expiresAt.getTime()} FROM users
    WHERE id = ${userId} AND disabled_at IS NULL AND ${isActiveOwner(madeBy)} RETURNING id`;
}

/** Withdraws a link that waits; whom it was for, and whether who withdraws is an active owner. */
export async function deleteInvite(
  db: Database,
  id: number,
  actorId: number,
): Promise<{ isOwner: boolean; name: string | null }> {
  const [[owner] = [], [deleted] = []] = await batchSql(db, [
    sql`SELECT ${isActiveOwner(actorId)} AS holds`,
    sql`DELETE FROM staff_invites WHERE id = ${id} AND ${isActiveOwner(actorId)} RETURNING name`,
  ]);
  return {
    isOwner: (owner as { holds: number }).holds === 1,
    name: (deleted as { name: string } | undefined)?.name ?? null,
  };
}

export interface NewAccount {
  username: string;
  name: string;
  passwordHash: string;
}

/**
 * Makes the account of an invitation and uses that up, in one batch; null, and nothing is done, where the link works no
 * longer or the username is taken.
 */
export async function acceptInvite(
  db: Database,
  tokenHash: string,
  { username, name, passwordHash }: NewAccount,
  now: Date,
): Promise<{ id: number; role: Role } | null> {
  const at = now.getTime();
  const [accepted] = await batchSql(db, [
    sql`INSERT INTO users (username, password, name, role, is_admin, created_at, updated_at)
      SELECT ${username}, ${passwordHash}, ${name}, role, role IN ('owner', 'editor'), ${at}, ${at} FROM staff_invites
      WHERE token_hash = ${tokenHash} AND kind = 'invite' AND ${works(now)}
        AND NOT EXISTS (SELECT 1 FROM users WHERE lower(username) = lower(${username})) RETURNING id, role`,
    // A hash has a salt of its own: no other account holds it.
    sql`DELETE FROM staff_invites WHERE token_hash = ${tokenHash}
      AND EXISTS (SELECT 1 FROM users WHERE password = ${passwordHash})`,
  ]);
  return (accepted as { id: number; role: Role }[])[0] ?? null;
}

/**
 * Puts a new password in the place of the old one by a link, ends all sessions and waiting logins of the account,
 * forgets its browsers, uses up its links, and opens the session where no second factor is on, in one batch. Answers the
 * token hashes of the sessions that ended; null, and nothing is done, where the link works no longer.
 */
export async function resetPassword(
  db: Database,
  tokenHash: string,
  { passwordHash, session }: { passwordHash: string; session: NewSessionRow },
  now: Date,
): Promise<{ ended: string[]; isOpened: boolean } | null> {
  const { userId } = session;
  const isReset = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password = ${passwordHash})`;
  const ofUser = (table: SQL) => sql`DELETE FROM ${table} WHERE user_id = ${userId} AND ${isReset}`;
  const [reset, , ended, , , opened] = await batchSql(db, [
    sql`UPDATE users SET password = ${passwordHash}, updated_at = ${now.getTime()}
      WHERE id = ${userId} AND EXISTS (SELECT 1 FROM staff_invites
        WHERE token_hash = ${tokenHash} AND kind = 'reset' AND user_id = ${userId} AND ${works(now)}) RETURNING id`,
    ofUser(sql`login_challenges`),
    sql`${ofUser(sql`sessions`)} RETURNING token_hash`,
    ofUser(sql`known_devices`),
    ofUser(sql`staff_invites`),
    ...openingStatements(
      session,
      sql`password = ${passwordHash} AND NOT EXISTS (SELECT 1 FROM second_factors
        WHERE user_id = users.id AND enabled_at IS NOT NULL)`,
    ),
  ]);
  if (reset?.length !== 1) return null;
  return {
    ended: (ended as { token_hash: string }[]).map(({ token_hash }) => token_hash),
    isOpened: opened?.length === 1,
  };
}
