// GET    /api/blog/{id}/pending
// PUT    /api/blog/{id}/pending
// DELETE /api/blog/{id}/pending
// POST   /api/blog/{id}/pending/promote
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type PendingChange, pendingInput, promotion } from "../../contract/desk/revisions";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { dropPending, getPending, promotePending, proposeChange } from "./pending.service";

export const pendingAdminRoutes = new Hono<AppEnv>()
  .get("/:id/pending", requireRight("posts.propose"), async (c) =>
    c.json<PendingChange>(await getPending(c.var.deps, parseId(c.req.param("id")))),
  )
  .put("/:id/pending", requireRight("posts.propose"), validateBody(pendingInput), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<PendingChange>(await proposeChange(c.var.deps, id, c.req.valid("json"), c.var.user));
  })
  .delete("/:id/pending", requireRight("posts.propose"), async (c) => {
    await dropPending(c.var.deps, parseId(c.req.param("id")), c.var.user);
    return c.body(null, 204);
  })
  .post("/:id/pending/promote", requireRight("posts.publish"), validateBody(promotion), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<StaffPost>(await promotePending(c.var.deps, id, c.req.valid("json"), c.var.user));
  });
