import type { ApiErrorBody, ErrorCode, ErrorDetails } from "../../worker/contract/api";

/** A response that is not 2xx. `message` is "status: text"; `humanMessage` may be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly humanMessage: string;
  readonly fields: Record<string, string>;
  readonly code: ErrorCode | null;
  /** Further fields of the error body. */
  readonly details: ErrorDetails;

  constructor(status: number, text: string, body: ApiErrorBody | null) {
    super(`${status}: ${body?.message ?? text}`);
    this.name = "ApiError";
    this.status = status;
    this.humanMessage = body?.message ?? "";
    this.fields = body?.fields ?? {};
    this.code = body?.code ?? null;
    this.details = body ?? {};
  }
}

/** Whether the error is a 401. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the error is a 404. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the error is a 409. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** The result of a request; null for a 404. */
export async function nullIfGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Whether there was no response: a failed fetch is a TypeError, an aborted one a DOMException. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

/** Whether a failed request may have been carried out. */
export function mayHaveSucceeded(error: unknown): boolean {
  if (!(error instanceof ApiError)) return isUnanswered(error);
  // A crashed server, or a proxy in front of it, answers with a page that is not ours.
  return error.code === "in_progress" || (error.status >= 500 && error.code === null);
}

/** Whether a retry would be refused again. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}

/** The part of an error that a person may read; `fallback` where the error has none. */
export function toMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.humanMessage || fallback;
  // These errors have the browser's English text.
  if (isUnanswered(error)) return fallback;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** The message for a failed request; `lost` if it is unknown whether it was carried out. */
export function failureText(error: unknown, lost: string, fallback = "Silakan coba lagi."): string {
  return toMessage(error, isUnanswered(error) ? lost : fallback);
}

let account: number | null = null;

/** Remembers the account that this page was opened with. */
export function rememberAccount(id: number): void {
  account ??= id;
}

/** The account that this page was opened with; null for a visitor. */
export const pageAccount = (): number | null => account;

/** Sent with each call, which the server refuses if another tab has logged in with another account meanwhile. */
export const accountHeader = (): Record<string, string> =>
  account === null ? {} : { "Account-Id": String(account) };

/** Timeouts of reads and writes in milliseconds. */
const readMs = 15_000;
const writeMs = 30_000;

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Timeout in milliseconds, for slow requests. */
  limitMs?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** The request continues when the page is closed. */
  keepalive?: boolean;
  /** A repeat with the same key and body is carried out once. */
  idempotencyKey?: string;
}

/** Fetches with cookies; throws `ApiError` for every response that is not 2xx. */
export async function request(
  path: string,
  {
    method = "GET",
    body,
    limitMs = method === "GET" ? readMs : writeMs,
    signal,
    keepalive,
    idempotencyKey,
  }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(keepalive && { keepalive }),
    signal: withTimeout(limitMs, signal),
    headers: {
      ...accountHeader(),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/** The error of a response that is not 2xx. */
export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, text || response.statusText, parseErrorBody(text));
}

/** The timeout also covers reading the body. */
function withTimeout(limitMs: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  // A timer instead of `AbortSignal.timeout`, because tests can control it.
  setTimeout(() => controller.abort(new DOMException("no answer", "TimeoutError")), limitMs);
  signal?.addEventListener("abort", () => controller.abort());
  return controller.signal;
}

function parseErrorBody(text: string): ApiErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs = typeof body === "object" && body !== null && "code" in body && "message" in body;
    return isOurs ? (body as ApiErrorBody) : null;
  } catch {
    return null;
  }
}
