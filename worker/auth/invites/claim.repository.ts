import { and, eq, gt, sql } from "drizzle-orm";
import type { InvitedAccount } from "../../contract/staff";
import { batchNamed, type Database } from "../../db/client";
import { claims } from "../../db/schema/auth";

/** Holds where nobody can log in yet. */
const nobodyYet = sql`NOT EXISTS (SELECT 1 FROM users)`;

/** Whether the link of a code works. */
export async function isOpenClaim(db: Database, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.codeHash, codeHash), gt(claims.expiresAt, now), nobodyYet));
  return rows.length > 0;
}

/**
 * Makes the owner's account of a claim and uses that up, in one batch; null, and nothing is done, where the link works no
 * longer.
 */
export async function acceptClaim(
  db: Database,
  codeHash: string,
  { username, name, passwordHash }: Omit<InvitedAccount, "password"> & { passwordHash: string },
  now: Date,
): Promise<number | null> {
  const at = now.getTime();
  const { accepted } = await batchNamed(db, {
    accepted: sql<{
      id: number;
    }>`INSERT INTO users (username, password, name, role, is_admin, created_at, updated_at)
      SELECT ${username}, ${passwordHash}, ${name}, 'owner', 1, ${at}, ${at} FROM claims
      WHERE code_hash = ${codeHash} AND expires_at > ${at} AND ${nobodyYet} RETURNING id`,
    used: sql`DELETE FROM claims WHERE EXISTS (SELECT 1 FROM users)`,
  });
  return accepted[0]?.id ?? null;
}
