import * as z from "zod/mini";

export const faultKinds = [
  "database",
  "store",
  "queue",
  "clock",
  "task",
  "backlog",
  "dead-letters",
  "jobs",
  "notifications",
  "ai-quota",
  "picture-quota",
  "backup",
] as const;
export type FaultKind = (typeof faultKinds)[number];

const fault = z.object({
  kind: z.enum(faultKinds),
  /** A sentence for the operator. */
  text: z.string(),
});
export type Fault = z.infer<typeof fault>;

const failedJob = z.object({
  kind: z.string(),
  subject: z.string(),
  title: z.string(),
  reason: z.string(),
  /** ISO 8601 in UTC, like all moments here. */
  failedAt: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

const quota = z.object({
  /** Null if the site does not count it. */
  used: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  pausedUntil: z.nullable(z.string()),
});

/** Response of `GET /api/operations`. */
export const operations = z.object({
  faults: z.array(fault),
  clock: z.object({
    lastTick: z.nullable(z.string()),
    /** Tasks that failed in the last run. */
    failed: z.array(z.object({ task: z.string(), reason: z.string(), times: z.number() })),
  }),
  queues: z.array(
    z.object({
      name: z.enum(["generation", "enquiries", "media"]),
      /** Waiting and dead-lettered messages; null if the queue does not answer. */
      waiting: z.nullable(z.number()),
      dead: z.nullable(z.number()),
      /** Since when the oldest job has been runnable. */
      oldest: z.nullable(z.string()),
    }),
  ),
  /** Of the last seven days, newest first, at most 20. */
  jobs: z.array(failedJob),
  notifications: z.object({ channels: z.array(z.string()), failed: z.array(failedJob) }),
  quotas: z.object({ ai: quota, pictures: quota }),
  backup: z.object({ at: z.nullable(z.string()) }),
  version: z.string(),
});
export type Operations = z.infer<typeof operations>;

/** Body of `POST /api/operations/retry`. */
export const retryInput = z.strictObject({
  kind: z.enum(["article", "enquiry", "reminder", "picture"], "Pekerjaan ini tidak dapat dicoba lagi"),
  subject: z.string().check(z.maxLength(100)),
});
export type RetryInput = z.infer<typeof retryInput>;

/** Milliseconds without a scheduled run, three of its intervals, after which it counts as stopped. */
export const clockLateMs = 45 * 60_000;
