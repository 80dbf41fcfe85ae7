// Mounted at /api/site-content.
import { Hono } from "hono";
import { etag } from "hono/etag";
import { requireRight } from "../../auth/sessions/auth.guard";
import { cacheContent } from "../../cache/content-cache";
import { discardInput, pendingInput, versionInput } from "../../contract/site-content/calls";
import type { AppEnv } from "../../http/app-env";
import { validateBody } from "../../http/body";
import {
  discardPending,
  getContentState,
  listContentHistory,
  publicContent,
  publishContent,
  restoreContent,
  savePending,
} from "./content.service";

export const siteContentRoutes = new Hono<AppEnv>()
  .get("/", requireRight("site.edit"), async (c) => c.json(await getContentState(c.var.deps, c.var.user)))
  .get(
    "/public",
    etag(),
    cacheContent(() => "/api/site-content/public"),
    async (c) => c.json(publicContent(await c.var.deps.siteContent.current())),
  )
  .get("/history", requireRight("site.edit"), async (c) =>
    c.json(await listContentHistory(c.var.deps, c.var.user)),
  )
  .put("/pending", requireRight("site.edit"), validateBody(pendingInput), async (c) =>
    c.json(await savePending(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  .delete("/pending", requireRight("site.publish"), validateBody(discardInput), async (c) => {
    await discardPending(c.var.deps, c.req.valid("json"), c.var.user);
    return c.body(null, 204);
  })
  .post("/publish", requireRight("site.publish"), validateBody(versionInput), async (c) =>
    c.json(await publishContent(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  .post("/restore", requireRight("site.publish"), validateBody(versionInput), async (c) =>
    c.json(await restoreContent(c.var.deps, c.req.valid("json"), c.var.user)),
  );
