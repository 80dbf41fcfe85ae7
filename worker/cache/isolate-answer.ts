import { mayHoldSession } from "../auth/sessions/auth.guard";
import { readRequestId } from "../http/log";
import { securityHeaders } from "../http/security-headers";
import { trustedGeneration } from "./content-generation.store";
import { type Copy, copyAddress } from "./copy";
import { momentOf } from "./generation-memory";
import { isolateCopies, questionCopies } from "./isolate-copies";

/** All that the answers made of one copy have in common. */
interface Answer {
  etag: string;
  whole: Headers;
  unchanged: Headers;
}

const answers = new WeakMap<Copy, Answer>();

/**
 * Answers a visitor from this isolate's memory before anything else of the Worker runs, as `cacheContent` would;
 * null where that takes more: no copy of the generation that is trusted now, perhaps a session, or an address
 * that is not the one its copy is kept under.
 */
export function answerFromIsolate(request: Request, versionId: string): Response | null {
  if (request.method !== "GET" || mayHoldSession(request.headers.get("Cookie"))) return null;
  const generation = trustedGeneration();
  if (!generation) return null;
  const key = request.url.slice(request.url.indexOf("/", "https://".length));
  const address = copyAddress(momentOf(generation, Date.now()), versionId, key);
  const copy = isolateCopies.find(address) ?? questionCopies.find(address);
  return copy && answer(request, copy);
}

function answer(request: Request, copy: Copy): Response {
  const { etag, whole, unchanged } = answerOf(copy);
  const isUnchanged = copy.status === 200 && request.headers.get("If-None-Match")?.includes(etag);
  const response = isUnchanged
    ? new Response(null, { status: 304, headers: unchanged })
    : new Response(copy.body, { status: copy.status, headers: whole });
  response.headers.set("X-Request-Id", readRequestId(request));
  return response;
}

function answerOf(copy: Copy): Answer {
  const known = answers.get(copy);
  if (known) return known;
  const kept = new Headers(copy.headers);
  const etag = kept.get("ETag") ?? "";
  const whole = new Headers([...copy.headers, ...Object.entries(securityHeaders)]);
  whole.set("Server-Timing", 'cache;desc="isolate"');
  const unchanged = new Headers(securityHeaders);
  unchanged.set("ETag", etag);
  unchanged.set("Cache-Control", kept.get("Cache-Control") ?? "no-store");
  const made = { etag, whole, unchanged };
  answers.set(copy, made);
  return made;
}
