import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Role } from "../../contract/rights";
import { batchNamed, type Database } from "../../db/client";
import { staffInvites, users } from "../../db/schema/auth";
import { hasRight, userMay } from "../accounts/user.repository";
import { endLoginsWhere } from "../sessions/session.repository";

/** SQL condition: the account is an active owner. `id` is a number or a column. */
const isActiveOwner = (id: number | SQL) => userMay("staff.manage", id);

const hasOtherOwner = (id: number) =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.id <> ${id} AND ${hasRight("staff.manage")})`;

/** An account in the list of staff; times are milliseconds since 1970, as in raw SQL of a batch. */
export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];

function selectStaff(db: Database) {
  return db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      role: users.role,
      is_admin: sql<number>`users.is_admin`.as("is_admin"),
      disabled_at: sql<number | null>`users.disabled_at`.as("disabled_at"),
      has_second_factor: sql<number>`EXISTS (SELECT 1 FROM second_factors
        WHERE user_id = users.id AND enabled_at IS NOT NULL)`.as("has_second_factor"),
      passkeys: sql<number>`(SELECT count(*) FROM passkeys WHERE user_id = users.id)`.as("passkeys"),
      // The last use of a session is stored once an hour; an audit event is more precise, and remains after a logout.
      last_seen_at: sql<number | null>`nullif(max(
        coalesce((SELECT max(seen_at) FROM sessions WHERE user_id = users.id), 0),
        coalesce((SELECT occurred_at FROM audit_events WHERE actor_id = users.id ORDER BY id DESC LIMIT 1), 0)), 0)`.as(
        "last_seen_at",
      ),
    })
    .from(users);
}

export function listStaff(db: Database): Promise<StaffRow[]> {
  return selectStaff(db).orderBy(sql`users.disabled_at IS NOT NULL`, sql`lower(users.name)`, users.id);
}

export interface Ids {
  actorId: number;
  id: number;
}

export interface Acted {
  isOwner: boolean;
  before: StaffRow | null;
}

/** Runs statements on an account in one batch. Each writing statement must check `isActiveOwner(actorId)` itself. */
export async function runOnAccount<Statements extends Record<string, SQL>>(
  db: Database,
  { actorId, id }: Ids,
  statements: Statements,
) {
  const { actor, account, ...rows } = await batchNamed(db, {
    actor: sql<{ is_owner: number }>`SELECT ${isActiveOwner(actorId)} AS is_owner`,
    account: selectAccount(db, id),
    ...statements,
  });
  return { ...rows, isOwner: actor[0]?.is_owner === 1, before: account[0] ?? null };
}

const selectAccount = (db: Database, id: number) =>
  selectStaff(db).where(eq(users.id, id)).getSQL() as SQL<StaffRow>;

/**
 * Changes role and state of an account, as long as an active owner remains. Disabling ends its sessions, pending
 * logins, known browsers and reset links; the invitations of a former owner are deleted. `changed` is empty if nothing
 * was done.
 */
export function changeAccount(
  db: Database,
  ids: Ids,
  { role, disabled }: { role?: Role | null | undefined; disabled?: boolean | undefined },
  now: number,
) {
  const { actorId, id } = ids;
  const values = [sql`updated_at = ${now}`];
  if (role !== undefined) {
    values.push(sql`role = ${role}`, sql`is_admin = ${role === "owner" || role === "editor" ? 1 : 0}`);
  }
  if (disabled !== undefined) {
    values.push(sql`disabled_at = ${disabled ? sql`coalesce(disabled_at, ${now})` : sql`NULL`}`);
  }
  const removesOwnerRole = disabled === true || (role !== undefined && role !== "owner");
  const keepsAnOwner = removesOwnerRole ? sql`(NOT ${isActiveOwner(id)} OR ${hasOtherOwner(id)})` : sql`1`;
  const ofDisabled = sql`user_id IN (SELECT id FROM users WHERE id = ${id} AND disabled_at IS NOT NULL)`;
  return runOnAccount(db, ids, {
    changed: sql`UPDATE users SET ${sql.join(values, sql`, `)}
      WHERE id = ${id} AND ${isActiveOwner(actorId)} AND ${keepsAnOwner} RETURNING id`,
    ...endLoginsWhere(ofDisabled),
    invitations: sql`DELETE FROM staff_invites WHERE made_by = ${id} AND NOT ${isActiveOwner(id)}`,
    after: selectAccount(db, id),
  });
}

/** Ends all sessions, pending logins and reset links of an account, and deletes its known browsers. */
export function endLogins(db: Database, ids: Ids) {
  const ofUser = sql`user_id = ${ids.id} AND ${isActiveOwner(ids.actorId)}`;
  return runOnAccount(db, ids, endLoginsWhere(ofUser));
}

export function forgetAttempts(db: Database, ids: Ids) {
  return runOnAccount(db, ids, {
    attempts: sql`DELETE FROM login_attempts WHERE user_id = ${ids.id} AND ${isActiveOwner(ids.actorId)}`,
  });
}

/** Deletes the second factor and the passkeys of an account; sessions opened by a passkey end with it. */
export function deleteFactor(db: Database, ids: Ids) {
  const ofUser = sql`user_id = ${ids.id} AND ${isActiveOwner(ids.actorId)}`;
  return runOnAccount(db, ids, {
    factor: sql`DELETE FROM second_factors WHERE ${ofUser}`,
    codes: sql`DELETE FROM recovery_codes WHERE ${ofUser}`,
    passkeys: sql`DELETE FROM passkeys WHERE ${ofUser}`,
  });
}

export type InviteRow = typeof staffInvites.$inferSelect;

/** SQL condition: the link has not expired, its maker is still an active owner, and its account is not disabled. */
const isValidLink = (now: Date) =>
  and(
    gt(staffInvites.expiresAt, now),
    isActiveOwner(sql`${staffInvites.madeBy}`),
    sql`(${staffInvites.userId} IS NULL OR EXISTS (SELECT 1 FROM users
      WHERE users.id = ${staffInvites.userId} AND users.disabled_at IS NULL))`,
  );

export function listOpenInvites(db: Database, now: Date): Promise<InviteRow[]> {
  return db.select().from(staffInvites).where(isValidLink(now)).orderBy(desc(staffInvites.id));
}

/** The link of a token; null if it is unknown, used, withdrawn or expired. */
export async function findOpenInvite(db: Database, tokenHash: string, now: Date): Promise<InviteRow | null> {
  const rows = await db
    .select()
    .from(staffInvites)
    .where(and(eq(staffInvites.tokenHash, tokenHash), isValidLink(now)));
  return rows[0] ?? null;
}

interface NewLink {
  tokenHash: string;
  madeBy: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Inserts an invitation and returns its id; null if its maker is not an active owner. */
export async function insertInvite(
  db: Database,
  { tokenHash, madeBy, createdAt, expiresAt }: NewLink,
  { name, role }: { name: string; role: Role },
): Promise<number | null> {
  const { inserted } = await batchNamed(db, {
    inserted: sql<{
      id: number;
    }>`INSERT INTO staff_invites (token_hash, kind, name, role, made_by, created_at, expires_at)
      SELECT ${tokenHash}, 'invite', ${name}, ${role}, ${madeBy}, ${createdAt.getTime()}, ${expiresAt.getTime()}
      WHERE ${isActiveOwner(madeBy)} RETURNING id`,
  });
  return inserted[0]?.id ?? null;
}

/** Inserts a reset link; `added` is empty if the account is disabled. */
export function insertResetLink(db: Database, ids: Ids, { tokenHash, createdAt, expiresAt }: NewLink) {
  return runOnAccount(db, ids, {
    added: sql`INSERT INTO staff_invites (token_hash, kind, name, user_id, made_by, created_at, expires_at)
      SELECT ${tokenHash}, 'reset', name, id, ${ids.actorId}, ${createdAt.getTime()}, ${expiresAt.getTime()}
      FROM users WHERE id = ${ids.id} AND disabled_at IS NULL AND ${isActiveOwner(ids.actorId)} RETURNING id`,
  });
}

/** Deletes an open link; returns its name, and whether the actor is an active owner. */
export async function deleteInvite(
  db: Database,
  id: number,
  actorId: number,
): Promise<{ isOwner: boolean; name: string | null }> {
  const { actor, deleted } = await batchNamed(db, {
    actor: sql<{ is_owner: number }>`SELECT ${isActiveOwner(actorId)} AS is_owner`,
    deleted: sql<{
      name: string;
    }>`DELETE FROM staff_invites WHERE id = ${id} AND ${isActiveOwner(actorId)} RETURNING name`,
  });
  return { isOwner: actor[0]?.is_owner === 1, name: deleted[0]?.name ?? null };
}

interface NewAccount {
  username: string;
  name: string;
  passwordHash: string;
}

/**
 * Creates the account of an invitation and deletes the link, in one batch; null, without a change, if the link is not
 * valid or the username is taken.
 */
export async function acceptInvite(
  db: Database,
  tokenHash: string,
  { username, name, passwordHash }: NewAccount,
  now: Date,
): Promise<{ id: number; role: Role } | null> {
  const at = now.getTime();
  const { accepted } = await batchNamed(db, {
    accepted: sql<{
      id: number;
      role: Role;
    }>`INSERT INTO users (username, password, name, role, is_admin, created_at, updated_at)
      SELECT ${username}, ${passwordHash}, ${name}, role, role IN ('owner', 'editor'), ${at}, ${at} FROM staff_invites
      WHERE token_hash = ${tokenHash} AND kind = 'invite' AND ${isValidLink(now)}
        AND NOT EXISTS (SELECT 1 FROM users WHERE lower(username) = lower(${username})) RETURNING id, role`,
    // Each hash has its own salt, so no other account has this one.
    used: sql`DELETE FROM staff_invites WHERE token_hash = ${tokenHash}
      AND EXISTS (SELECT 1 FROM users WHERE password = ${passwordHash})`,
  });
  return accepted[0] ?? null;
}

/** SQL condition: the link of the token may set a new password of this account. */
export function mayReset(tokenHash: string, userId: number, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM staff_invites
    WHERE token_hash = ${tokenHash} AND kind = 'reset' AND user_id = ${userId} AND ${isValidLink(now)})`;
}
