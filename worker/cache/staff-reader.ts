import type { Context } from "hono";
import { findOpenSession } from "../auth/sessions/session.service";
import { readToken } from "../auth/sessions/session-cookie";
import { may } from "../contract/rights";
import type { AppEnv } from "../http/app-env";
import { describeError, log } from "../http/log";
import { within } from "../http/within";

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
