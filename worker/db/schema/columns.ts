import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** The moment of a statement, as a column's default. */
export const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`;

/** Milliseconds since 1970 in the table, a `Date` in code. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
