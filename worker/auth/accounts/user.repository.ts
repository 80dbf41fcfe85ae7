import { and, eq } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import type { Role } from "../../contract/rights";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";

export type UserRow = typeof users.$inferSelect;

/** The role of an account; an admin of before there were roles is an owner, and nobody is more than `is_admin` says. */
export function readRole({ role, isAdmin }: Pick<UserRow, "role" | "isAdmin">): Role | null {
  if (role === "writer") return role;
  return isAdmin ? (role ?? "owner") : null;
}

export function toSessionUser(
  row: Pick<UserRow, "id" | "username" | "name" | "role" | "isAdmin">,
): SessionUser {
  const { id, username, name } = row;
  const role = readRole(row);
  return { id, username, name, isAdmin: role === "owner" || role === "editor", role };
}

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.username, username)).limit(1);
  return rows[0] ?? null;
}

export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return rows[0] ?? null;
}

/** Stores the same password under another hash; false when it is not the password any more. */
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
