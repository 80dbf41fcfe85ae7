import { type ErrorCode, type ErrorDetails, errorStatus } from "./contract/api";

interface AppErrorOptions {
  fields?: Record<string, string>;
  /** What the answer tells besides, beside its message. */
  details?: ErrorDetails;
  cause?: unknown;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** A failure with a message that is Indonesian and safe to show; `cause` is logged and never sent. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly details: ErrorDetails | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status() {
    return errorStatus[this.code];
  }
}

/** Whoever is staff, but whose role does not cover what they ask for. */
export function withoutRight(): AppError {
  return new AppError("forbidden", "Peran Anda tidak mencakup tindakan ini");
}
