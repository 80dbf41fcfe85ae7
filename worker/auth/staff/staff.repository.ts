import { type SQL, sql } from "drizzle-orm";
import type { Role } from "../../contract/rights";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import { hasOtherOwner, isActiveOwner } from "../accounts/active-owner.repository";

/** An account as the list of staff shows it; times are milliseconds since 1970. */
export interface StaffRow {
  id: number;
  username: string;
  name: string;
  role: Role | null;
  is_admin: number;
  disabled_at: number | null;
  has_second_factor: number;
  last_seen_at: number | null;
}

/** What became of something that an owner does to an account. */
export interface Done<Row = unknown> {
  /** Whether who acts was an active owner at that moment. */
  isOwner: boolean;
  /** The account as it was before; null where there is none. */
  before: StaffRow | null;
  /** What the statements answered. */
  rows: Row[][];
}

// The last use of a session is written once an hour; what somebody did tells it more closely, also after a logout.
const columns = sql`users.id, users.username, users.name, users.role, users.is_admin, users.disabled_at,
  EXISTS (SELECT 1 FROM second_factors WHERE user_id = users.id AND enabled_at IS NOT NULL) AS has_second_factor,
  nullif(max(coalesce((SELECT max(seen_at) FROM sessions WHERE user_id = users.id), 0),
    coalesce((SELECT occurred_at FROM audit_events WHERE actor_id = users.id ORDER BY id DESC LIMIT 1), 0)), 0)
    AS last_seen_at`;

/** Every account, those that are disabled last. */
export async function listStaff(db: Database): Promise<StaffRow[]> {
  const [rows = []] = await batchSql(db, [
    sql`SELECT ${columns} FROM users ORDER BY disabled_at IS NOT NULL, lower(name), id`,
  ]);
  return rows as StaffRow[];
}

/** Runs statements on an account in one batch; each has to ask `isActiveOwner(actorId)` itself where it writes. */
export async function actOn<Row>(
  db: Database,
  { actorId, id }: { actorId: number; id: number },
  statements: SQL[],
): Promise<Done<Row>> {
  const [[owner] = [], [before] = [], ...rows] = await batchSql(db, [
    sql`SELECT ${isActiveOwner(actorId)} AS holds`,
    sql`SELECT ${columns} FROM users WHERE id = ${id}`,
    ...statements,
  ]);
  const isOwner = (owner as { holds: number } | undefined)?.holds === 1;
  return { isOwner, before: (before as StaffRow | undefined) ?? null, rows: rows as Row[][] };
}

export interface Change {
  role?: Role | null | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes role and state of an account, as long as an active owner is left. Whoever is disabled is out at once, with
 * their waiting logins, browsers and links for a new password; invitations of who is no owner any more are gone. The first
 * statement answers no row where nothing was done, the second the sessions that have ended, the last the account.
 */
export function changingStatements(
  { actorId, id }: { actorId: number; id: number },
  { role, disabled }: Change,
  now: number,
): SQL[] {
  const values = [
    ...(role === undefined
      ? []
      : [sql`role = ${role}`, sql`is_admin = ${role === "owner" || role === "editor" ? 1 : 0}`]),
    ...(disabled === undefined
      ? []
      : [sql`disabled_at = ${disabled ? sql`coalesce(disabled_at, ${now})` : sql`NULL`}`]),
    sql`updated_at = ${now}`,
  ];
  const mayEndOwner = disabled === true || (role !== undefined && role !== "owner");
  const leavesOwner = mayEndOwner ? sql`(NOT ${isActiveOwner(id)} OR ${hasOtherOwner(id)})` : sql`1`;
  const ofDisabled = sql`user_id IN (SELECT id FROM users WHERE id = ${id} AND disabled_at IS NOT NULL)`;
  return [
    sql`UPDATE users SET ${sql.join(values, sql`, `)}
      WHERE id = ${id} AND ${isActiveOwner(actorId)} AND ${leavesOwner} RETURNING id`,
    sql`DELETE FROM sessions WHERE ${ofDisabled} RETURNING token_hash`,
    sql`DELETE FROM known_devices WHERE ${ofDisabled}`,
    sql`DELETE FROM login_challenges WHERE ${ofDisabled}`,
    sql`DELETE FROM staff_invites WHERE ${ofDisabled} OR (made_by = ${id} AND NOT ${isActiveOwner(id)})`,
    sql`SELECT ${columns} FROM users WHERE id = ${id}`,
  ];
}

/** Ends all sessions, waiting logins and links for a new password of an account and forgets its browsers; the first answers the sessions. */
export function endingStatements({ actorId, id }: { actorId: number; id: number }): SQL[] {
  const ofUser = sql`user_id = ${id} AND ${isActiveOwner(actorId)}`;
  return [
    sql`DELETE FROM sessions WHERE ${ofUser} RETURNING token_hash`,
    sql`DELETE FROM known_devices WHERE ${ofUser}`,
    sql`DELETE FROM login_challenges WHERE ${ofUser}`,
    sql`DELETE FROM staff_invites WHERE ${ofUser}`,
  ];
}

/** Forgets the failed guesses that keep somebody waiting. */
export function unlockingStatements({ actorId, id }: { actorId: number; id: number }): SQL[] {
  return [sql`DELETE FROM login_attempts WHERE user_id = ${id} AND ${isActiveOwner(actorId)}`];
}

export function removingFactorStatements({ actorId, id }: { actorId: number; id: number }): SQL[] {
  const ofUser = sql`user_id = ${id} AND ${isActiveOwner(actorId)}`;
  return [sql`DELETE FROM second_factors WHERE ${ofUser}`, sql`DELETE FROM recovery_codes WHERE ${ofUser}`];
}
