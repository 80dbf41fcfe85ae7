import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Action, rolesWith } from "../../contract/rights";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import type { UserRow } from "../sessions/session.repository";

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.username, username)).limit(1);
  return rows[0] ?? null;
}

export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return rows[0] ?? null;
}

export async function renewPasswordHash(
  db: Database,
  id: number,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const renewed = await db
    .update(users)
    .set({ password: to, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.password, from)))
    .returning({ id: users.id });
  return renewed.length > 0;
}

/** SQL condition: the row of `users` is not disabled and its role (see `readRole`) allows the action. */
export function hasRight(action: Action): SQL {
  const names = sql.raw(
    rolesWith(action)
      .map((role) => `'${role}'`)
      .join(", "),
  );
  return sql`(users.disabled_at IS NULL AND CASE WHEN users.role = 'writer' THEN 'writer'
    WHEN users.is_admin = 1 THEN coalesce(users.role, 'owner') END IN (${names}))`;
}

/** The same condition for an account id, which is a number, a column or null for nobody. */
export function userMay(action: Action, id: number | null | SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND ${hasRight(action)})`;
}

/** SQL condition: the row of `users` has access to enquiries. */
export const seesEnquiries = hasRight("enquiries.use");

/** The same condition for an account id, which is a number or a column. */
export function maySeeEnquiries(id: number | SQL): SQL {
  return userMay("enquiries.use", id);
}
