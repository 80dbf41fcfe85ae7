import { hash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isStaffReading, mayHoldSession } from "../auth/sessions/auth.guard";
import { absoluteUrl } from "../contract/site";
import { createReadDeps } from "../deps";
import { AppError, describeError, log } from "../errors";
import type { AppEnv } from "../http/app-env";
import { policyHeader, securityHeaders } from "../http/security-headers";
import { within } from "../limits";
import { type ContentVersion, findDueMoment, trustedVersion } from "./content-version";

/** Timeout in milliseconds of reading KV or the cache, after which an alternative is served. */
const timeoutMs = 3_000;
/** Milliseconds that a request waits for a concurrent one that makes the same page. */
const sharedMs = 10_000;
const keptStatuses = new Set([200, 301, 404]);
const revalidate = "public, max-age=0, must-revalidate";

/** The response and its source in `Server-Timing`. */
interface Found {
  entry: CacheEntry;
  source: "isolate" | "edge" | "made" | "shared" | "stale";
}

/**
 * Middleware: answers visitors from the cache and makes missing entries; concurrent requests of an isolate share one.
 * `keyOf` returns everything that the response depends on, in characters of a URL's path and query, or null if nothing
 * is to be cached. If the database or KV fails, the last good entry is served. Staff read from the database, uncached.
 */
export function cacheContent(keyOf: (c: Context<AppEnv>) => string | null) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (await isStaffReading(c)) {
      await next();
      c.res.headers.set("Cache-Control", "no-store");
      return;
    }
    const key = keyOf(c);
    if (key === null) return next();
    const found = await find(c, key, next);
    if (!found) return;
    // Reset first, because Hono merges the headers of the previous response, perhaps an error's, into the new one.
    c.res = undefined;
    c.res = new Response(found.entry.body, found.entry);
    c.res.headers.set("Server-Timing", `cache;desc="${found.source}"`);
  });
}

/** The time and the state for a read; `state` is null if KV fails and no version is known. */
export async function readState(c: Context<AppEnv>) {
  const version = await orNull(c, "reading the content version", c.var.deps.contentVersion.current());
  const now = new Date();
  const state = version && toState(version, now.getTime(), c.env.VERSION.id);
  return { now, bookmark: version?.bookmark ?? null, state };
}

/** The result of `work`; null, with a log line, if it fails or takes too long. */
export async function orNull<T>(c: Context<AppEnv>, name: string, work: Promise<T>): Promise<T | null> {
  try {
    return await within(timeoutMs, name, work);
  } catch (error) {
    log("warn", "cache_degraded", { requestId: c.var.requestId, during: name, error: describeError(error) });
    return null;
  }
}

/**
 * Looks in the isolate, then in the edge cache, else makes the page. Null if the response must not be cached; it is
 * then already the answer.
 */
async function find(c: Context<AppEnv>, key: string, next: () => Promise<void>): Promise<Found | null> {
  const { now, bookmark, state } = await readState(c);
  const address = state ? toCacheUrl(state, key) : key;
  const known = isolateEntries.find(address);
  if (known) return { entry: known, source: "isolate" };

  return shareWork(c, address, async () => {
    const held = await orNull(c, "reading the location's cache", findAtEdge(key));
    if (held && !state) return lastGood(c, held);
    if (held && state && isCurrent(held, state)) {
      isolateEntries.keep(address, held);
      return { entry: held, source: "edge" };
    }
    c.set("deps", createReadDeps(c.env, bookmark, now));
    const making = next().then(() => true);
    if (held && !(await orNull(c, "making the page", making))) return lastGood(c, held);
    await making;
    // A full queue is no failure of the database, and the last entry may show a post that was withdrawn since.
    const isRefusal = c.error instanceof AppError && (c.error.status < 500 || c.error.code === "busy");
    if (c.error) return held && !isRefusal ? lastGood(c, held) : null;
    if (!keptStatuses.has(c.res.status)) return null;

    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", revalidate);
    const unknown = { number: 0, dueMoment: 0, deploymentId: c.env.VERSION.id };
    const entry = await toEntry(c.res, state ?? unknown, now.getTime());
    if (state) isolateEntries.keep(address, entry);
    // Paths that visitors invent would fill the edge cache without limit.
    if (!c.var.isMadeUp) c.executionCtx.waitUntil(orNull(c, "keeping a page", storeAtEdge(key, entry)));
    return { entry, source: "made" };
  });
}

function toState(version: ContentVersion, now: number, deploymentId: string): EntryState {
  return { number: version.number, dueMoment: findDueMoment(version, now), deploymentId };
}

/** The pages that this isolate is making, in order of their start. */
const flights = new Map<string, { result: Promise<Found | null>; startedAt: number }>();

/** Does the work unless another request is doing it. A cancelled request never settles, so the wait is limited. */
async function shareWork(
  c: Context<AppEnv>,
  address: string,
  work: () => Promise<Found | null>,
): Promise<Found | null> {
  for (const [old, { startedAt }] of flights) {
    if (startedAt > Date.now() - sharedMs) break;
    flights.delete(old);
  }
  const flight = flights.get(address);
  if (flight) {
    // The timer also keeps the runtime from treating the waiting request as hung.
    const shared = await within(sharedMs, "another request", flight.result).catch(() => null);
    return shared ? { ...shared, source: "shared" } : work();
  }
  const result = work().finally(() => {
    if (flights.get(address)?.result === result) flights.delete(address);
  });
  flights.set(address, { result, startedAt: Date.now() });
  // Other requests may wait for the result after this visitor has disconnected.
  c.executionCtx.waitUntil(result.catch(() => null));
  return result;
}

function lastGood(c: Context<AppEnv>, entry: CacheEntry): Found {
  log("error", "last_good_copy_served", { requestId: c.var.requestId, path: c.req.path });
  return { entry, source: "stale" };
}

