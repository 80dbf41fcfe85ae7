import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { users } from "../db/schema";

export type UserRow = typeof users.$inferSelect;

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.username, username)).limit(1);
  return rows[0] ?? null;
}

export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return rows[0] ?? null;
}

export async function updatePasswordHash(
  db: Database,
  id: number,
  password: string,
  now: Date,
): Promise<void> {
  await db.update(users).set({ password, updatedAt: now }).where(eq(users.id, id));
}
