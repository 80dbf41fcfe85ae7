import type { ApiErrorBody, ErrorCode, ErrorDetails } from "../../worker/contract/api";

/** An answer that is not 2xx. `message` is "status: text"; `humanMessage` is what a person may read. */
export class ApiError extends Error {
  readonly status: number;
  readonly humanMessage: string;
  readonly fields: Record<string, string>;
  /** Null where it is not an answer of ours. */
  readonly code: ErrorCode | null;
  /** What the answer tells besides. */
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

/** True for the answer that nobody is signed in, or no longer. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** True for the answer that something is not there, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What was asked for, or null where it is not there, or no longer. */
export async function nullIfGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** True where no answer came: a failed fetch is a TypeError, and one that was given up a DOMException. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

/** Whether a call may have been carried out although no answer to it came. */
export function mayBeStored(error: unknown): boolean {
  if (!(error instanceof ApiError)) return isUnanswered(error);
  // A server that dies, or a proxy before it, answers with a page that is none of ours.
  return error.code === "in_progress" || (error.status >= 500 && error.code === null);
}

/** The part of an error that a person may read; `fallback` where the error has none. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.humanMessage || fallback;
  // Those have the browser's own English text.
  if (isUnanswered(error)) return fallback;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** What a person reads where a call has failed; `lost` where nobody knows whether it was carried out. */
export function failureText(error: unknown, lost: string, fallback = "Silakan coba lagi."): string {
  return messageOf(error, isUnanswered(error) ? lost : fallback);
}

/** Milliseconds until a call is given up: one that reads, and one that carries something. */
const readMs = 15_000;
const writeMs = 30_000;

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Milliseconds until it is given up, for what is known to take longer. */
  limitMs?: number;
  /** Ends it before its time. */
  signal?: AbortSignal;
  /** It goes on when the page is left meanwhile. */
  keepalive?: boolean;
  /** Sent again with the same key and body, a call is carried out once. */
  idempotencyKey?: string;
}

/** Fetches with cookies and answers the response; throws `ApiError` for anything that is not 2xx. */
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
    signal: limited(limitMs, signal),
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/** The error that an answer tells of that is not 2xx. */
export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, text || response.statusText, parseErrorBody(text));
}

/** Also while the body is read. */
function limited(limitMs: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  // By a timer, which also the tests have in hand, and not by `AbortSignal.timeout`.
  setTimeout(() => controller.abort(new DOMException("no answer", "TimeoutError")), limitMs);
  signal?.addEventListener("abort", () => controller.abort());
  return controller.signal;
}

/** Our own error body, or null for anything else (a proxy's page, an empty answer). */
function parseErrorBody(text: string): ApiErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs = typeof body === "object" && body !== null && "code" in body && "message" in body;
    return isOurs ? (body as ApiErrorBody) : null;
  } catch {
    return null;
  }
}
