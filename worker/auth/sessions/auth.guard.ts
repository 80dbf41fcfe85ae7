import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { CookieOptions } from "hono/utils/cookie";
import { type LoginAnswer, loginSuccessMessage, type SessionUser } from "../../contract/auth";
import { type Action, may } from "../../contract/rights";
import { replaceDeps, withOwnSettings } from "../../deps";
import { AppError, describeError, log, within, withoutRight } from "../../errors";
import type { AppEnv } from "../../http/app-env";
import { answerOnce } from "../../http/idempotency";
import { clientAddress, countMiss, refuseCounted } from "../../http/rate-limit";
import { isToken } from "../../secrets";
import type { Asking } from "../accounts/account.service";
import { challengeSeconds } from "../login/login.service";
import { findOpenSession, isStored, type OpenSession } from "./session.repository";
import { absoluteSeconds, deviceSeconds, type SignedIn, type Visitor } from "./session.service";

/** Middleware: 401 without a session, 403 without the right. Audit events behind it name this user. */
export const requireRight = (action: Action) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const session = await readSession(c);
    if (!session) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
    const { user } = session;
    if (!may(user.role, action)) {
      const { requestId } = c.var;
      log("warn", "access_refused", { requestId, userId: user.id, method: c.req.method, path: c.req.path });
      throw user.role ? withoutRight() : withoutAccess();
    }
    c.set("user", user);
    c.set("sessionId", session.id);
    const deps = await withOwnSettings(c.var.deps, c.env);
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

/**
 * The open session of the request, or null. If KV has no entry, D1 is queried, because a login at another location may
 * not have reached KV here yet. Queries without a result are limited per network.
 */
export async function readSession(c: Context<AppEnv>): Promise<OpenSession | null> {
  const token = readToken(c, "session");
  if (token === undefined || !isToken(token)) return null;
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

export function answerSignedIn(
  c: Context<AppEnv>,
  { user, token, deviceToken }: SignedIn,
  status: 200 | 201 = 200,
) {
  setToken(c, "session", token);
  setToken(c, "device", deviceToken);
  return c.json<LoginAnswer>({ user, message: loginSuccessMessage }, status);
}

export function readVisitor(c: Context<AppEnv>): Visitor {
  return {
    address: clientAddress(c),
    browser: describeBrowser(c.req.header("User-Agent")),
    deviceCookie: readToken(c, "device"),
    oldToken: readToken(c, "session"),
  };
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|\bCriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and system of a `User-Agent` header, for example "Chrome di Windows"; nothing else of it is stored. */
export function describeBrowser(userAgent: string | undefined): string {
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? "Perangkat tidak dikenal";
}
