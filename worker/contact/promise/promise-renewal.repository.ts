import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { fromWaiting, isWaiting } from "../inbox/due.repository";

export interface KeptPromise {
  id: number;
  submittedAt: Date;
  dueAt: Date;
}

/** What is promised to those that wait, the latest promise first: days off are listed for days to come. */
export async function listPromises(db: Database, limit: number): Promise<KeptPromise[]> {
  const rows = await db.all<{ id: number; submitted_at: number; due_at: number }>(
    sql`SELECT id, submitted_at, due_at FROM ${fromWaiting}
      ORDER BY due_at DESC, id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => ({
    id: row.id,
    submittedAt: new Date(row.submitted_at),
    dueAt: new Date(row.due_at),
  }));
}

/** Promises anew where still the same is promised, and the sender still waits; answers how many. */
export async function writePromises(
  db: Database,
  renewed: readonly (KeptPromise & { renewedAt: Date })[],
): Promise<number> {
  const given: SQL = sql`json_each(${JSON.stringify(
    renewed.map(({ id, dueAt, renewedAt }) => [id, dueAt.getTime(), renewedAt.getTime()]),
  )})`;
  const written =
    await db.all(sql`UPDATE contact_submissions NOT INDEXED SET due_at = given.value ->> 2 FROM ${given} AS given
    WHERE contact_submissions.id = given.value ->> 0 AND due_at = given.value ->> 1 AND ${isWaiting}
    RETURNING contact_submissions.id`);
  return written.length;
}
