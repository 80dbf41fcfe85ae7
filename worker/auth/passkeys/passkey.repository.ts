import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { passkeys, users } from "../../db/schema/auth";
import type { UserRow } from "../sessions/session.repository";

export type PasskeyRow = typeof passkeys.$inferSelect;

interface NewChallenge {
  tokenHash: string;
  /** Who registers a passkey; null for a login. */
  userId: number | null;
  expiresAt: Date;
}

/** Adds a challenge and forgets those that have expired. */
export async function insertChallenge(
  db: Database,
  { tokenHash, userId, expiresAt }: NewChallenge,
  now: Date,
): Promise<void> {
  await batchNamed(db, {
    added: sql`INSERT INTO passkey_challenges (token_hash, user_id, expires_at)
      VALUES (${tokenHash}, ${userId}, ${expiresAt.getTime()})`,
    expired: sql`DELETE FROM passkey_challenges WHERE expires_at < ${now.getTime()}`,
  });
}

/** Uses a challenge up; false for one that is unknown, used, over or meant for something else. */
export async function takeChallenge(
  db: Database,
  { tokenHash, userId }: { tokenHash: string; userId: number | null },
  now: Date,
): Promise<boolean> {
  const { taken } = await batchNamed(db, {
    taken: sql`DELETE FROM passkey_challenges WHERE token_hash = ${tokenHash} AND user_id IS ${userId}
      AND expires_at > ${now.getTime()} RETURNING token_hash`,
  });
  return taken.length === 1;
}

/** A passkey of this host with its user. */
export async function findPasskey(
  db: Database,
  credentialId: string,
  host: string,
): Promise<{ passkey: PasskeyRow; user: UserRow } | null> {
  const rows = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.host, host)))
    .limit(1);
  return rows[0] ?? null;
}

/** The user's passkeys, the newest first. */
export function listPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
}

/** Adds a passkey; false where it is registered already, or the account has `max`. */
export async function insertPasskey(
  db: Database,
  row: Omit<PasskeyRow, "id" | "lastUsedAt">,
  max: number,
): Promise<boolean> {
  const { userId, credentialId, host, publicKey, counter, name, createdAt } = row;
  const { added } = await batchNamed(db, {
    added: sql`INSERT INTO passkeys (user_id, credential_id, host, public_key, counter, name, created_at)
      SELECT id, ${credentialId}, ${host}, ${publicKey}, ${counter}, ${name}, ${createdAt.getTime()} FROM users
      WHERE id = ${userId} AND disabled_at IS NULL
        AND (SELECT count(*) FROM passkeys WHERE user_id = ${userId}) < ${max}
      ON CONFLICT DO NOTHING RETURNING id`,
  });
  return added.length === 1;
}

/** Removes a passkey of a user with the sessions that it has opened, all but `keptSessionId`; its name, or null. */
export async function deletePasskey(
  db: Database,
  { id, userId, keptSessionId }: { id: number; userId: number; keptSessionId: number },
): Promise<string | null> {
  const { removed } = await batchNamed(db, {
    kept: sql`UPDATE sessions SET passkey_id = NULL
      WHERE id = ${keptSessionId} AND user_id = ${userId} AND passkey_id = ${id}`,
    removed: sql`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING name` as SQL<{
      name: string;
    }>,
  });
  return removed[0]?.name ?? null;
}
