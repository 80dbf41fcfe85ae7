import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import type { AppEnv } from "./app-env";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing call that a browser made for another site. `Sec-Fetch-Site` decides where it is
 * sent, else `Origin`; a client that sends neither is not a browser and carries nobody's cookie by itself.
 */
export const requireSameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const allowed =
      site !== undefined
        ? site === "same-origin" || site === "none"
        : origin === undefined || origin === new URL(c.req.url).origin;
    if (!allowed) throw new AppError("forbidden", "Permintaan dari situs lain ditolak");
  }
  await next();
});
