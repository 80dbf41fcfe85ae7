import { DrizzleQueryError } from "drizzle-orm";
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

/** What somebody changed was changed by somebody else since: the answer carries what is `stored` now. */
export function movedOn(message: string, stored: unknown, fields?: Record<string, string>): AppError {
  const details = stored !== undefined && { details: { stored } };
  return new AppError("conflict", message, { ...(fields && { fields }), ...details });
}

/** Whoever is staff, but whose role does not cover what they ask for. */
export function withoutRight(): AppError {
  return new AppError("forbidden", "Peran Anda tidak mencakup tindakan ini");
}

const programWord = /^[\w.-]{1,60}$/;

/**
 * A failure of a service of others, in our words: its own may quote what it was given, such as an address or a subject.
 * Of them it keeps the class and the code, where those are words of a program.
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

/** One structured line. Callers pass no personal data: no bodies, names, addresses, cookies or tokens. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** A path as it may be logged: what lets somebody in by its address alone is left out. */
export function loggedPath(path: string): string {
  return path.replace(/^((?:\/api)?\/(?:invites|undangan|pratinjau))\/[^/]+/, "$1/{token}");
}

/** An error and its chain of causes as text for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = describeOwn(error);
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`;
}

function describeOwn(error: Error): string {
  // Its message and stack quote the parameters: what a visitor typed, a hash of a token.
  if (error instanceof DrizzleQueryError) return `DrizzleQueryError: ${error.query}`;
  return error.stack ?? `${error.name}: ${error.message}`;
}

/** What ties an answer to its lines in the log: Cloudflare's own id of the request where there is one. */
export function readRequestId(request: Request): string {
  return request.headers.get("CF-Ray") ?? crypto.randomUUID();
}

/**
 * The answer of `work`. When it takes more than `ms` milliseconds the wait ends with `late`, with what it makes, or
 * with an Error that names it; the work goes on.
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

/** Milliseconds for a statement or a batch; D1 itself gives up on one after 30 s. */
const databaseMs = 15_000;
/** Milliseconds for a call to KV, a queue or the assets. */
const callMs = 5_000;

/** What a binding answers; an error that may be shown where it does not answer in time. The call goes on. */
export function answerInTime<T>(name: string, ms: number, call: Promise<T>): Promise<T> {
  // Made only when it is wanted: an error notes the whole stack.
  const late = () =>
    new AppError("upstream_failed", "Layanan sedang tidak menjawab. Silakan coba lagi.", {
      cause: new Error(`${name} took more than ${ms} ms`),
    });
  return within(ms, late, call);
}

/** A database of which nobody waits for ever: what is used of one here, `prepare` and `batch`. */
export function limitDatabase(source: Pick<D1Database, "prepare" | "batch">): D1Database {
  /** D1 takes only its own statements into a batch. */
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

/** KV, a queue or the assets, of which nobody waits for ever. */
export function limitCalls<T extends object>(name: string, binding: T): T {
  return new Proxy(binding, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => answerInTime(name, callMs, value.apply(target, values));
    },
  });
}
