import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";

/** Whether a write was refused, with all of its batch, for a picture that the library does not have. */
export function isPictureMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return /D1_ERROR: media missing\b/.test(`${error} ${cause}`);
}

/** Those of `hashes` that no picture of the library has. */
export async function findMissing(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<{ value: string }>(sql`SELECT value FROM json_each(${JSON.stringify(hashes)})
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = value)`);
  return new Set(rows.map(({ value }) => value));
}
