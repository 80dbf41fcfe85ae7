import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isStaffReading } from "../auth/sessions/auth.guard";
import { createReadDeps } from "../deps";
import { describeError, log } from "../errors";
import type { AppEnv } from "../http/app-env";
import { edgeRequest, orNull, readState, toCacheUrl } from "./content-cache";

/** `Cache-Control` of public files that never change. */
export const forever = "public, max-age=31536000, immutable";
/** `Cache-Control` of a placeholder for a file that is still being made. */
export const forNow = "public, max-age=60";

/**
 * Middleware for files whose bytes never change, but that are public only while a post shows them. The location caches
 * each file once, and a permit for each content version in which it is public. For another version D1 is asked. If the
 * database or the bucket fails, the cached file is served anyway. Bodies are streamed. `keyOf` returns null if nothing
 * is to be cached.
 */
export function cacheFile(
  keyOf: (c: Context<AppEnv>) => string | null,
  isStillPublic: (c: Context<AppEnv>) => Promise<boolean>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = keyOf(c);
    if (key === null) return next();
    const { now, bookmark, state } = await readState(c);
    const permit = state && `permit ${toCacheUrl(state, key)}`;
    const kept = await orNull(c, "reading the location's cache", findFile(key, permit));
    if (kept?.isPermitted) return answer(c, kept.file, "edge");

    if (!(await isStaffReading(c))) c.set("deps", createReadDeps(c.env, bookmark, now));
    if (kept) {
      const isPublic = await orNull(c, "asking who may read a file", isStillPublic(c));
      if (isPublic === null) {
        log("error", "last_good_copy_served", { requestId: c.var.requestId, path: c.req.path });
        return answer(c, kept.file, "stale");
      }
      if (isPublic) {
        if (permit) c.executionCtx.waitUntil(orNull(c, "keeping a permit", storePermit(permit)));
        return answer(c, kept.file, "confirmed");
      }
      await kept.file.body?.cancel();
      await orNull(c, "dropping a file", caches.default.delete(fileRequest(key)));
    }
    await next();
    if (c.res.status !== 200) return;
    const isWhole = c.req.method === "GET" && !isUnchanged(c, c.res);
    const isLight = Number(c.res.headers.get("Content-Length") ?? Infinity) <= maxSharedBytes;
    if (permit && isWhole && isLight && c.res.headers.get("Cache-Control")?.startsWith("public")) {
      c.executionCtx.waitUntil(storeFile(c, key, permit, c.res.clone()));
    }
    await answer(c, c.res, "made");
  });
}

/** A slow client's part of a shared file is buffered in memory; larger files are read from the bucket each time. */
const maxSharedBytes = 4_000_000;

const fileRequest = (key: string) => edgeRequest(`file ${key}`);

/** The cached file of this location. If no version is known, it counts as permitted. */
async function findFile(key: string, permit: string | null) {
  const [found, permitted] = await Promise.all([
    caches.default.match(fileRequest(key)),
    permit === null ? null : caches.default.match(edgeRequest(permit)),
  ]);
  await permitted?.body?.cancel();
  if (!found) return null;
  const file = new Response(found.body, found);
  // Headers that the cache adds.
  for (const name of ["age", "cf-cache-status", "date"]) file.headers.delete(name);
  return { file, isPermitted: permit === null || permitted !== undefined };
}

function storePermit(permit: string): Promise<void> {
  const headers = { "Cache-Control": "public, max-age=604800" };
  return caches.default.put(edgeRequest(permit), new Response(null, { headers }));
}

/** Caches a file, or nothing if its stream fails. */
async function storeFile(c: Context<AppEnv>, key: string, permit: string, file: Response): Promise<void> {
  try {
    await caches.default.put(fileRequest(key), file);
    await storePermit(permit);
  } catch (error) {
    log("warn", "file_unkept", { requestId: c.var.requestId, error: describeError(error) });
    await orNull(c, "dropping a file", caches.default.delete(fileRequest(key)));
  }
}

/** Resets the response first, because Hono merges the previous headers into the new ones. */
async function answer(
  c: Context<AppEnv>,
  file: Response,
  source: "edge" | "confirmed" | "made" | "stale",
): Promise<void> {
  const status = isUnchanged(c, file) ? 304 : 200;
  const isShort = status === 304 || c.req.method === "HEAD";
  if (isShort) await file.body?.cancel();
  const headers = new Headers(file.headers);
  headers.set("Server-Timing", `cache;desc="${source}"`);
  if (status === 304) for (const name of ["Content-Length", "Content-Type"]) headers.delete(name);
  c.res = undefined;
  c.res = new Response(isShort ? null : file.body, { status, headers });
}

function isUnchanged(c: Context<AppEnv>, { headers }: Response): boolean {
  const known = c.req.header("If-None-Match");
  const etag = headers.get("ETag");
  return known !== undefined && etag !== null && (known.trim() === "*" || known.includes(etag));
}
