import { sql } from "drizzle-orm";
import type { FailedJob, FaultKind } from "../contract/operations";
import { batchNamed, batchSql, type Database } from "../db/client";
import type { JobKey, JobKind } from "../jobs/job";
import { enqueueStatement } from "../jobs/job.repository";
import { dayMs } from "../utc-day";

const shownDays = 7;
const mostJobs = 20;

interface Noted {
  key: string;
  at: number;
  detail: string;
}

/** Everything of the database that tells how the site runs, in one round trip. */
export async function readState(db: Database, now: Date) {
  const at = now.getTime();
  return batchNamed(db, {
    noted: sql<Noted>`SELECT key, at, detail FROM operations`,
    waiting: sql<{
      kind: JobKind;
      since: number;
    }>`SELECT kind, min(max(created_at, not_before)) AS since FROM jobs
      WHERE state = 'queued' AND not_before <= ${at} GROUP BY kind`,
    paused: sql<{ kind: JobKind; until: number }>`SELECT kind, max(not_before) AS until FROM jobs
      WHERE state = 'queued' AND not_before > ${at} AND error IS NOT NULL GROUP BY kind`,
    failed: sql<Omit<FailedJob, "failedAt"> & { kind: JobKind; at: number }>`SELECT kind, subject,
        coalesce(error, '') AS reason, updated_at AS at,
        coalesce(
          (SELECT topic FROM generation_items WHERE kind = 'article' AND id = subject),
          (SELECT name FROM contact_submissions WHERE kind = 'enquiry' AND id = subject),
          (SELECT name FROM media WHERE kind = 'picture' AND id = subject), '') AS title
      FROM jobs WHERE state = 'failed' AND updated_at > ${at - shownDays * dayMs}
      ORDER BY updated_at DESC LIMIT ${mostJobs}`,
    ordered: sql<{ count: number }>`SELECT count(*) AS count FROM jobs
      WHERE kind = 'article' AND created_at >= ${Math.floor(at / dayMs) * dayMs}`,
  });
}

/** Notes that something has just happened. */
export async function noteMoment(db: Database, key: "clock" | "backup", at: Date, detail: string) {
  await db.run(sql`INSERT INTO operations (key, at, detail) VALUES (${key}, ${at.getTime()}, ${detail})
    ON CONFLICT (key) DO UPDATE SET at = excluded.at, detail = excluded.detail`);
}

export async function readNoted(db: Database, key: "clock" | "backup"): Promise<Noted | null> {
  const [row] = await db.all<Noted>(sql`SELECT key, at, detail FROM operations WHERE key = ${key}`);
  return row ?? null;
}

const faultKey = (kind: FaultKind) => `fault:${kind}`;

/** Notes which faults stand now; those that are over are forgotten. */
export async function noteFaults(db: Database, kinds: readonly FaultKind[], now: Date): Promise<void> {
  const keys = JSON.stringify(kinds.map(faultKey));
  await db.run(
    sql`DELETE FROM operations WHERE key LIKE 'fault:%' AND key NOT IN (SELECT value FROM json_each(${keys}))`,
  );
  await db.run(
    sql`INSERT OR IGNORE INTO operations (key, at) SELECT value, ${now.getTime()} FROM json_each(${keys})`,
  );
}

/** Takes the faults that nobody was told of yet, so that no other call tells of them too. */
export async function claimUntold(db: Database): Promise<FaultKind[]> {
  const rows = await db.all<{ key: string }>(
    sql`UPDATE operations SET detail = 'told' WHERE key LIKE 'fault:%' AND detail = '' RETURNING key`,
  );
  return rows.map(({ key }) => key.slice(faultKey("" as FaultKind).length) as FaultKind);
}

/** Gives them back where nobody could be told. */
export async function releaseUntold(db: Database, kinds: readonly FaultKind[]): Promise<void> {
  const keys = JSON.stringify(kinds.map(faultKey));
  await db.run(sql`UPDATE operations SET detail = '' WHERE key IN (SELECT value FROM json_each(${keys}))`);
}

/** Lets a job that has failed wait again, and with it the reminder that it is to send. */
export async function requeueFailed(db: Database, { kind, subject }: JobKey, now: Date): Promise<void> {
  await batchSql(db, [
    ...(kind === "reminder"
      ? [sql`UPDATE contact_reminders SET state = 'pending' WHERE id = ${subject} AND state = 'failed'`]
      : []),
    enqueueStatement(kind, sql`SELECT ${subject}`, now),
  ]);
}

/** Whether a job has failed, and the order of an article that has. */
export async function findFailed(db: Database, kind: JobKind, subject: string) {
  const [row] = await db.all<{ batchId: string | null }>(sql`SELECT
      (SELECT batch_id FROM generation_items WHERE id = subject) AS batchId
    FROM jobs WHERE kind = ${kind} AND subject = ${subject} AND state = 'failed'`);
  return row ?? null;
}
