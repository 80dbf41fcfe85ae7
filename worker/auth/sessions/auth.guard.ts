import { createMiddleware } from "hono/factory";
import { AppError } from "../../app-error";
import { replaceDeps } from "../../deps";
import type { AppEnv } from "../../http/app-env";
import { log } from "../../http/log";
import { findOpenSession } from "./session.service";
import { readToken } from "./session-cookie";

/** 401 without a session, 403 for a user without `isAdmin`. What is done behind it is done in their name. */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const session = await findOpenSession(c.var.deps, readToken(c, "session"));
  if (!session) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
  if (!session.user.isAdmin) {
    const { requestId } = c.var;
    log("warn", "access_refused", {
      requestId,
      userId: session.user.id,
      method: c.req.method,
      path: c.req.path,
    });
    throw new AppError("forbidden", "Akun Anda tidak memiliki akses admin");
  }
  c.set("user", session.user);
  c.set("sessionId", session.id);
  c.set("deps", replaceDeps(c.var.deps, { audit: c.var.deps.audit.as(session.user) }));
  await next();
});
