/** What a writer is asked for. */
export interface Assignment {
  /** The subject: the title of an angle of the catalogue, or the words of staff. */
  topic: string;
  /** The category the article will stand in; null leaves it to the writer. */
  category: string | null;
  /** Titles the new one must differ from, newest first. */
  takenTitles: readonly string[];
  /** Any integer. The local writer writes the same article again for the same assignment. */
  seed: number;
}

/** A written article. `content` is HTML, not yet cleaned. */
export interface Draft {
  title: string;
  summary: string;
  content: string;
  category: string;
}

export interface Writer {
  /** As staff see it: "Penulis lokal" or "Workers AI: model …". */
  name: string;
  /** True when the same topic always brings the same article, so that no topic may be given out twice. */
  repeats: boolean;
  /** Rejects with a `WriterError`; stops when `signal` is aborted. */
  write: (assignment: Assignment, signal: AbortSignal) => Promise<Draft>;
}

/**
 * What the caller may do about a failure: `retry` after a delay, `stop` until the allowance is renewed,
 * or nothing, because the same assignment would fail again.
 */
export type WriterFault = "retry" | "stop" | "permanent";

/** Its message is Indonesian and safe to show to staff. */
export class WriterError extends Error {
  override name = "WriterError";

  constructor(
    readonly fault: WriterFault,
    message: string,
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
