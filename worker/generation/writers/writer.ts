import type { Brief } from "../../contract/studio/brief";
import type { WritingRules } from "../../contract/studio/writing-rules";
import { AppError } from "../../errors";
import { JobError } from "../../jobs/job";

export interface Assignment {
  /** The subject: the title of an angle of the catalogue, or the words of staff. */
  topic: string;
  /** The category of the article; null leaves it to the writer. */
  category: string | null;
  /** Titles that the new one must differ from, newest first. */
  takenTitles: readonly string[];
  /** Any integer. The local writer is deterministic for the same assignment. */
  seed: number;
  brief: Brief | null;
  rules: WritingRules;
  /** Articles and pages of this site that the new one may link, the best matches first. */
  links: readonly SiteLink[];
}

export interface SiteLink {
  /** A path such as "/blog/judul-artikel". */
  path: string;
  title: string;
}

export interface Outline {
  title: string;
  summary: string;
  category: string;
  sections: readonly string[];
  /** Tokens of planning, which `write` adds to its own. */
  tokens?: number | null;
}

/** A written article. `content` is HTML, not yet cleaned. */
export interface Draft {
  title: string;
  summary: string;
  content: string;
  category: string;
  /** The model that wrote it, null for the local writer; the same holds for the next two fields. */
  model: string | null;
  promptVersion: string | null;
  tokens: number | null;
}

export interface Match {
  isKnown: boolean;
  /** The matched subject if it differs from the typed words. */
  meant: string | null;
  /** Titles that the writer can write about the topic, the best match first; null for a writer without a list of titles. */
  titles: readonly string[] | null;
  /** Titles that the writer offers instead. */
  nearest: readonly string[];
}

/** Each call rejects with a `WriterError`, and stops when `signal` is aborted. */
export interface Writer {
  /** The name that staff see: "Penulis lokal" or "Workers AI: model …". */
  name: string;
  /** True if the same topic always gives the same article, so that each topic may be ordered once. */
  repeats: boolean;
  match: (topic: string) => Match;
  /** Plans an article; a brief with an outline keeps it. */
  outline: (assignment: Assignment, signal: AbortSignal) => Promise<Outline>;
  write: (assignment: Assignment, outline: Outline, signal: AbortSignal) => Promise<Draft>;
  /** Corrects the faults of a draft; the faults are described in Indonesian. */
  repair: (
    assignment: Assignment,
    draft: Draft,
    faults: readonly string[],
    signal: AbortSignal,
  ) => Promise<Draft>;
}

/** A failure of the writer; "stop" if its allowance is used up. Staff see the message, which is Indonesian. */
export class WriterError extends JobError {
  override name = "WriterError";
}

/** The writer works but cannot write about the requested subject. */
export class WriterRefusal extends WriterError {
  override name = "WriterRefusal";

  constructor(message: string) {
    super("permanent", message);
  }
}

/** The time limit of a request to the writer while a person waits. */
export const screenTimeoutMs = 90_000;

export function toRefusal(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error;
  const { fault, message, retryAfter } = error;
  if (error instanceof WriterRefusal) return new AppError("conflict", message, { cause: error });
  const options = { cause: error, ...(retryAfter !== undefined && { retryAfter }) };
  return new AppError(fault === "stop" ? "rate_limited" : "upstream_failed", message, options);
}
