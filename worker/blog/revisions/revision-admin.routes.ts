// GET  /api/blog/{id}/revisions
// GET  /api/blog/{id}/revisions/{revisionId}
// POST /api/blog/{id}/revisions/{revisionId}/restore
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import type { Revision, RevisionSummary } from "../../contract/desk/revisions";
import type { StaffPost } from "../../contract/desk/staff-post";
import { restoration } from "../../contract/desk/transitions";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { getRevision, listHistory, restoreRevision } from "./revision.service";

export const revisionAdminRoutes = new Hono<AppEnv>()
  .get("/:id/revisions", requireRight("posts.read"), async (c) =>
    c.json<RevisionSummary[]>(await listHistory(c.var.deps, parseId(c.req.param("id")), c.var.user)),
  )
  .get("/:id/revisions/:revisionId", requireRight("posts.read"), async (c) => {
    const { id, revisionId } = c.req.param();
    const wanted = { postId: parseId(id), revisionId: parseId(revisionId) };
    return c.json<Revision>(await getRevision(c.var.deps, wanted, c.var.user));
  })
  .post(
    "/:id/revisions/:revisionId/restore",
    requireRight("posts.write-own"),
    validateBody(restoration),
    async (c) => {
      const { id, revisionId } = c.req.param();
      const { version, slug } = c.req.valid("json");
      const restoring = { postId: parseId(id), revisionId: parseId(revisionId), version, slug };
      return c.json<StaffPost>(await restoreRevision(c.var.deps, restoring, c.var.user));
    },
  );
