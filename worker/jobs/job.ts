export const jobKinds = [
  "article",
  "enquiry",
  "reminder",
  "format",
  "format-undo",
  "picture",
  "import-read",
  "import-run",
  "import-undo",
  "export",
  "links",
] as const;
export type JobKind = (typeof jobKinds)[number];

/** Identifies a job; a queue message contains nothing else. */
export interface JobKey {
  kind: JobKind;
  subject: string;
}

/**
 * "retry": it may succeed later. "permanent": it cannot succeed. "stop": it waits `retryAfter` seconds, which is no
 * attempt.
 */
export type JobFault = "retry" | "permanent" | "stop";

/** Why a job did not end; the message is shown to staff. */
export class JobError extends Error {
  override name = "JobError";

  constructor(
    readonly fault: JobFault,
    message: string,
    /** Seconds until the next attempt. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
