import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Role } from "../../contract/rights";
import type { Database } from "../../db/client";
import { staffInvites } from "../../db/schema/auth";
import { batchNamed } from "../../db/sql-batch";
import { isActiveOwner } from "../accounts/user.repository";

export type InviteRow = typeof staffInvites.$inferSelect;

/** Holds of a link that works: in time, made by who is still an active owner, and for an account that is not disabled. */
const works = (now: Date) =>
  and(
    gt(staffInvites.expiresAt, now),
    isActiveOwner(sql`${staffInvites.madeBy}`),
    sql`(${staffInvites.userId} IS NULL OR EXISTS (SELECT 1 FROM users
      WHERE users.id = ${staffInvites.userId} AND users.disabled_at IS NULL))`,
  );

/** Links that wait to be used, the newest first. */
export function listOpenInvites(db: Database, now: Date): Promise<InviteRow[]> {
  return db.select().from(staffInvites).where(works(now)).orderBy(desc(staffInvites.id));
}

/** The link of a token; null for one that is unknown, used, withdrawn or over. */
export async function findOpenInvite(db: Database, tokenHash: string, now: Date): Promise<InviteRow | null> {
  const rows = await db
    .select()
    .from(staffInvites)
    .where(and(eq(staffInvites.tokenHash, tokenHash), works(now)));
  return rows[0] ?? null;
}

export interface NewLink {
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
  const { inserted } = await batchNamed(db, {
    inserted: sql<{
      id: number;
    }>`INSERT INTO staff_invites (token_hash, kind, name, role, made_by, created_at, expires_at)
      SELECT ${tokenHash}, 'invite', ${name}, ${role}, ${madeBy}, ${createdAt.getTime()}, ${expiresAt.getTime()}
      WHERE ${isActiveOwner(madeBy)} RETURNING id`,
  });
  return inserted[0]?.id ?? null;
}

/** The statement that adds a link for a new password; it answers a row unless the account is disabled. */
export function writeResetLink({ tokenHash, madeBy, createdAt, expiresAt }: NewLink, userId: number): SQL {
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
  const { accepted } = await batchNamed(db, {
    accepted: sql<{
      id: number;
      role: Role;
    }>`INSERT INTO users (username, password, name, role, is_admin, created_at, updated_at)
      SELECT ${username}, ${passwordHash}, ${name}, role, role IN ('owner', 'editor'), ${at}, ${at} FROM staff_invites
      WHERE token_hash = ${tokenHash} AND kind = 'invite' AND ${works(now)}
        AND NOT EXISTS (SELECT 1 FROM users WHERE lower(username) = lower(${username})) RETURNING id, role`,
    // A hash has a salt of its own: no other account holds it.
    used: sql`DELETE FROM staff_invites WHERE token_hash = ${tokenHash}
      AND EXISTS (SELECT 1 FROM users WHERE password = ${passwordHash})`,
  });
  return accepted[0] ?? null;
}

/** Holds where the link of a token may set a new password of this account. */
export function mayReset(tokenHash: string, userId: number, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM staff_invites
    WHERE token_hash = ${tokenHash} AND kind = 'reset' AND user_id = ${userId} AND ${works(now)})`;
}
