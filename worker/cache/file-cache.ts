import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import { isStaffReading } from "../auth/sessions/auth.guard";
import { absoluteUrl } from "../contract/site";
import { createReadDeps } from "../deps";
import type { AppEnv } from "../http/app-env";
import { describeError, log } from "../http/log";
import { refuseCounted } from "../http/rate-limit";
import { within } from "../http/within";
import { momentOf } from "./generation-memory";
import { readGeneration } from "./read-generation";

/** What a file says that never changes and that anybody may keep: its copy stays. */
export const forever = "public, max-age=31536000, immutable";
/** What stands in for a file that is still to be made says that it holds for a minute. */
export const forNow = "public, max-age=60";

/** Seconds that a location keeps a file, by what it says: also for the day on which the database or the bucket fails. */
const keptSeconds = new Map([
  [forever, 7 * 24 * 60 * 60],
  [forNow, 60],
]);
/** Milliseconds that a visitor waits for the cache, or for a file of which there is an earlier copy. */
const patienceMs = 3_000;
/**
 * Bytes of a file that is copied from what the visitor gets, which holds in memory what a slow one has not taken yet.
 * A heavier one is opened once more for its copy.
 */
const maxSharedBytes = 4_000_000;
/** Heavy files that this isolate keeps now. */
const inKeeping = new Set<string>();

interface Options {
  /** Null for an address of which nothing is to be kept. */
  keyOf: (c: Context<AppEnv>) => string | null;
  /** Whether visitors may still read the file, of which there is a copy. */
  isStillPublic: (c: Context<AppEnv>) => Promise<boolean>;
}

/**
 * Answers files whose bytes never change, but which visitors may read only while some post shows them. The location
 * keeps one copy of each, which says as of what state of the posts visitors may read it: in another state it is asked
 * whether they still may, so that what was withdrawn ends with the copies of its pages, and what was not keeps its
 * bytes. Where the database or the bucket fails, the copy is answered all the same. Bodies stream; nothing of them is
 * read here.
 */
export function cacheFile({ keyOf, isStillPublic }: Options) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = keyOf(c);
    if (key === null) return next();
    const generation = await readGeneration(c);
    const now = new Date();
    const moment = generation && momentOf(generation, now.getTime());
    const kept = await readFile(c, key);
    if (kept && (moment === null || kept.moment === moment)) return answer(c, kept.response, "edge");

    if (!(await isStaffReading(c))) {
      refuseCounted(c);
      c.set("deps", createReadDeps(c.env, generation?.bookmark ?? null, now));
    }
    if (!kept || cacheControlOf(kept.response) !== forever) return makeFile(c, { key, moment, kept, next });

    const isPublic = await answerInTime(c, isStillPublic(c));
    if (isPublic === null) return answerEarlier(c, kept);
    if (!isPublic) {
      await kept.response.body?.cancel();
      await changeCopy(c, dropEdgeFile(key));
      return makeFile(c, { key, moment, kept: null, next });
    }
    if (moment !== null) {
      c.executionCtx.waitUntil(changeCopy(c, confirmEdgeFile(key, moment, secondsOf(forever))));
    }
    await answer(c, kept.response, "confirmed");
  });
}

interface Making {
  key: string;
  moment: string | null;
  /** An earlier copy. */
  kept: EdgeFile | null;
  next: () => Promise<void>;
}

async function makeFile(c: Context<AppEnv>, { key, moment, kept, next }: Making): Promise<void> {
  const isMade = await isMadeInTime(c, kept, next());
  if (kept && (!isMade || isFailure(c.error))) return answerEarlier(c, kept);
  await kept?.response.body?.cancel();
  if (c.res.status !== 200) {
    if (kept && c.res.status === 404) c.executionCtx.waitUntil(changeCopy(c, dropEdgeFile(key)));
    return;
  }
  const isCopied = keptSeconds.has(cacheControlOf(c.res)) && c.req.method === "GET" && !isUnchanged(c, c.res);
  if (moment !== null && isCopied) keep(c, key, moment);
  await answer(c, c.res, "made");
}

function keep(c: Context<AppEnv>, key: string, moment: string): void {
  if (Number(c.res.headers.get("Content-Length")) <= maxSharedBytes) {
    const keeping = keepWhole(key, { response: c.res.clone(), moment });
    c.executionCtx.waitUntil(changeCopy(c, keeping));
  } else if (!inKeeping.has(key)) {
    inKeeping.add(key);
    const keeping = keepOpenedAgain(c, key, moment).finally(() => inKeeping.delete(key));
    c.executionCtx.waitUntil(changeCopy(c, keeping));
  }
}

async function keepOpenedAgain(c: Context<AppEnv>, key: string, moment: string): Promise<void> {
  const etag = c.res.headers.get("ETag");
  const response = await c.var.openAgain?.();
  if (response?.headers.get("ETag") === etag) await keepWhole(key, { response, moment });
  else await response?.body?.cancel();
}

function answerEarlier(c: Context<AppEnv>, { response }: EdgeFile): Promise<void> {
  log("error", "last_good_copy_served", { requestId: c.var.requestId, path: c.req.path });
  return answer(c, response, "stale");
}

/** Null where nobody can tell, or not before it is better to answer the copy. */
async function answerInTime(c: Context<AppEnv>, asking: Promise<boolean>): Promise<boolean | null> {
  try {
    return await within(patienceMs, "asking who may read the file", asking);
  } catch (error) {
    log("error", "file_unconfirmed", { requestId: c.var.requestId, error: describeError(error) });
    return null;
  }
}

