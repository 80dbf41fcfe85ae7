import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError, withoutRight } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import { type Action, may } from "../../contract/rights";
import { replaceDeps } from "../../deps";
import type { AppEnv } from "../../http/app-env";
import { describeError, log } from "../../http/log";
import { within } from "../../http/within";
import { findOpenSession } from "./session.service";
import { readToken } from "./session-cookie";

/** 401 without a session, 403 for a user who may not do it. What is done behind it is done in their name. */
export const requireRight = (action: Action) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const session = await findOpenSession(c.var.deps, readToken(c, "session"));
    if (!session) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
    const { user } = session;
    if (!may(user.role, action)) {
      const { requestId } = c.var;
      log("warn", "access_refused", { requestId, userId: user.id, method: c.req.method, path: c.req.path });
      throw user.role ? withoutRight() : withoutAccess();
    }
    c.set("user", user);
    c.set("sessionId", session.id);
    c.set("deps", replaceDeps(c.var.deps, { audit: c.var.deps.audit.as(user) }));
    await next();
  });

const withoutAccess = () => new AppError("forbidden", "Akun Anda tidak memiliki akses admin");

/** Milliseconds that whoever reads waits for KV and the database. */
const patienceMs = 3_000;

/**
 * Whether a member of staff reads, who sees a write at once and is not counted; sets `reader`. An account without a role
 * reads as visitors do, and an invented cookie costs no query.
 */
export async function isStaffReading(c: Context<AppEnv>): Promise<boolean> {
  const token = readToken(c, "session");
  if (token === undefined) return false;
  try {
    const session = await within(patienceMs, "reading a session", findOpenSession(c.var.deps, token));
    if (!session || !may(session.user.role, "posts.read")) return false;
    c.set("reader", session.user);
    return true;
  } catch (error) {
    log("warn", "session_unread", { requestId: c.var.requestId, error: describeError(error) });
    return false;
  }
}

/** The member of staff who reads posts in any state; everybody else is refused as `requireRight` refuses. */
export async function requireReader(c: Context<AppEnv>): Promise<SessionUser> {
  if (c.var.reader) return c.var.reader;
  const session = await findOpenSession(c.var.deps, readToken(c, "session"));
  if (!session) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
  if (!may(session.user.role, "posts.read")) throw withoutAccess();
  return session.user;
}
