import { type SQL, sql } from "drizzle-orm";

/** Holds of an account that may do everything: an owner (see `roleOf`) who is not disabled. `id` is a number or a column. */
export function isActiveOwner(id: number | SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM users AS owner WHERE owner.id = ${id} AND ${active})`;
}

/** Holds where somebody else than this account is an active owner. */
export function hasOtherOwner(id: number): SQL {
  return sql`EXISTS (SELECT 1 FROM users AS owner WHERE owner.id <> ${id} AND ${active})`;
}

const active = sql`owner.disabled_at IS NULL AND owner.is_admin = 1 AND coalesce(owner.role, 'owner') = 'owner'`;
