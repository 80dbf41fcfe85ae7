import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isStaffReading, mayHoldSession } from "../auth/sessions/auth.guard";
import { absoluteUrl } from "../contract/site";
import { createReadDeps } from "../deps";
import { AppError, describeError, log, readRequestId, within } from "../errors";
import type { AppEnv } from "../http/app-env";
import { policyHeader, securityHeaders } from "../http/security-headers";
import { sha256 } from "../secrets";
import { type ContentVersion, dueMomentOf, trustedVersion } from "./content-version";

/** Milliseconds that a visitor waits for KV, a cache or a page before something else is answered. */
const patienceMs = 3_000;
/** Milliseconds that a request waits for another one that makes the same page. */
const sharedMs = 10_000;
const keptStatuses = new Set([200, 301, 404]);
/** Browsers and proxies keep an answer and ask each time whether it still holds. */
const revalidate = "public, max-age=0, must-revalidate";

/** What is answered, and from where, as `Server-Timing` names it. */
interface Found {
  entry: CacheEntry;
  source: "isolate" | "edge" | "made" | "shared" | "stale";
}

/**
 * Answers what visitors read from the cache, and makes what it does not have: two requests of an isolate never make the
 * same page. `keyOf` names what the answer depends on, in characters of a URL's path and query; null for an address of
 * which nothing is to be kept. When the database or KV fails, the last good entry is answered. Staff read from the
 * database, and what they read is kept by nobody.
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
    // Without what stands there, or Hono would write its headers, an error's perhaps, over those of the answer.
    c.res = undefined;
    c.res = new Response(found.entry.body, found.entry);
    c.res.headers.set("Server-Timing", `cache;desc="${found.source}"`);
  });
}

/** As of when something is read, and of what state; null where KV fails and nothing is known. */
export async function readState(c: Context<AppEnv>) {
  const version = await inTime(c, "reading the content version", c.var.deps.contentVersion.current());
  const now = new Date();
  const state = version && toState(version, now.getTime(), c.env.VERSION.id);
  return { now, bookmark: version?.bookmark ?? null, state };
}

/** What `work` answers; null, and logged, where it fails or takes too long. */
export async function inTime<T>(c: Context<AppEnv>, name: string, work: Promise<T>): Promise<T | null> {
  try {
    return await within(patienceMs, name, work);
  } catch (error) {
    log("warn", "cache_degraded", { requestId: c.var.requestId, during: name, error: describeError(error) });
    return null;
  }
}

/** From the isolate, else from the location, else made. Null when what was made is not to be kept, and stands as the answer. */
async function find(c: Context<AppEnv>, key: string, next: () => Promise<void>): Promise<Found | null> {
  const { now, bookmark, state } = await readState(c);
  const address = state ? addressOf(state, key) : key;
  const known = isolateEntries.find(address);
  if (known) return { entry: known, source: "isolate" };

  return shareWork(c, address, async () => {
    const held = await inTime(c, "reading the location's cache", findAtEdge(key));
    if (held && !state) return lastGood(c, held);
    if (held && state && isCurrent(held, state)) {
      isolateEntries.keep(address, held);
      return { entry: held, source: "edge" };
    }
    c.set("deps", createReadDeps(c.env, bookmark, now));
    const making = next().then(() => true);
    if (held && !(await inTime(c, "making the page", making))) return lastGood(c, held);
    await making;
    const isRefusal = c.error instanceof AppError && c.error.status < 500;
    if (c.error) return held && !isRefusal ? lastGood(c, held) : null;
    if (!keptStatuses.has(c.res.status)) return null;

    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", revalidate);
    const unknown = { number: 0, dueMoment: 0, deploymentId: c.env.VERSION.id };
    const entry = await toEntry(c.res, state ?? unknown, now.getTime());
    if (state) isolateEntries.keep(address, entry);
    // What visitors can make up without end would fill the location's cache.
    if (!c.var.isMadeUp) c.executionCtx.waitUntil(inTime(c, "keeping a page", keepAtEdge(key, entry)));
    return { entry, source: "made" };
  });
}

function toState(version: ContentVersion, now: number, deploymentId: string): EntryState {
  return { number: version.number, dueMoment: dueMomentOf(version, now), deploymentId };
}

/** What this isolate makes now, in the order of its start. */
const flights = new Map<string, { result: Promise<Found | null>; startedAt: number }>();

/** Does the work unless another request does it. A request that was ended never settles: it is waited for only so long. */
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
    // The timer also keeps the runtime from taking a request that waits for another one for hung.
    const shared = await within(sharedMs, "another request", flight.result).catch(() => null);
    return shared ? { ...shared, source: "shared" } : work();
  }
  const result = work().finally(() => {
    if (flights.get(address)?.result === result) flights.delete(address);
  });
  flights.set(address, { result, startedAt: Date.now() });
  // Others may wait for it after this visitor has gone.
  c.executionCtx.waitUntil(result.catch(() => null));
  return result;
}

