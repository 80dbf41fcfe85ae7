// GET /{key}.txt
import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env";
import { keyPath } from "./index-now";

/** What proves to search engines that it is us who tell them; without a key the site's own 404 page. */
export const indexNowRoutes = new Hono<AppEnv>().get("/:file{[a-zA-Z0-9-]{8,128}\\.txt}", async (c, next) => {
  const key = c.var.deps.indexNow?.key;
  if (key === undefined || c.req.path !== keyPath(key)) return next();
  return c.text(key, 200, { "Cache-Control": "public, max-age=0, must-revalidate" });
});
