// GET  /api/blog/views
// GET  /api/blog/authors
// GET  /api/blog/calendar?from=&to=
// POST /api/blog/bulk
// POST /api/blog/drip
// POST /api/blog/{id}/submit
// POST /api/blog/{id}/return
// POST /api/blog/{id}/publish
// POST /api/blog/{id}/unpublish
// POST /api/blog/{id}/trash
// POST /api/blog/{id}/restore
import { type Context, Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type Calendar, calendarQuery, type DripAnswer, dripInput } from "../../contract/desk/calendar";
import { postTransitions } from "../../contract/desk/post-states";
import type { PostAuthors, StaffPost, ViewCounts } from "../../contract/desk/staff-post";
import {
  type BulkAction,
  type BulkAnswer,
  bulkInput,
  publication,
  restoration,
  returning,
  submission,
  withdrawal,
} from "../../contract/desk/transitions";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody, validateQuery } from "../../http/body";
import { calendarOf, countPosts, listPostAuthors } from "./staff-posts.service";
import { dripPosts, restoreFromTrash, transit, transitMany } from "./transition.service";

async function answerTransition(
  c: Context<AppEnv, "/:id">,
  action: BulkAction,
  input: { version: string; publishAt?: string | undefined; note?: string | undefined },
) {
  const id = parseId(c.req.param("id"));
  return c.json<StaffPost>(await transit(c.var.deps, id, { ...input, action }, c.var.user));
}

export const deskRoutes = new Hono<AppEnv>()
  .get("/views", requireRight("posts.read"), async (c) => c.json<ViewCounts>(await countPosts(c.var.deps)))
  .get("/authors", requireRight("posts.read"), async (c) =>
    c.json<PostAuthors>(await listPostAuthors(c.var.deps)),
  )
  .get("/calendar", requireRight("posts.read"), validateQuery(calendarQuery), async (c) =>
    c.json<Calendar>(await calendarOf(c.var.deps, c.req.valid("query"))),
  )
  .post("/bulk", requireRight("posts.publish"), validateBody(bulkInput), async (c) =>
    c.json<BulkAnswer>(await transitMany(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  .post("/drip", requireRight("posts.publish"), validateBody(dripInput), async (c) =>
    c.json<DripAnswer>(await dripPosts(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  .post("/:id/submit", requireRight(postTransitions.submit.right), validateBody(submission), (c) =>
    answerTransition(c, "submit", c.req.valid("json")),
  )
  .post("/:id/return", requireRight(postTransitions.return.right), validateBody(returning), (c) =>
    answerTransition(c, "return", c.req.valid("json")),
  )
  .post("/:id/publish", requireRight(postTransitions.publish.right), validateBody(publication), (c) =>
    answerTransition(c, "publish", c.req.valid("json")),
  )
  .post("/:id/unpublish", requireRight(postTransitions.unpublish.right), validateBody(withdrawal), (c) =>
    answerTransition(c, "unpublish", c.req.valid("json")),
  )
  .post("/:id/trash", requireRight(postTransitions.trash.right), validateBody(withdrawal), (c) =>
    answerTransition(c, "trash", c.req.valid("json")),
  )
  .post("/:id/restore", requireRight(postTransitions.restore.right), validateBody(restoration), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<StaffPost>(await restoreFromTrash(c.var.deps, id, c.req.valid("json")));
  });
