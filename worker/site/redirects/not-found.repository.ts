import { count, desc, eq, gt, lt, sql } from "drizzle-orm";
import { type Paging, pageWindow } from "../../contract/query";
import { batchSql, type Database } from "../../db/client";
import { notFound } from "../../db/schema/site";
import type { RedirectValues } from "./addresses";

export type MissedRow = typeof notFound.$inferSelect;

/** Rows of the table; those that fewest people asked for, and the longest ago, give way. */
export const mostMissed = 1000;

/** Adds what was collected to what is known. */
export async function writeMissed(db: Database, rows: readonly MissedRow[]): Promise<void> {
  const values = rows.map((row) => ({
    ...row,
    firstAt: row.firstAt.getTime(),
    lastAt: row.lastAt.getTime(),
  }));
  await batchSql(db, [
    sql`INSERT INTO not_found (path, people, bots, referrer, first_at, last_at)
      SELECT value ->> 'path', value ->> 'people', value ->> 'bots', value ->> 'referrer', value ->> 'firstAt',
        value ->> 'lastAt' FROM json_each(${JSON.stringify(values)}) WHERE TRUE
      ON CONFLICT (path) DO UPDATE SET people = people + excluded.people, bots = bots + excluded.bots,
        referrer = coalesce(excluded.referrer, referrer), last_at = max(last_at, excluded.last_at)`,
    sql`DELETE FROM not_found WHERE path IN (SELECT path FROM not_found ORDER BY people, last_at
      LIMIT max(0, (SELECT count(*) FROM not_found) - ${mostMissed}))`,
  ]);
}

export async function listMissed(db: Database, { by, ...paging }: Paging & { by: "people" | "bots" }) {
  const { limit, offset } = pageWindow(paging);
  const matching = by === "people" ? gt(notFound.people, 0) : eq(notFound.people, 0);
  const [rows, counted] = await db.batch([
    db
      .select()
      .from(notFound)
      .where(matching)
      .orderBy(desc(notFound[by]), desc(notFound.lastAt), notFound.path)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(notFound).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Forgets addresses that rules lead on from now. */
export async function forgetLed(db: Database, rules: readonly RedirectValues[]): Promise<void> {
  const values = JSON.stringify(rules.map(({ from, kind }) => ({ from, kind })));
  await db.run(sql`DELETE FROM not_found WHERE EXISTS (SELECT 1 FROM json_each(${values})
    WHERE not_found.path = value ->> 'from'
      OR (value ->> 'kind' = 'prefix' AND substr(not_found.path, 1, length(value ->> 'from') + 1) = value ->> 'from' || '/'))`);
}

export async function deleteMissed(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .delete(notFound)
    .where(lt(notFound.lastAt, before))
    .returning({ path: notFound.path });
  return deleted.length;
}
