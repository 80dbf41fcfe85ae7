import * as z from "zod/mini";
import type { Deps } from "../deps";
import { describeError, log, within } from "../errors";
import { dayMs } from "../utc-day";
import { JobError, type JobKey, type JobKind, jobKinds } from "./job";
import {
  claimJob,
  deleteOldJobs,
  failJob,
  findJob,
  finishJob,
  type JobRow,
  type JobWrites,
  releaseJob,
  takeStaleJobs,
} from "./job.repository";

export type { JobWrites } from "./job.repository";

const message = z.object({ kind: z.enum(jobKinds), subject: z.string() });

/** The job that a queue's message names, or null. */
export function jobMessage(body: unknown): JobKey | null {
  const parsed = message.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** What brings jobs of a kind to their end. */
export interface JobHandler {
  kind: JobKind;
  /** Time that one attempt has. */
  timeoutMs: number;
  /** Jobs of the kind that may run at once. */
  maxRunning: number;
  /** The reason that staff read where an attempt failed without one, and where every attempt came to nothing. */
  failed: { once: string; always: string };
  /**
   * Does the work; what it did before must do no harm when it does it again. Answers what is to be stored together with
   * the end of the job, or "unfinished" where it did its part and another attempt goes on. Throws a `JobError` where the
   * job cannot end now.
   */
  run: (deps: Deps, subject: string, attempt: Attempt) => Promise<JobWrites | "unfinished">;
  /** What follows once the end of a job is stored. */
  onDone?: (deps: Deps) => Promise<void>;
  /** Whether a message that came back for good fails nothing: the clock sends another one. */
  isLeftToClock?: boolean;
  /** What a failure for good changes besides the job: statements that ask whether the job `hasEnded` so. */
  onFailed?: (subject: string, now: Date) => JobWrites;
}

export interface Attempt {
  timeoutMs: number;
  /** 1 for the first attempt. */
  number: number;
  enqueuedAt: Date;
}

type JobResult =
  | { outcome: "done" }
  /** There is no such job, or it is over. */
  | { outcome: "settled" }
  /** It may not run now, which is no failed attempt. */
  | { outcome: "wait"; seconds: number }
  /** Another consumer runs it. */
  | { outcome: "busy" }
  | { outcome: "retry" | "failed"; error: JobError };

/** Added to the time of an attempt, for storing what came of it. */
const leaseMarginMs = 60_000;
/** The delay of a job that waits for others of its kind to end. */
const waitSeconds = 10;

/** Runs a job once; without `mayRetry` a job that does not end now fails for good. */
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
  if (!claimed) return whyNotClaimed(deps, job, now);
  try {
    const { attempts: number, createdAt: enqueuedAt } = claimed;
    const writes = await handler.run(deps, subject, { timeoutMs, number, enqueuedAt });
    if (writes === "unfinished") {
      await releaseJob(deps.db, claimed, { error: null, notBefore: new Date(0), now: deps.clock() });
      return { outcome: "wait", seconds: 0 };
    }
    const finish = () => finishJob(deps.db, claimed, writes, deps.clock());
    // Once more, because what was done and not noted is done again. Where only the first answer was lost, the job is done.
    const isFinished = (await finish().catch(finish)) || (await findJob(deps.db, job))?.state === "done";
    if (!isFinished) return await whyNotClaimed(deps, job, deps.clock());
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

async function whyNotClaimed(deps: Deps, job: JobKey, now: Date): Promise<JobResult> {
  const row = await findJob(deps.db, job);
  if (!row || row.state === "done" || row.state === "failed") return { outcome: "settled" };
  if (row.state === "running") return { outcome: "busy" };
  const waitMs = row.notBefore.getTime() - now.getTime();
  return { outcome: "wait", seconds: waitMs > 0 ? Math.ceil(waitMs / 1000) : waitSeconds };
}

/** Fails a job whose message came back from the queue for good, or that has none yet. False while it still runs. */
export async function giveUpJob(
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

function queueOf(deps: Deps, kind: JobKind): Queue<JobKey> {
  if (kind === "picture") return deps.mediaQueue;
  return kind === "enquiry" || kind === "reminder" ? deps.enquiryQueue : deps.generationQueue;
}

/** Sends the messages of jobs, at most 100. */
export async function sendJobs(deps: Deps, keys: readonly JobKey[]): Promise<void> {
  const byKind = Map.groupBy(keys, ({ kind }) => kind);
  // A queue that is down keeps no other one waiting.
  const sent = await Promise.allSettled(
    [...byKind].map(async ([kind, ofKind]) =>
      queueOf(deps, kind).sendBatch(ofKind.map((body) => ({ body }))),
    ),
  );
  for (const one of sent) if (one.status === "rejected") throw one.reason;
}

/** The longest time that a caller waits for the queue. */
const sendTimeoutMs = 3000;

/** Sends the messages of jobs that are stored. Where the queue fails, the clock sends them. */
export async function announceJobs(deps: Deps, keys: readonly JobKey[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    await within(sendTimeoutMs, "the queue", sendJobs(deps, keys));
  } catch (error) {
    log("warn", "jobs_not_announced", { count: keys.length, error: describeError(error) });
  }
}

/** The longest delay that a queue takes. */
const maxDelaySeconds = 43_200;

/** Sends the message of a job that may not run now. */
export async function postponeJob(deps: Deps, job: JobKey, seconds: number): Promise<void> {
  const delaySeconds = Math.min(Math.max(seconds, 1), maxDelaySeconds);
  await queueOf(deps, job.kind).send(job, { delaySeconds });
}

/** A job that is over says why something was not sent, and is of no use later. */
const keptDays = 60;

export async function deleteJobsThatAreOver({ db, clock }: Deps): Promise<number> {
  return deleteOldJobs(db, new Date(clock().getTime() - keptDays * dayMs));
}

/** Longer than the longest pause between two attempts. */
const staleMs = 20 * 60_000;

/** Sends a new message for every job that waits although its message is lost, or whose consumer died; answers how many. */
export async function requeueStaleJobs(deps: Deps): Promise<number> {
  const now = deps.clock();
  const before = new Date(now.getTime() - staleMs);
  for (let requeued = 0; ; ) {
    const stale = await takeStaleJobs(deps.db, { now, before });
    if (stale.length === 0) return requeued;
    await sendJobs(deps, stale);
    requeued += stale.length;
  }
}
