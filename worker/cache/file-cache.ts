import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isStaffReading } from "../auth/sessions/auth.guard";
import { createReadDeps } from "../deps";
import { describeError, log } from "../errors";
import type { AppEnv } from "../http/app-env";
import { addressOf, edgeRequest, inTime, readState } from "./content-cache";

/** What a file says that never changes and that anybody may keep. */
export const forever = "public, max-age=31536000, immutable";
/** What stands in for a file that is still to be made says that it holds for a minute. */
export const forNow = "public, max-age=60";

/**
 * Answers files whose bytes never change, but which visitors may read only while some post shows them. The location keeps
 * each once, and beside it permits: of which content versions visitors may read it. Of another version D1 is asked
 * whether they still may. Where the database or the bucket fails, the file is answered all the same. Bodies stream.
 * `keyOf` is null for an address of which nothing is to be kept.
 */
export function cacheFile(
  keyOf: (c: Context<AppEnv>) => string | null,
  isStillPublic: (c: Context<AppEnv>) => Promise<boolean>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = keyOf(c);
    if (key === null) return next();
    const { now, bookmark, state } = await readState(c);
    const permit = state && `permit ${addressOf(state, key)}`;
    const kept = await inTime(c, "reading the location's cache", findFile(key, permit));
    if (kept?.isPermitted) return answer(c, kept.file, "edge");

    if (!(await isStaffReading(c))) c.set("deps", createReadDeps(c.env, bookmark, now));
    if (kept) {
      const isPublic = await inTime(c, "asking who may read a file", isStillPublic(c));
      if (isPublic === null) {
        log("error", "last_good_copy_served", { requestId: c.var.requestId, path: c.req.path });
        return answer(c, kept.file, "stale");
      }
      if (isPublic) {
        if (permit) c.executionCtx.waitUntil(inTime(c, "keeping a permit", keepPermit(permit)));
        return answer(c, kept.file, "confirmed");
      }
      await kept.file.body?.cancel();
      await inTime(c, "dropping a file", caches.default.delete(fileRequest(key)));
    }
    await next();
    if (c.res.status !== 200) return;
    const isWhole = c.req.method === "GET" && !isUnchanged(c, c.res);
    const isLight = Number(c.res.headers.get("Content-Length") ?? Infinity) <= maxSharedBytes;
    if (permit && isWhole && isLight && c.res.headers.get("Cache-Control")?.startsWith("public")) {
      c.executionCtx.waitUntil(keepFile(c, key, permit, c.res.clone()));
    }
    await answer(c, c.res, "made");
  });
}

/** What a slow visitor has not taken of a file waits in memory; a heavier one is read from the bucket each time. */
const maxSharedBytes = 4_000_000;

const fileRequest = (key: string) => edgeRequest(`file ${key}`);

/** The file that this location keeps; where no version is known, it is permitted. */
async function findFile(key: string, permit: string | null) {
  const [found, permitted] = await Promise.all([
    caches.default.match(fileRequest(key)),
    permit === null ? null : caches.default.match(edgeRequest(permit)),
  ]);
  await permitted?.body?.cancel();
  if (!found) return null;
  const file = new Response(found.body, found);
  // What the cache tells of itself.
  for (const name of ["age", "cf-cache-status", "date"]) file.headers.delete(name);
  return { file, isPermitted: permit === null || permitted !== undefined };
}

function keepPermit(permit: string): Promise<void> {
  const headers = { "Cache-Control": "public, max-age=604800" };
  return caches.default.put(edgeRequest(permit), new Response(null, { headers }));
}

/** Keeps a file, or nothing of it where its bytes break off. */
async function keepFile(c: Context<AppEnv>, key: string, permit: string, file: Response): Promise<void> {
  try {
    await caches.default.put(fileRequest(key), file);
    await keepPermit(permit);
  } catch (error) {
    log("warn", "file_unkept", { requestId: c.var.requestId, error: describeError(error) });
    await inTime(c, "dropping a file", caches.default.delete(fileRequest(key)));
  }
}

/** Without what stands there, or Hono would write its headers over those of the answer. */
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
