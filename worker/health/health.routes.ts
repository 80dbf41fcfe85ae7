// GET /healthz
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env";
import { log } from "../http/log";
import { checkHealth, type Health } from "./health.service";

/** For whoever watches the site: 503 when a part of it does not answer, and no word about why. */
export const healthRoutes = new Hono<AppEnv>().get("/healthz", async (c) => {
  const health = await checkHealth(c.env);
  if (health.status === "failed") log("error", "unhealthy", { requestId: c.var.requestId, ...health.checks });
  c.header("Cache-Control", "no-store");
  return c.json<Health>(health, health.status === "ok" ? 200 : 503);
});
