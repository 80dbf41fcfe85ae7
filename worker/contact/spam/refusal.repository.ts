import { gte, sql } from "drizzle-orm";
import { type RefusalReason, refusalReasons } from "../../contract/contact-admin";
import type { Database } from "../../db/client";
import { contactRefusals } from "../../db/schema/contact";

/** Adds to the counts of a day (YYYY-MM-DD). */
export async function addRefusals(
  db: Database,
  day: string,
  counts: ReadonlyMap<RefusalReason, number>,
): Promise<void> {
  await db
    .insert(contactRefusals)
    .values([...counts].map(([reason, count]) => ({ day, reason, count })))
    .onConflictDoUpdate({
      target: [contactRefusals.day, contactRefusals.reason],
      set: { count: sql`${contactRefusals.count} + excluded.count` },
    });
}

/** Sums since a day, the most frequent reason first. */
export async function sumRefusals(db: Database, sinceDay: string) {
  const { reason, count, day } = contactRefusals;
  const sum = sql<number>`sum(${count})`;
  const rows = await db
    .select({ reason, count: sum })
    .from(contactRefusals)
    .where(gte(day, sinceDay))
    .groupBy(reason)
    .orderBy(sql`${sum} DESC`);
  return rows.flatMap((row) =>
    refusalReasons.flatMap((known) => (known === row.reason ? [{ reason: known, count: row.count }] : [])),
  );
}
