/** What background work there is. */
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

/** Which job: its queue message carries this and nothing else. */
export interface JobKey {
  kind: JobKind;
  /** The id of what the job is about. */
  subject: string;
}

/** "retry": it may work later. "permanent": it never will. "stop": it waits `retryAfter` seconds, which is no attempt. */
export type JobFault = "retry" | "permanent" | "stop";

/** Why a job did not end; its message is the reason that staff read. */
export class JobError extends Error {
  override name = "JobError";

  constructor(
    readonly fault: JobFault,
    message: string,
    /** Seconds after which another attempt makes sense. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
