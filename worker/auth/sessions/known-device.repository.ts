import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { knownDevices, users } from "../../db/schema/auth";

/** Browsers that are remembered of one account; a further one takes the place of the one not used the longest. */
const maxDevices = 20;

/** A browser by its cookie. */
export interface DeviceRow {
  tokenHash: string;
  expiresAt: Date;
}

/** The accounts that a browser has logged in to before. */
export function listDeviceAccounts(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ id: number; username: string }[]> {
  return db
    .select({ id: users.id, username: users.username })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.expiresAt, now)));
}

/** The statements that remember a browser for the account of a session, if that was opened, and forget old ones. */
export function rememberingStatements(
  { tokenHash, expiresAt }: DeviceRow,
  session: { tokenHash: string; userId: number; createdAt: Date },
): SQL[] {
  const ofUser = sql`user_id = ${session.userId}`;
  return [
    sql`INSERT INTO known_devices (token_hash, user_id, expires_at)
      SELECT ${tokenHash}, user_id, ${expiresAt.getTime()} FROM sessions WHERE token_hash = ${session.tokenHash}
      ON CONFLICT (token_hash, user_id) DO UPDATE SET expires_at = excluded.expires_at`,
    sql`DELETE FROM known_devices WHERE expires_at < ${session.createdAt.getTime()}`,
    sql`DELETE FROM known_devices WHERE ${ofUser} AND rowid NOT IN
      (SELECT rowid FROM known_devices WHERE ${ofUser} ORDER BY expires_at DESC LIMIT ${maxDevices})`,
  ];
}
