import * as z from "zod/mini";
import type { Deps } from "../deps";
import { describeError, log } from "../errors";
import { within } from "../limits";
import { dayMs } from "../utc-day";
import { JobError, type JobKey, type JobKind, jobKinds } from "./job";
import {
  claimJob,
  claimStaleJobs,
  deleteOldJobs,
  failJob,
  findJob,
  finishJob,
  type JobRow,
  type JobWrites,
  releaseJob,
} from "./job.repository";

export type { JobWrites } from "./job.repository";

const message = z.object({ kind: z.enum(jobKinds), subject: z.string() });

export function jobMessage(body: unknown): JobKey | null {
  const parsed = message.safeParse(body);
  return parsed.success ? parsed.data : null;
}

export interface JobHandler {
  kind: JobKind;
  timeoutMs: number;
  maxRunning: number;
  /** The reasons for staff: of a failed attempt without its own reason, and after all attempts have failed. */
  failed: { once: string; always: string };
  /**
   * Does the work; it must be idempotent. Returns the writes that are stored with the end of the job, or "unfinished"
   * if another attempt must continue. Throws a `JobError` if the job cannot end now.
   */
  run: (deps: Deps, subject: string, attempt: Attempt) => Promise<JobWrites | "unfinished">;
  onDone?: (deps: Deps) => Promise<void>;
  /** If true, a dead-lettered message does not fail the job, because the scheduled run sends a new one. */
  isLeftToClock?: boolean;
  /** Writes of a final failure, conditional on `hasEnded`. */
  onFailed?: (subject: string, now: Date) => JobWrites;
}

export interface Attempt {
  timeoutMs: number;
  /** Counted from 1. */
  number: number;
  enqueuedAt: Date;
}

type JobResult =
  | { outcome: "done" }
  | { outcome: "settled" }
  /** The job must wait, which is no failed attempt. */
  | { outcome: "wait"; seconds: number }
  /** Another consumer runs the job. */
  | { outcome: "busy" }
  | { outcome: "retry" | "failed"; error: JobError };

/** Added to the timeout, for storing the result. */
const leaseMarginMs = 60_000;
/** Delay of a job if too many of its kind are running. */
const waitSeconds = 10;

/** Runs one attempt of a job; without `mayRetry`, a job that cannot end now fails for good. */
export async function runJob(
  deps: Deps,
  handler: JobHandler,
  subject: string,
  { timeoutMs = handler.timeoutMs, mayRetry = true } = {},
): Promise<JobResult> {
  const now = deps.clock();
  const job = { kind: handler.kind, subject };
  const leaseUntil = new Date(now.getTime() + timeoutMs + leaseMarginMs);
  const claimed = await claimJob(deps.db, job, { now, leaseUntil, maxRunning: handler.maxRunning });
  if (!claimed) return explainUnclaimed(deps, job, now);
  try {
    const { attempts: number, createdAt: enqueuedAt } = claimed;
    const writes = await handler.run(deps, subject, { timeoutMs, number, enqueuedAt });
    if (writes === "unfinished") {
      await releaseJob(deps.db, claimed, { error: null, notBefore: new Date(0), now: deps.clock() });
      return { outcome: "wait", seconds: 0 };
    }
    const finish = () => finishJob(deps.db, claimed, writes, deps.clock());
    // Tries twice, because work that is not stored is repeated. If only the first response was lost, the job is done.
    const isFinished = (await finish().catch(finish)) || (await findJob(deps.db, job))?.state === "done";
    if (!isFinished) return await explainUnclaimed(deps, job, deps.clock());
  } catch (cause) {
    return await release(deps, handler, claimed, { cause, mayRetry });
  }
  await handler.onDone?.(deps);
  return { outcome: "done" };
}

