import { DrizzleQueryError } from "drizzle-orm";
import { type ErrorCode, type ErrorDetails, errorStatus } from "./contract/api";

interface AppErrorOptions {
  fields?: Record<string, string>;
  /** Further fields of the error body. */
  details?: ErrorDetails;
  cause?: unknown;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
}

/** An error with an Indonesian message that may be shown; `cause` is logged and never sent. */
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

/** The 409 of a stale version; the body contains what is `stored` now. */
export function movedOn(message: string, stored: unknown, fields?: Record<string, string>): AppError {
  const details = stored !== undefined && { details: { stored } };
  return new AppError("conflict", message, { ...(fields && { fields }), ...details });
}

/** A refusal whose message stands at one field of the input too; 400 unless another code is given. */
export function fieldError(
  field: string,
  message: string,
  { code = "validation_failed", ...options }: Omit<AppErrorOptions, "fields"> & { code?: ErrorCode } = {},
): AppError {
  return new AppError(code, message, { ...options, fields: { [field]: message } });
}

/** The 403 for an account whose role lacks the right. */
export function withoutRight(): AppError {
  return new AppError("forbidden", "Peran Anda tidak mencakup tindakan ini");
}

const programWord = /^[\w.-]{1,60}$/;

/**
 * An error of an external service with a message of ours, because its own may quote personal data. Keeps class and code
 * if they look like identifiers.
 */
export class ServiceError extends Error {
  readonly code: string | undefined;

  constructor(service: string, failure: unknown) {
    const { name, code } = failure instanceof Error ? (failure as Error & { code?: unknown }) : {};
    const known = [name, code].flatMap((word) => (programWord.test(String(word ?? "")) ? String(word) : []));
    super([`${service} failed`, ...known].join(" "));
    this.name = "ServiceError";
    this.code = typeof code === "string" && known.includes(code) ? code : undefined;
  }
}

type Level = "info" | "warn" | "error";

/** Logs one line of JSON. The fields must not contain personal data: no bodies, names, addresses, cookies or tokens. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** A path for the log, without secret tokens. */
export function loggedPath(path: string): string {
  return path.replace(/^((?:\/api)?\/(?:invites|undangan|pratinjau))\/[^/]+/, "$1/{token}");
}

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = describeOwn(error);
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`;
}

function describeOwn(error: Error): string {
  // The error's message and stack quote the query parameters.
  if (error instanceof DrizzleQueryError) return `DrizzleQueryError: ${error.query}`;
  return error.stack ?? `${error.name}: ${error.message}`;
}
