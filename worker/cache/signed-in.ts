import type { Context } from "hono";
import { readToken } from "../auth/sessions/session-cookie";
import type { AppEnv } from "../http/app-env";
import { describeError, log } from "../http/log";
import { within } from "../http/within";

/** Milliseconds that whoever reads waits for KV. */
const patienceMs = 3_000;

/** By the session alone: a member of staff sees a write at once, and an invented cookie costs no query. */
export async function isSignedIn(c: Context<AppEnv>): Promise<boolean> {
  const token = readToken(c, "session");
  if (token === undefined) return false;
  try {
    return (await within(patienceMs, "reading KV", c.var.deps.sessions.find(token))) !== null;
  } catch (error) {
    log("warn", "session_unread", { requestId: c.var.requestId, error: describeError(error) });
    return false;
  }
}
