import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";

/** Keeps every answer out of caches that has not said otherwise. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});
