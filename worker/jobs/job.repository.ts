import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchSql, type Database } from "../db/client";
import { jobs } from "../db/schema/generation";
import type { JobKey, JobKind } from "./job";

export type JobRow = typeof jobs.$inferSelect;
/** Statements that a handler stores together with the end of its job. */
export type JobWrites = readonly SQL[];

/** Messages that a queue takes at once. */
const maxMessages = 100;

const isJob = ({ kind, subject }: JobKey) => sql`kind = ${kind} AND subject = ${subject}`;
/** Holds for a job that nobody works on: one that waits, or one whose consumer has died. */
const isIdle = (at: number) => sql`(state = 'queued' OR (state = 'running' AND lease_until < ${at}))`;

/**
 * Enqueues a job for each row of `subjects` (a SELECT of one column) in the batch of the write that needs it. A job
 * that had failed waits again, as new; one that waits, runs or is done stays as it is.
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
  /** Jobs of the kind that may run at once. */
  maxRunning: number;
}

/** Takes a job until `leaseUntil`. Null where there is none, where it waits, is over or taken, or too many run. */
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

/** Stores the end of a claimed job together with what that changes; false, with nothing stored, where the claim is lost. */
export async function finishJob(
  db: Database,
  claimed: JobRow,
  writes: JobWrites,
  now: Date,
): Promise<boolean> {
  try {
    await batchSql(db, [
      // Without the claim the state would become NULL, which the table refuses: the batch stores nothing then.
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

/** Gives a claimed job back to wait, unless its lease has ended and another consumer has claimed it. */
export async function releaseJob(
  db: Database,
  claimed: JobRow,
  { error, notBefore, now }: { error: string | null; notBefore: Date; now: Date },
): Promise<void> {
  // To wait until a moment is no attempt.
  const attempts = notBefore > now ? claimed.attempts - 1 : claimed.attempts;
  await db
    .update(jobs)
    .set({ state: "queued", attempts, error, notBefore, leaseUntil: null, updatedAt: now })
    .where(isHeld(claimed));
}

/** Holds where a job has failed: what its failure changes asks it, as the job may run elsewhere by then. */
export function hasEnded({ kind, subject }: JobKey, state: "failed"): SQL {
  return sql`EXISTS (SELECT 1 FROM jobs WHERE kind = ${kind} AND subject = ${subject} AND state = ${state})`;
}

interface Failing {
  error: string;
  now: Date;
  /** What the failure changes besides the job, where it `hasEnded` so. */
  writes: JobWrites;
  /** The job as it was claimed, where the holder of the claim fails it; "unsent" where nobody else can have it yet. */
  holder?: JobRow | "unsent";
}

/** Fails a job for good; one that nobody works on keeps its last reason. False where it is over, or runs elsewhere. */
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

/** Fails jobs that wait although their messages were never sent. */
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

/** Lets all jobs of a kind that wait, wait until a moment, or longer where they do already, and says why. */
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

/** Until when jobs of a kind are paused, or null. */
export async function findPause(db: Database, kind: JobKind, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: sql<number | null>`max(not_before)` })
    .from(jobs)
    .where(sql`kind = ${kind} AND state = 'queued' AND not_before > ${now.getTime()}`);
  return row?.until ? new Date(row.until) : null;
}

/**
 * Jobs that nobody works on and that were last touched before `before`, as many as a queue takes at once. They count
 * as touched `now`, so that the next call does not find them again.
 */
export async function takeStaleJobs(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<JobKey[]> {
  const at = now.getTime();
  return db.all<JobKey>(sql`UPDATE jobs SET updated_at = ${at} WHERE (kind, subject) IN (
      SELECT kind, subject FROM jobs WHERE state IN ('queued', 'running') AND ${isIdle(at)} AND not_before <= ${at}
        AND updated_at < ${before.getTime()} LIMIT ${maxMessages})
    RETURNING kind, subject`);
}

/** Deletes jobs that were over before `before`, a few at once; those of articles stay, as orders tell of them. */
export async function deleteOldJobs(db: Database, before: Date): Promise<number> {
  const deleted = await db.all(sql`DELETE FROM jobs WHERE (kind, subject) IN (
      SELECT kind, subject FROM jobs WHERE kind <> 'article' AND state IN ('done', 'failed')
        AND updated_at < ${before.getTime()} LIMIT 500)
    RETURNING subject`);
  return deleted.length;
}
