import { type SQL, sql } from "drizzle-orm";

/** Holds of a row of `users` that may use enquiries (`enquiries.use`, see `roleOf`) and is not disabled. */
export const seesEnquiries = sql`users.disabled_at IS NULL AND users.is_admin = 1
  AND coalesce(users.role, 'owner') IN ('owner', 'editor')`;

/** The same of an account; `id` is a number or a column. */
export function maySeeEnquiries(id: number | SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND ${seesEnquiries})`;
}