async function release(
  deps: Deps,
  handler: JobHandler,
  claimed: JobRow,
  { cause, mayRetry }: { cause: unknown; mayRetry: boolean },
): Promise<JobResult> {
  const { kind, subject, attempts } = claimed;
  const error =
    cause instanceof JobError ? cause : new JobError("retry", handler.failed.once, undefined, { cause });
  log("warn", "job_not_done", { kind, subject, attempts, error: describeError(error) });
  const now = deps.clock();
  if (error.fault === "permanent" || !mayRetry) {
    const writes = handler.onFailed?.(subject, now) ?? [];
    await failJob(deps.db, claimed, { error: error.message, now, writes, holder: claimed });
    return { outcome: "failed", error };
  }
  const seconds = error.fault === "stop" ? (error.retryAfter ?? waitSeconds) : 0;
  const notBefore = new Date(seconds === 0 ? 0 : now.getTime() + seconds * 1000);
  await releaseJob(deps.db, claimed, { error: error.message, notBefore, now });
  return seconds === 0 ? { outcome: "retry", error } : { outcome: "wait", seconds };
}

async function explainUnclaimed(deps: Deps, job: JobKey, now: Date): Promise<JobResult> {
  const row = await findJob(deps.db, job);
  if (!row || row.state === "done" || row.state === "failed") return { outcome: "settled" };
  if (row.state === "running") return { outcome: "busy" };
  const waitMs = row.notBefore.getTime() - now.getTime();
  return { outcome: "wait", seconds: waitMs > 0 ? Math.ceil(waitMs / 1000) : waitSeconds };
}

/** Fails a job whose message was dead-lettered or never sent. False while it is running. */
export async function failUnclaimedJob(
  deps: Deps,
  handler: JobHandler,
  subject: string,
  holder?: "unsent",
): Promise<boolean> {
  const now = deps.clock();
  const job = { kind: handler.kind, subject };
  if (handler.isLeftToClock) return true;
  log("error", "job_given_up", { ...job });
  const writes = handler.onFailed?.(subject, now) ?? [];
  if (await failJob(deps.db, job, { error: handler.failed.always, now, writes, ...(holder && { holder }) }))
    return true;
  return (await findJob(deps.db, job))?.state !== "running";
}

function chooseQueue(deps: Deps, kind: JobKind): Queue<JobKey> {
  if (kind === "picture") return deps.mediaQueue;
  return kind === "enquiry" || kind === "reminder" ? deps.enquiryQueue : deps.generationQueue;
}

/** Sends the messages of at most 100 jobs. */
export async function sendJobs(deps: Deps, keys: readonly JobKey[]): Promise<void> {
  const byKind = Map.groupBy(keys, ({ kind }) => kind);
  // `allSettled`, so that a failing queue does not affect the others.
  const sent = await Promise.allSettled(
    [...byKind].map(async ([kind, ofKind]) =>
      chooseQueue(deps, kind).sendBatch(ofKind.map((body) => ({ body }))),
    ),
  );
  for (const one of sent) if (one.status === "rejected") throw one.reason;
}

const sendTimeoutMs = 3000;

/** Sends the messages of stored jobs. If the queue fails, the scheduled run sends them. */
export async function announceJobs(deps: Deps, keys: readonly JobKey[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    await within(sendTimeoutMs, "the queue", sendJobs(deps, keys));
  } catch (error) {
    log("warn", "jobs_not_announced", { count: keys.length, error: describeError(error) });
  }
}

/** The maximum delay of Cloudflare Queues. */
const maxDelaySeconds = 43_200;

/** Sends a delayed message for a job that must wait. */
export async function postponeJob(deps: Deps, job: JobKey, seconds: number): Promise<void> {
  const delaySeconds = Math.min(Math.max(seconds, 1), maxDelaySeconds);
  await chooseQueue(deps, job.kind).send(job, { delaySeconds });
}

/** Finished jobs explain why something was not sent; after this time they are not needed. */
const keptDays = 60;

export async function deleteFinishedJobs({ db, clock }: Deps): Promise<number> {
  return deleteOldJobs(db, new Date(clock().getTime() - keptDays * dayMs));
}

/** Longer than the longest delay between two attempts. */
const staleMs = 20 * 60_000;

/** Sends a new message for every job whose message was lost or whose consumer died; returns how many. */
export async function requeueStaleJobs(deps: Deps): Promise<number> {
  const now = deps.clock();
  const before = new Date(now.getTime() - staleMs);
  for (let requeued = 0; ; ) {
    const stale = await claimStaleJobs(deps.db, { now, before });
    if (stale.length === 0) return requeued;
    await sendJobs(deps, stale);
    requeued += stale.length;
  }
}
