import { hash } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, Next } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { CookieOptions } from "hono/utils/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { SessionUser } from "../../contract/auth";
import { type Action, may } from "../../contract/rights";
import { batchNamed, type Database } from "../../db/client";
import { idempotencyKeys } from "../../db/schema/auth";
import { replaceDeps, withOwnSettings } from "../../deps";
import { AppError, describeError, log, withoutRight } from "../../errors";
import type { AppEnv } from "../../http/app-env";
import { countMiss, refuseCounted } from "../../http/rate-limit";
import { takeStorage, within } from "../../limits";
import type { Asking } from "../accounts/account.service";
import { challengeSeconds } from "../login/login.service";
import { findOpenSession, isStored, type OpenSession } from "./session.repository";
import { absoluteSeconds, deviceSeconds } from "./session.service";

/**
 * Middleware: 401 without a session, 403 without the right. Audit events behind it name this user. With "settings" the
 * owner's settings replace those of the configuration.
 */
export const requireRight = (action: Action, needs?: "settings") =>
  createMiddleware<AppEnv>(async (c, next) => {
    const session = await readSession(c);
    if (!session) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
    const { user } = session;
    if (!may(user.role, action)) {
      const { requestId } = c.var;
      log("warn", "access_refused", { requestId, userId: user.id, method: c.req.method, path: c.req.path });
      throw user.role ? withoutRight() : withoutAccess();
    }
    if (c.var.bodyBytes) takeStorage(user.id, c.var.bodyBytes, c.var.deps.clock());
    c.set("user", user);
    c.set("sessionId", session.id);
    const deps = needs ? await withOwnSettings(c.var.deps, c.env) : c.var.deps;
    c.set("deps", replaceDeps(deps, { audit: deps.audit.as(user) }));
    await answerOnce(c, user.id, next);
  });

const withoutAccess = () => new AppError("forbidden", "Akun Anda tidak memiliki akses admin");

/** The user and session behind `requireRight`. */
export const readAsking = (c: Context<AppEnv>): Asking => ({ user: c.var.user, sessionId: c.var.sessionId });

/** Timeout of reading the session, in milliseconds; it covers KV and D1. */
const timeoutMs = 5_000;

/**
 * Whether the reader is staff; sets `reader`. Staff see writes at once and are not counted as readers. An account
 * without a role, and a session that cannot be read, count as a visitor.
 */
export async function isStaffReading(c: Context<AppEnv>): Promise<boolean> {
  try {
    const session = await within(timeoutMs, "reading a session", readSession(c));
    if (!session || !may(session.user.role, "posts.read")) return false;
    c.set("reader", session.user);
    return true;
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code === "rate_limited";
    if (!isRefusal) {
      log("warn", "session_unread", { requestId: c.var.requestId, error: describeError(error) });
    }
    return false;
  }
}

/** The staff member who may read posts in any state; others are refused as in `requireRight`. */
export async function requireReader(c: Context<AppEnv>): Promise<SessionUser> {
  if (c.var.reader) return c.var.reader;
  const session = await readSession(c);
  if (!session) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
  if (!may(session.user.role, "posts.read")) throw withoutAccess();
  return session.user;
}

/** The open session of the request; null without one, and for a page that another account opened (`Account-Id`). */
export async function readSession(c: Context<AppEnv>): Promise<OpenSession | null> {
  const session = await readAnySession(c);
  const expected = c.req.header("Account-Id");
  return expected === undefined || expected === String(session?.user.id) ? session : null;
}

/**
 * The open session of the cookie, whichever account opened the page. If KV has no entry, D1 is queried, because a login at
 * another location may not have reached KV here yet. Queries without a result are limited per network.
 */
export async function readAnySession(c: Context<AppEnv>): Promise<OpenSession | null> {
  const token = readToken(c, "session");
  if (token === undefined) return null;
  return (await isStored(c.var.deps, token)) ? findOpenSession(c.var.deps, token) : findUnstored(c, token);
}

async function findUnstored(c: Context<AppEnv>, token: string): Promise<OpenSession | null> {
  refuseCounted(c);
  const session = await findOpenSession(c.var.deps, token);
  if (!session) await countMiss(c);
  return session;
}

/**
 * `session`: a signed-in user. `login`: the challenge between password and code. `passkey`: a passkey challenge.
 * `device`: a browser that has logged in before.
 */
type CookieName = "session" | "login" | "passkey" | "device";

const sameSite = { session: "Lax", login: "Strict", passkey: "Strict", device: "Strict" } as const;
const maxAge = {
  session: absoluteSeconds,
  login: challengeSeconds,
  passkey: challengeSeconds,
  device: deviceSeconds,
};

function describeCookie(c: Context<AppEnv>, name: CookieName): { name: string; options: CookieOptions } {
  const secure = new URL(c.req.url).protocol === "https:";
  // Browsers refuse `__Host-` without `Secure`, and local servers use plain http.
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: sameSite[name], path: "/", secure },
  };
}

/** Whether a `Cookie` header may contain a session; `readToken` decides. */
export function mayHoldSession(cookies: string | null): boolean {
  return cookies?.includes("session=") ?? false;
}

export function readToken(c: Context<AppEnv>, cookie: CookieName): string | undefined {
  return getCookie(c, describeCookie(c, cookie).name);
}

export function setToken(c: Context<AppEnv>, cookie: CookieName, token: string): void {
  const { name, options } = describeCookie(c, cookie);
  setCookie(c, name, token, { ...options, maxAge: maxAge[cookie] });
}

export function clearToken(c: Context<AppEnv>, cookie: CookieName): void {
  const { name, options } = describeCookie(c, cookie);
  deleteCookie(c, name, options);
}

