import { DrizzleQueryError } from "drizzle-orm";

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
