import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchSql, type Database } from "../db/client";
import { jobs } from "../db/schema/generation";
import type { JobKey, JobKind } from "./job";

export type JobRow = typeof jobs.$inferSelect;
export type JobWrites = readonly SQL[];

/** Limit of messages in one batch of the queue. */
const maxMessages = 100;

const isJob = ({ kind, subject }: JobKey) => sql`kind = ${kind} AND subject = ${subject}`;
/** SQL condition: the job is queued, or its consumer's lease has expired. */
const isIdle = (at: number) => sql`(state = 'queued' OR (state = 'running' AND lease_until < ${at}))`;

/**
 * Enqueues a job for each row of `subjects` (a SELECT of one column), in the batch of the write that needs it. A failed
 * job is reset to queued; one that is queued, running or done stays unchanged.
 */
export function enqueueStatement(kind: JobKind, subjects: SQL, at: Date): SQL {
  const now = at.getTime();
  return sql`INSERT INTO jobs (kind, subject, created_at, updated_at)
    SELECT ${kind}, subject, ${now}, ${now} FROM (SELECT NULL AS subject WHERE FALSE UNION ALL ${subjects}) WHERE TRUE
    ON CONFLICT (kind, subject) DO UPDATE SET state = 'queued', attempts = 0, error = NULL, not_before = 0,
      lease_until = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at
      WHERE jobs.state = 'failed'`;
}

interface Claim {
  now: Date;
  leaseUntil: Date;
  maxRunning: number;
}

/**
 * Claims a job until `leaseUntil`. Null if it does not exist, must wait, is finished or claimed, or too many are
 * running.
 */
export async function claimJob(
  db: Database,
  job: JobKey,
  { now, leaseUntil, maxRunning }: Claim,
): Promise<JobRow | null> {
  const at = now.getTime();
  const [row] = await db
    .update(jobs)
    .set({ state: "running", attempts: sql`attempts + 1`, leaseUntil, updatedAt: now })
    .where(
      sql`${isJob(job)} AND ${isIdle(at)} AND not_before <= ${at}
        AND (SELECT count(*) FROM jobs AS other WHERE other.kind = ${job.kind} AND other.state = 'running'
          AND other.lease_until >= ${at}) < ${maxRunning}`,
    )
    .returning();
  return row ?? null;
}

export async function findJob(db: Database, { kind, subject }: JobKey): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.subject, subject)));
  return row ?? null;
}

const isHeld = ({ leaseUntil, ...job }: JobRow) =>
  sql`${isJob(job)} AND state = 'running' AND lease_until IS ${leaseUntil?.getTime() ?? null}`;

/** Stores the end of a claimed job together with its writes; false, with nothing stored, if the claim is lost. */
export async function finishJob(
  db: Database,
  claimed: JobRow,
  writes: JobWrites,
  now: Date,
): Promise<boolean> {
  try {
    await batchSql(db, [
      // Without the claim the state becomes NULL, which violates a constraint, so the whole batch is rolled back.
      sql`UPDATE jobs SET state = CASE WHEN ${isHeld(claimed)} THEN 'done' END, error = NULL, lease_until = NULL,
        updated_at = ${now.getTime()} WHERE ${isJob(claimed)}`,
      ...writes,
    ]);
    return true;
  } catch (error) {
    if (String(error).includes("NOT NULL constraint failed: jobs.state")) return false;
    throw error;
  }
}

/** Requeues a claimed job, unless its lease has ended and another consumer has claimed it. */
export async function releaseJob(
  db: Database,
  claimed: JobRow,
  { error, notBefore, now }: { error: string | null; notBefore: Date; now: Date },
): Promise<void> {
  // Waiting for a moment does not count as an attempt.
  const attempts = notBefore > now ? claimed.attempts - 1 : claimed.attempts;
  await db
    .update(jobs)
    .set({ state: "queued", attempts, error, notBefore, leaseUntil: null, updatedAt: now })
    .where(isHeld(claimed));
}

/** SQL condition for writes of a failure: the job has failed. It may be running elsewhere by then. */
export function hasEnded({ kind, subject }: JobKey, state: "failed"): SQL {
  return sql`EXISTS (SELECT 1 FROM jobs WHERE kind = ${kind} AND subject = ${subject} AND state = ${state})`;
}

interface Failing {
  error: string;
  now: Date;
  /** Writes of the failure, conditional on `hasEnded`. */
  writes: JobWrites;
  /** The claimed job if its consumer fails it; "unsent" if its message was never sent. */
  holder?: JobRow | "unsent";
}

/** Fails a job for good; an idle one keeps its last error. False if it is finished or runs elsewhere. */
export async function failJob(
  db: Database,
  job: JobKey,
  { error, now, writes, holder }: Failing,
): Promise<boolean> {
  const isOpen = holder === "unsent" ? sql`state IN ('queued', 'running')` : isIdle(now.getTime());
  const mayFail = typeof holder === "object" ? isHeld(holder) : sql`${isJob(job)} AND ${isOpen}`;
  const reason = holder ? sql`${error}` : sql`coalesce(error, ${error})`;
  const failed = sql`UPDATE jobs SET state = 'failed', error = ${reason}, lease_until = NULL, updated_at = ${now.getTime()}
    WHERE ${mayFail} RETURNING subject`;
  const [rows = []] = await batchSql(db, [failed, ...writes]);
  return rows.length > 0;
}

/** Fails queued jobs whose messages were never sent. */
export async function failQueued(
  db: Database,
  kind: JobKind,
  subjects: readonly string[],
  { error, now }: { error: string; now: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set({ state: "failed", error, updatedAt: now })
    .where(
      sql`kind = ${kind} AND state = 'queued' AND subject IN (SELECT value FROM json_each(${JSON.stringify(subjects)}))`,
    );
}

/** Delays all queued jobs of a kind until a moment, unless they wait longer already, and stores the reason. */
export async function pauseJobs(
  db: Database,
  kind: JobKind,
  { until, error, now }: { until: Date; error: string; now: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set({ notBefore: sql`max(not_before, ${until.getTime()})`, error, updatedAt: now })
    .where(and(eq(jobs.kind, kind), eq(jobs.state, "queued")));
}

export async function findPause(db: Database, kind: JobKind, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: sql<number | null>`max(not_before)` })
    .from(jobs)
    .where(sql`kind = ${kind} AND state = 'queued' AND not_before > ${now.getTime()}`);
  return row?.until ? new Date(row.until) : null;
}

/**
 * Idle jobs that were last updated before `before`, up to one batch of the queue. Sets their update time to `now`, so
 * that the next call does not find them again.
 */
export async function claimStaleJobs(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<JobKey[]> {
  const at = now.getTime();
  return db.all<JobKey>(sql`UPDATE jobs SET updated_at = ${at} WHERE (kind, subject) IN (
      SELECT kind, subject FROM jobs WHERE state IN ('queued', 'running') AND ${isIdle(at)} AND not_before <= ${at}
        AND updated_at < ${before.getTime()} LIMIT ${maxMessages})
    RETURNING kind, subject`);
}

/** Deletes jobs that ended before `before`, in small batches; those of articles stay, because orders show them. */
export async function deleteOldJobs(db: Database, before: Date): Promise<number> {
  const deleted = await db.all(sql`DELETE FROM jobs WHERE (kind, subject) IN (
      SELECT kind, subject FROM jobs WHERE kind <> 'article' AND state IN ('done', 'failed')
        AND updated_at < ${before.getTime()} LIMIT 500)
    RETURNING subject`);
  return deleted.length;
}
