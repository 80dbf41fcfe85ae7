import { type SQL, sql } from "drizzle-orm";
import { type Action, rolesWith } from "../../contract/rights";

/** Holds of a row of `users` that may do something (its role as `readRole` says) and is not disabled. */
export function hasRight(action: Action): SQL {
  const names = sql.raw(
    rolesWith(action)
      .map((role) => `'${role}'`)
      .join(", "),
  );
  return sql`(users.disabled_at IS NULL AND CASE WHEN users.role = 'writer' THEN 'writer'
    WHEN users.is_admin = 1 THEN coalesce(users.role, 'owner') END IN (${names}))`;
}

/** The same of an account, for the statement that does it in their name; `id` is a number or a column, null for nobody. */
export function userMay(action: Action, id: number | null | SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND ${hasRight(action)})`;
}
