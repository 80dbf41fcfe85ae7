// GET /healthz
import { Hono } from "hono";
import { log } from "../errors";
import type { AppEnv } from "../http/app-env";
import { announceFaults } from "../operations/operations.service";
import { checkHealth, type Health } from "./health.service";

/** Milliseconds that an isolate gives the same answer: whoever asks often costs no call of a binding. */
const keptMs = 10_000;
let kept: { health: Health; until: number } | undefined;

/** For whoever watches the site: 503 when a part of it does not answer, and no word about why. */
export const healthRoutes = new Hono<AppEnv>().get("/healthz", async (c) => {
  if (!kept || Date.now() >= kept.until) {
    const health = await checkHealth(c.env);
    kept = { health, until: Date.now() + keptMs };
    if (health.status === "failed")
      log("error", "unhealthy", { requestId: c.var.requestId, ...health.checks });
    // A clock that stands still can tell nobody.
    if (health.checks.clock === "failed") c.executionCtx.waitUntil(announceFaults(c.var.deps));
  }
  const { health } = kept;
  c.header("Cache-Control", "no-store");
  return c.json<Health>(health, health.status === "ok" ? 200 : 503);
});
