import type { Brief } from "../../contract/studio/brief";
import type { WritingRules } from "../../contract/studio/writing-rules";
import { AppError } from "../../errors";
import { JobError } from "../../jobs/job";

export interface Assignment {
  /** The subject: the title of an angle of the catalogue, or the words of staff. */
  topic: string;
  /** The category the article will stand in; null leaves it to the writer. */
  category: string | null;
  /** Titles the new one must differ from, newest first. */
  takenTitles: readonly string[];
  /** Any integer. The local writer writes the same article again for the same assignment. */
  seed: number;
  /** What staff want of the article, where they wrote it down. */
  brief: Brief | null;
  rules: WritingRules;
  /** Articles and pages of this site that the new one may lead to, the most fitting first. */
  links: readonly SiteLink[];
}

export interface SiteLink {
  /** From the root: "/blog/judul-artikel". */
  path: string;
  title: string;
}

export interface Outline {
  title: string;
  summary: string;
  category: string;
  sections: readonly string[];
  /** What planning took; `write` counts it in. */
  tokens?: number | null;
}

/** A written article. `content` is HTML, not yet cleaned. */
export interface Draft {
  title: string;
  summary: string;
  content: string;
  category: string;
  /** Which model wrote it, by which prompt, and what it took; null for a writer without one. */
  model: string | null;
  promptVersion: string | null;
  tokens: number | null;
}

/** What a writer makes of the words of staff. */
export interface Match {
  isKnown: boolean;
  /** What it would write about, where that is not what was typed. */
  meant: string | null;
  /** Titles of the articles that it can write about it, what is meant first; null for any number. */
  titles: readonly string[] | null;
  /** What it could write about instead. */
  nearest: readonly string[];
}

/** Each call rejects with a `WriterError`, and stops when `signal` is aborted. */
export interface Writer {
  /** As staff see it: "Penulis lokal" or "Workers AI: model …". */
  name: string;
  /** True when the same topic always brings the same article, so that no topic may be given out twice. */
  repeats: boolean;
  match: (topic: string) => Match;
  /** Plans an article; a brief with an outline keeps it. */
  outline: (assignment: Assignment, signal: AbortSignal) => Promise<Outline>;
  write: (assignment: Assignment, outline: Outline, signal: AbortSignal) => Promise<Draft>;
  /** Writes a draft again without its faults, which are told in Indonesian. */
  repair: (
    assignment: Assignment,
    draft: Draft,
    faults: readonly string[],
    signal: AbortSignal,
  ) => Promise<Draft>;
}

/** A writer's failure; "stop" until its allowance is renewed. The message is Indonesian and safe to show to staff. */
export class WriterError extends JobError {
  override name = "WriterError";
}

/** The writer does its work, and what is asked for is nothing that it could write: no failure of anything. */
export class WriterRefusal extends WriterError {
  override name = "WriterRefusal";

  constructor(message: string) {
    super("permanent", message);
  }
}

/** How long a person at the screen is kept waiting for the writer. */
export const screenTimeoutMs = 90_000;

/** A writer's failure as whoever waits is told of it. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error;
  const { fault, message, retryAfter } = error;
  if (error instanceof WriterRefusal) return new AppError("conflict", message, { cause: error });
  const options = { cause: error, ...(retryAfter !== undefined && { retryAfter }) };
  return new AppError(fault === "stop" ? "rate_limited" : "upstream_failed", message, options);
}
