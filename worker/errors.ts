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

/** The id that connects a response with its log lines: Cloudflare's ray id, else a random one. */
export function readRequestId(request: Request): string {
  return request.headers.get("CF-Ray") ?? crypto.randomUUID();
}

/**
 * The result of `work`. After `ms` milliseconds it rejects with `late`, with its result, or with an Error that contains
 * its text; the work continues.
 */
export function within<T>(ms: number, late: string | Error | (() => Error), work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(toError(late, ms)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function toError(late: string | Error | (() => Error), ms: number): Error {
  if (typeof late === "function") return late();
  return typeof late === "string" ? new Error(`${late} took more than ${ms} ms`) : late;
}

/** Timeout of a D1 statement or batch in milliseconds; D1 itself allows 30 s. */
const databaseMs = 15_000;
/** Timeout of a call to KV, a queue or the assets in milliseconds. */
const callMs = 5_000;

/** The result of a binding's call, or an error that may be shown after the timeout. The call continues. */
export function answerInTime<T>(name: string, ms: number, call: Promise<T>): Promise<T> {
  // Created lazily, because an Error captures the stack.
  const late = () =>
    new AppError("upstream_failed", "Layanan sedang tidak menjawab. Silakan coba lagi.", {
      cause: new Error(`${name} took more than ${ms} ms`),
    });
  return within(ms, late, call);
}

/** A database with timeouts; it has the methods that are used here, `prepare` and `batch`. */
export function limitDatabase(source: Pick<D1Database, "prepare" | "batch">): D1Database {
  /** D1 accepts only its own statements in a batch. */
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const answered = <T>(call: Promise<T>) => answerInTime("D1", databaseMs, call);

  function limitStatement(original: D1PreparedStatement): D1PreparedStatement {
    const limited = {
      bind: (...values: unknown[]) => limitStatement(original.bind(...values)),
      first: (...names: []) => answered(original.first(...names)),
      run: () => answered(original.run()),
      all: () => answered(original.all()),
      raw: (...options: []) => answered(original.raw(...options)),
    } as D1PreparedStatement;
    originals.set(limited, original);
    return limited;
  }

  const limited: Pick<D1Database, "prepare" | "batch"> = {
    prepare: (query) => limitStatement(source.prepare(query)),
    batch: (statements) =>
      answered(source.batch(statements.map((statement) => originals.get(statement) ?? statement))),
  };
  return limited as D1Database;
}

/** A binding (KV, a queue or the assets) with timeouts. */
export function limitCalls<T extends object>(name: string, binding: T): T {
  return new Proxy(binding, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => answerInTime(name, callMs, value.apply(target, values));
    },
  });
}
