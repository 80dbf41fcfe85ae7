import { Hono } from "hono";
import { log } from "../errors";
import type { AppEnv } from "../http/app-env";
import { announceFaults } from "../operations/operations.service";
import { checkHealth, type Health } from "./health.service";

/** Milliseconds that an isolate caches the result, so that frequent requests call no bindings. */
const keptMs = 10_000;
let kept: { health: Health; until: number } | undefined;

/** For monitoring: 503 if a part does not respond, without the reason. */
export const healthRoutes = new Hono<AppEnv>().get("/healthz", async (c) => {
  if (!kept || Date.now() >= kept.until) {
    const health = await checkHealth(c.env);
    kept = { health, until: Date.now() + keptMs };
    if (health.status === "failed")
      log("error", "unhealthy", { requestId: c.var.requestId, ...health.checks });
    // A stopped scheduler cannot announce this itself.
    if (health.checks.clock === "failed") c.executionCtx.waitUntil(announceFaults(c.var.deps));
  }
  const { health } = kept;
  c.header("Cache-Control", "no-store");
  return c.json(health, health.status === "ok" ? 200 : 503);
});
