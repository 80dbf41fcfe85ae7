import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import type { AppEnv } from "../http/app-env";
import { findSessionUser } from "./auth.service";
import { readSessionToken } from "./session-cookie";

/** 401 without a session, 403 for a user without `isAdmin`. */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const user = await findSessionUser(c.var.deps, readSessionToken(c));
  if (!user) throw new AppError("unauthorized", "Silakan login terlebih dahulu");
  if (!user.isAdmin) throw new AppError("forbidden", "Akun Anda tidak memiliki akses admin");
  c.set("user", user);
  await next();
});