/** A call, and until when its key is taken though no answer comes. */
interface KeyedCall {
  id: string;
  path: string;
  bodyHash: string;
  expiresAt: Date;
}

/** What an earlier call with the same key has left; `status` is null while it runs. */
interface EarlierCall {
  body_hash: string;
  status: number | null;
  answer: string | null;
}

/** Takes the key for a call; answers the earlier call where the key is taken already. */
async function takeKey(
  db: Database,
  { id, path, bodyHash, expiresAt }: KeyedCall,
  now: Date,
): Promise<EarlierCall | null> {
  const { taken, found } = await batchNamed(db, {
    taken: sql`INSERT INTO idempotency_keys (id, path, body_hash, expires_at)
      VALUES (${id}, ${path}, ${bodyHash}, ${expiresAt.getTime()})
      ON CONFLICT (id) DO UPDATE SET body_hash = excluded.body_hash, status = NULL, answer = NULL,
        expires_at = excluded.expires_at
      WHERE idempotency_keys.expires_at <= ${now.getTime()} RETURNING id`,
    found: sql<EarlierCall>`SELECT body_hash, status, answer FROM idempotency_keys WHERE id = ${id}`,
  });
  return taken.length > 0 ? null : (found[0] ?? null);
}

/** A call that has run out of its time may have lost its key to the next one. */
const isStillTaken = ({ id, expiresAt }: Pick<KeyedCall, "id" | "expiresAt">) =>
  and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.status), eq(idempotencyKeys.expiresAt, expiresAt));

const header = "Idempotency-Key";
const keptMs = 24 * 60 * 60 * 1000;
/** Milliseconds after which a call that left no answer is taken for dead; the longest one may take two minutes. */
const runningMs = 3 * 60 * 1000;

/**
 * Calls whose key is ignored: passwords come with them or secrets go out with their answers, neither of which may be
 * stored. A call that only reads may run twice, and its answer would outlive what it tells. An upload knows a picture
 * again by its bytes, and is too large to be compared here.
 */
const exempt = [
  /^\/api\/(account|staff)(\/|$)/,
  /\/preview-links$/,
  /^\/api\/(?:media|exports|imports(?:\/[^/]+\/pictures)?)$/,
  /^\/api\/contact\/person\//,
  /^\/api\/(find|contact\/search|contact\/paste|blog\/preview|briefs\/proposals)$/,
];

/**
 * Runs a call of an account once for its `Idempotency-Key`: a repeated call gets the stored answer. 422 if the key was used
 * with another body, 409 while the first call runs. Only successful answers are stored; after a refusal or a failure the same
 * key runs again.
 */
async function answerOnce(c: Context<AppEnv>, userId: number, next: Next): Promise<void> {
  const { method, path } = c.req;
  const key = c.req.header(header);
  if (key === undefined || method === "GET" || exempt.some((pattern) => pattern.test(path))) return next();
  if (key === "" || key.length > 200) {
    throw new AppError("validation_failed", "Idempotency-Key harus berisi 1 sampai 200 karakter");
  }
  const { db, clock } = c.var.deps;
  const now = clock();
  const id = hash("sha256", JSON.stringify([userId, method, path, key]));
  const bodyHash = hash("sha256", await c.req.text());
  const expiresAt = new Date(now.getTime() + runningMs);
  const earlier = await takeKey(db, { id, path, bodyHash, expiresAt }, now);
  if (earlier) {
    c.res = replay(c, earlier, bodyHash);
    return;
  }
  const work = run(c, { id, expiresAt }, next);
  // The work continues if the client disconnects, so that a retry finds the answer.
  c.executionCtx.waitUntil(work);
  await work;
}

function replay(
  c: Context<AppEnv>,
  earlier: NonNullable<Awaited<ReturnType<typeof takeKey>>>,
  bodyHash: string,
): Response {
  if (earlier.body_hash !== bodyHash) {
    const message =
      "Kunci permintaan ini sudah dipakai untuk isi yang lain. Muat ulang halaman, lalu coba lagi.";
    throw new AppError("idempotency_key_reused", message);
  }
  if (earlier.status === null) {
    const message = "Permintaan yang sama masih diproses. Tunggu sebentar, lalu coba lagi.";
    throw new AppError("in_progress", message, { retryAfter: 1 });
  }
  c.header("Idempotency-Replayed", "true");
  if (earlier.answer === null) return c.body(null, earlier.status as 204);
  return c.body(earlier.answer, earlier.status as ContentfulStatusCode, {
    "Content-Type": "application/json",
  });
}

async function run(c: Context<AppEnv>, taken: { id: string; expiresAt: Date }, next: Next): Promise<void> {
  const { db, clock } = c.var.deps;
  await next();
  try {
    if (!c.res.ok) {
      await db.delete(idempotencyKeys).where(isStillTaken(taken));
      return;
    }
    const answer = (await c.res.clone().text()) || null;
    takeStorage(c.var.user.id, answer?.length ?? 0, clock());
    const isNew = answer && c.req.path === "/api/contact/manual";
    const [, named] = /^\/api\/contact\/(\d+)/.exec(c.req.path) ?? [];
    const enquiry = isNew ? (JSON.parse(answer) as { id: number }).id : named;
    // The answer on an enquiry that was erased meanwhile would keep its data.
    const mayBeKept =
      answer && enquiry
        ? sql`EXISTS (SELECT 1 FROM contact_submissions WHERE id = ${Number(enquiry)})`
        : undefined;
    const expiresAt = new Date(clock().getTime() + keptMs);
    await db
      .update(idempotencyKeys)
      .set({ status: c.res.status, answer, expiresAt })
      .where(and(isStillTaken(taken), mayBeKept));
  } catch (error) {
    log("warn", "answer_unstored", { requestId: c.var.requestId, error: describeError(error) });
  }
}