/** The complete headers of each entry, made once. */
const readyHeaders = new WeakMap<CacheEntry, Headers>();

/**
 * Answers a visitor's GET from the isolate's memory, before the rest of the Worker runs, with the same result as
 * `cacheContent`. Null if the request needs more: no entry of the trusted version, a session cookie, a conditional
 * request, or a URL that is not the key of its entry.
 */
export function answerFromMemory(request: Request, deploymentId: string): Response | null {
  const { headers } = request;
  const isAnswered = !headers.has("If-None-Match") && !mayHoldSession(headers.get("Cookie"));
  const version = isAnswered ? trustedVersion() : null;
  if (!version) return null;
  const key = request.url.slice(request.url.indexOf("/", "https://".length));
  const entry = isolateEntries.find(toCacheUrl(toState(version, Date.now(), deploymentId), key));
  // A missing page may have a redirect.
  if (!entry || entry.status === 404) return null;
  let ready = readyHeaders.get(entry);
  if (!ready) {
    ready = new Headers(entry.headers);
    for (const [name, value] of Object.entries(securityHeaders)) {
      // A page may have its own policy.
      if (name !== policyHeader || !ready.has(name)) ready.set(name, value);
    }
    ready.set("Server-Timing", 'cache;desc="isolate"');
    readyHeaders.set(entry, ready);
  }
  return new Response(entry.body, { status: entry.status, headers: ready });
}

export interface EntryState {
  /** The content version's number; 0 if it was unknown. */
  number: number;
  /** When the last scheduled post of that version became public; see `dueMomentOf`. */
  dueMoment: number;
  /** The deployed version of the Worker, because pages name its asset files. */
  deploymentId: string;
}

/** A cached response: bytes and headers, without those of a single request. */
interface CacheEntry {
  state: EntryState;
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** The start of making it, in milliseconds since 1970. */
  madeAt: number;
}

/** Lifetime of an entry in milliseconds, which also limits the effect of a version that was not published. */
const maxAgeMs = 60 * 60 * 1000;

async function toEntry(response: Response, state: EntryState, madeAt: number): Promise<CacheEntry> {
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = hash("sha256", body).slice(0, 24);
  const headers = [...response.headers].filter(([name]) => name !== "etag" && name !== "content-length");
  return { state, status: response.status, headers: [...headers, ["etag", `"${tag}"`]], body, madeAt };
}

export function toCacheUrl({ number, dueMoment, deploymentId }: EntryState, key: string): string {
  return `${number}.${dueMoment}/${deploymentId}${key}`;
}

/** Limit of the isolate's entries in bytes; an isolate has 128 MB in all. */
const maxBytes = 16 * 1024 * 1024;
const maxEntryBytes = 1024 * 1024;
const overheadBytes = 1024;

const entries = new Map<string, CacheEntry>();
let totalBytes = 0;

/** The entries of this isolate, with the least recently used evicted first. */
const isolateEntries = {
  find(address: string): CacheEntry | null {
    const found = entries.get(address);
    if (!found || Date.now() - found.madeAt >= maxAgeMs) return null;
    entries.delete(address);
    entries.set(address, found);
    return found;
  },

  keep(address: string, entry: CacheEntry): void {
    if (entry.body.byteLength > maxEntryBytes) return;
    remove(address);
    entries.set(address, entry);
    totalBytes += measureEntry(address, entry);
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      remove(oldest);
    }
  },
};

const measureEntry = (address: string, { body }: CacheEntry) =>
  body.byteLength + 2 * address.length + overheadBytes;

function remove(address: string): void {
  const entry = entries.get(address);
  if (!entry) return;
  totalBytes -= measureEntry(address, entry);
  entries.delete(address);
}

/** Seconds that the edge cache stores an entry, which serves as the last good one if the database fails. */
const keptSeconds = 7 * 24 * 60 * 60;
const entryHeader = "x-cache-entry";

/** The key is encoded as one path segment, or `..` and slashes in it could make it another entry's key. */
export function edgeRequest(key: string): Request {
  return new Request(absoluteUrl(`/.entries/${encodeURIComponent(key)}`));
}

export async function findAtEdge(key: string): Promise<CacheEntry | null> {
  const response = await caches.default.match(edgeRequest(key));
  const entry = response && parse(response);
  return entry ? { ...entry, body: new Uint8Array(await response.arrayBuffer()) } : null;
}

/** Whether an entry has the requested state and has not expired. */
export function isCurrent({ state, madeAt }: CacheEntry, asked: EntryState): boolean {
  return toCacheUrl(state, "") === toCacheUrl(asked, "") && Date.now() - madeAt < maxAgeMs;
}

/** Stores an entry in the edge cache unless one of a later state exists. */
export async function storeAtEdge(key: string, { body, ...entry }: CacheEntry): Promise<void> {
  const held = await caches.default.match(edgeRequest(key));
  await held?.body?.cancel();
  const heldState = held && parse(held)?.state;
  if (heldState && isLater(heldState, entry.state)) return;
  const headers = {
    "Cache-Control": `public, max-age=${keptSeconds}`,
    [entryHeader]: encodeURIComponent(JSON.stringify(entry)),
  };
  await caches.default.put(edgeRequest(key), new Response(body, { headers }));
}

function isLater(held: EntryState, { number, dueMoment }: EntryState): boolean {
  return held.number === number ? held.dueMoment > dueMoment : held.number > number;
}

/** Null for an entry in the format of another Worker version. */
function parse(kept: Response): Omit<CacheEntry, "body"> | null {
  try {
    return JSON.parse(decodeURIComponent(kept.headers.get(entryHeader) ?? ""));
  } catch {
    return null;
  }
}