function lastGood(c: Context<AppEnv>, entry: CacheEntry): Found {
  log("error", "last_good_copy_served", { requestId: c.var.requestId, path: c.req.path });
  return { entry, source: "stale" };
}

/** Headers of whole answers, each made once. */
const readyHeaders = new WeakMap<CacheEntry, Headers>();

/**
 * Answers a GET of a visitor from this isolate's memory before anything else of the Worker runs, as `cacheContent` would; null
 * where that takes more: no entry of the version that is trusted now, perhaps a session, a question whether an answer
 * still holds, or an address that is not the key of its entry.
 */
export function answerFromMemory(request: Request, deploymentId: string): Response | null {
  const { headers, method } = request;
  const isAnswered =
    method === "GET" && !headers.has("If-None-Match") && !mayHoldSession(headers.get("Cookie"));
  const version = isAnswered ? trustedVersion() : null;
  if (!version) return null;
  const key = request.url.slice(request.url.indexOf("/", "https://".length));
  const entry = isolateEntries.find(addressOf(toState(version, Date.now(), deploymentId), key));
  // An address that is not there may lead on.
  if (!entry || entry.status === 404) return null;
  let ready = readyHeaders.get(entry);
  if (!ready) {
    ready = new Headers(entry.headers);
    for (const [name, value] of Object.entries(securityHeaders)) {
      // A page may have a policy of its own.
      if (name !== policyHeader || !ready.has(name)) ready.set(name, value);
    }
    ready.set("Server-Timing", 'cache;desc="isolate"');
    readyHeaders.set(entry, ready);
  }
  const response = new Response(entry.body, { status: entry.status, headers: ready });
  response.headers.set("X-Request-Id", readRequestId(request));
  return response;
}

/** What the answer under a key is of. */
export interface EntryState {
  /** Of the content version; 0 where nobody could tell. */
  number: number;
  /** When the last scheduled post of that version became public: see `dueMomentOf`. */
  dueMoment: number;
  /** The deployed version of the Worker, whose pages name its own files. */
  deploymentId: string;
}

/** An answer as it is kept: bytes and headers, nothing that belongs to one request. */
interface CacheEntry {
  state: EntryState;
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** When its making began, in milliseconds since 1970. */
  madeAt: number;
}

/** Milliseconds after its making when an entry ends, also where a write could not publish its version. */
const maxAgeMs = 60 * 60 * 1000;

async function toEntry(response: Response, state: EntryState, madeAt: number): Promise<CacheEntry> {
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = (await sha256(body)).slice(0, 24);
  const headers = [...response.headers].filter(([name]) => name !== "etag" && name !== "content-length");
  return { state, status: response.status, headers: [...headers, ["etag", `"${tag}"`]], body, madeAt };
}

/** Under what an isolate finds an entry. */
export function addressOf({ number, dueMoment, deploymentId }: EntryState, key: string): string {
  return `${number}.${dueMoment}/${deploymentId}${key}`;
}

/** Bytes that the entries of an isolate take of the 128 MB that it has for everything. */
const maxBytes = 16 * 1024 * 1024;
const maxEntryBytes = 1024 * 1024;
/** What an entry takes beside its body. */
const overheadBytes = 1024;

const entries = new Map<string, CacheEntry>();
let totalBytes = 0;

/** The entries of this isolate: those that were not asked for the longest give way. */
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
    totalBytes += sizeOf(address, entry);
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      remove(oldest);
    }
  },
};

const sizeOf = (address: string, { body }: CacheEntry) =>
  body.byteLength + 2 * address.length + overheadBytes;

function remove(address: string): void {
  const entry = entries.get(address);
  if (!entry) return;
  totalBytes -= sizeOf(address, entry);
  entries.delete(address);
}

/** Seconds that a location keeps an entry: it is the last good one on the day on which the database fails. */
const keptSeconds = 7 * 24 * 60 * 60;
const entryHeader = "x-cache-entry";

/** The key is one segment of the address, or `..` and slashes in it would make it the address of another entry. */
export function edgeRequest(key: string): Request {
  return new Request(absoluteUrl(`/.entries/${encodeURIComponent(key)}`));
}

/** The entry that this location keeps under a key, of whatever state. */
export async function findAtEdge(key: string): Promise<CacheEntry | null> {
  const response = await caches.default.match(edgeRequest(key));
  const entry = response && parse(response);
  return entry ? { ...entry, body: new Uint8Array(await response.arrayBuffer()) } : null;
}

/** Whether an entry answers what is asked of a state. */
export function isCurrent({ state, madeAt }: CacheEntry, asked: EntryState): boolean {
  return addressOf(state, "") === addressOf(asked, "") && Date.now() - madeAt < maxAgeMs;
}

/** Keeps an entry in this location, but for where it has one of a later state. */
export async function keepAtEdge(key: string, { body, ...entry }: CacheEntry): Promise<void> {
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

/** Null for what another version of this Worker has kept in another form. */
function parse(kept: Response): Omit<CacheEntry, "body"> | null {
  try {
    return JSON.parse(decodeURIComponent(kept.headers.get(entryHeader) ?? ""));
  } catch {
    return null;
  }
}