const cacheControlOf = ({ headers }: Response) => headers.get("Cache-Control") ?? "no-store";
const secondsOf = (cacheControl: string) => keptSeconds.get(cacheControl) ?? 0;

const isFailure = (error: Error | undefined) =>
  error !== undefined && !(error instanceof AppError && error.status < 500);

/** Whether the answer came before it is better to answer the copy, where there is one. */
async function isMadeInTime(
  c: Context<AppEnv>,
  kept: EdgeFile | null,
  making: Promise<void>,
): Promise<boolean> {
  if (!kept) {
    await making;
    return true;
  }
  try {
    await within(patienceMs, "opening the file", making);
    return true;
  } catch (error) {
    log("error", "page_late", { requestId: c.var.requestId, error: describeError(error) });
    return false;
  }
}

async function readFile(c: Context<AppEnv>, key: string): Promise<EdgeFile | null> {
  try {
    return await within(patienceMs, "reading the location's cache", findEdgeFile(key));
  } catch (error) {
    log("warn", "copy_unread", { requestId: c.var.requestId, error: describeError(error) });
    return null;
  }
}

/** Keeps a file, or nothing of it where its bytes break off. */
async function keepWhole(key: string, file: EdgeFile): Promise<void> {
  try {
    await keepEdgeFile(key, file, secondsOf(cacheControlOf(file.response)));
  } catch (error) {
    await dropEdgeFile(key);
    throw error;
  }
}

async function changeCopy(c: Context<AppEnv>, changing: Promise<void>): Promise<void> {
  try {
    await changing;
  } catch (error) {
    log("warn", "copy_unkept", { requestId: c.var.requestId, error: describeError(error) });
  }
}

/** Without what stands there, or Hono would write its headers over those of the answer. */
async function answer(
  c: Context<AppEnv>,
  response: Response,
  source: "edge" | "confirmed" | "made" | "stale",
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set("Server-Timing", `cache;desc="${source}"`);
  const isShort = c.req.method === "HEAD" || isUnchanged(c, response);
  if (isShort) await response.body?.cancel();
  const status = isUnchanged(c, response) ? 304 : 200;
  if (status === 304) for (const name of ["Content-Length", "Content-Type"]) headers.delete(name);
  c.res = undefined;
  c.res = new Response(isShort ? null : response.body, { status, headers });
}

/** Whether the visitor has these bytes already. */
function isUnchanged(c: Context<AppEnv>, response: Response): boolean {
  const known = c.req.header("If-None-Match");
  const etag = response.headers.get("ETag");
  return known !== undefined && etag !== null && (known.trim() === "*" || known.includes(etag));
}

const momentHeader = "x-copy-moment";
const cacheControlHeader = "x-copy-cache-control";
/** What the cache tells of itself, and what it read as its own. */
const ofTheCache = ["age", "cf-cache-status", "date", momentHeader, cacheControlHeader];

/** A file that a location keeps; its body streams, and is to be read or cancelled. */
interface EdgeFile {
  response: Response;
  /** Of which state of the posts it is known that visitors may read it: see `momentOf`. */
  moment: string;
}

/** Beside the copies of pages: none of them has such a key. */
function requestFor(key: string): Request {
  return new Request(absoluteUrl(`/.copies/${encodeURIComponent(`file ${key}`)}`));
}

/** Of a later state than that in which the file was kept, so that its bytes need not be kept anew. */
const confirmedKey = (key: string) => `confirmed ${key}`;

/** The file that this location keeps under a key, or null. */
async function findEdgeFile(key: string): Promise<EdgeFile | null> {
  const [found, confirmed] = await Promise.all([
    caches.default.match(requestFor(key)),
    caches.default.match(requestFor(confirmedKey(key))),
  ]);
  await confirmed?.body?.cancel();
  if (!found) return null;
  const headers = new Headers(found.headers);
  for (const name of ofTheCache) headers.delete(name);
  headers.set("Cache-Control", found.headers.get(cacheControlHeader) ?? "no-store");
  return {
    response: new Response(found.body, { headers }),
    moment: (confirmed ?? found).headers.get(momentHeader) ?? "",
  };
}

/** Keeps a file in this location for at most `maxAge` seconds, in the place of what it had under the key. */
async function keepEdgeFile(key: string, { response, moment }: EdgeFile, maxAge: number): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(momentHeader, moment);
  headers.set(cacheControlHeader, headers.get("Cache-Control") ?? "no-store");
  headers.set("Cache-Control", `public, max-age=${maxAge}`);
  await caches.default.delete(requestFor(confirmedKey(key)));
  await caches.default.put(requestFor(key), new Response(response.body, { headers }));
}

/** Writes down that visitors may read the file that is kept under a key in one more state of the posts. */
async function confirmEdgeFile(key: string, moment: string, maxAge: number): Promise<void> {
  const headers = { [momentHeader]: moment, "Cache-Control": `public, max-age=${maxAge}` };
  await caches.default.put(requestFor(confirmedKey(key)), new Response(null, { headers }));
}

/** Forgets a file in this location. */
async function dropEdgeFile(key: string): Promise<void> {
  await Promise.all([key, confirmedKey(key)].map((one) => caches.default.delete(requestFor(one))));
}
