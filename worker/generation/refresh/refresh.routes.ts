// GET  /api/blog/refresh
// POST /api/blog/{id}/refresh
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { listAgedPosts } from "../../blog/ageing/aged-posts.service";
import type { PendingChange } from "../../contract/desk/revisions";
import type { AgedPosts } from "../../contract/studio/checks";
import type { AppEnv } from "../../http/app-env";
import { parseId } from "../../http/body";
import { refreshPost } from "./refresh.service";

export const refreshRoutes = new Hono<AppEnv>()
  .get("/refresh", requireRight("posts.read"), async (c) =>
    c.json<AgedPosts>(await listAgedPosts(c.var.deps)),
  )
  .post("/:id/refresh", requireRight("posts.propose"), async (c) =>
    c.json<PendingChange>(await refreshPost(c.var.deps, parseId(c.req.param("id")), c.var.user), 201),
  );
