import { drizzle } from "drizzle-orm/d1";

/** Without Drizzle's relational queries: setting them up costs each request more than a copy of a page does. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding);
}

export type Database = ReturnType<typeof createDatabase>;
