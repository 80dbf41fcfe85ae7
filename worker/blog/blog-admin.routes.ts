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
// POST   /api/blog
// PUT    /api/blog/{id}
// PUT    /api/blog/{id}/autosave
// PUT    /api/blog/{id}/presence
// DELETE /api/blog/{id}/presence
// DELETE /api/blog/{id}?version=
// POST   /api/blog/preview
// GET  /api/blog/{id}/revisions
// GET  /api/blog/{id}/revisions/{revisionId}
// POST /api/blog/{id}/revisions/{revisionId}/restore
// GET    /api/blog/{id}/pending
// PUT    /api/blog/{id}/pending
// DELETE /api/blog/{id}/pending
// POST   /api/blog/{id}/pending/promote
// DELETE /api/blog/{id}/sources?url=
// GET  /api/blog/{id}/notes
// POST /api/blog/{id}/notes
// GET    /api/blog/{id}/preview-links
// POST   /api/blog/{id}/preview-links
// DELETE /api/blog/{id}/preview-links/{linkId}
// GET  /api/blog/update-formats
// GET  /api/blog/update-formats/check?after=
// POST /api/blog/update-formats
// POST /api/blog/update-formats/undo
// GET  /api/dead-links

import { type Context, Hono } from "hono";
import { requireRight } from "../auth/sessions/auth.guard";
import { calendarQuery, dripInput } from "../contract/desk/calendar";
import { noteInput } from "../contract/desk/post-notes";
import { postTransitions } from "../contract/desk/post-states";
import { pendingInput, promotion } from "../contract/desk/revisions";
import { autosaveSchema, postPreview, postUpdate, seenVersion } from "../contract/desk/staff-post";
import {
  type BulkAction,
  bulkInput,
  postCreation,
  publication,
  restoration,
  returning,
  submission,
  withdrawal,
} from "../contract/desk/transitions";
import { type FormatStatus, formatCheckQuery } from "../contract/format";
import { sourceQuery } from "../contract/studio/checks";
import type { AppEnv } from "../http/app-env";
import { parseId, readId, validateBody, validateQuery } from "../http/body";
import { readDeadLinks } from "./ageing/outside-links.service";
import { removeSource } from "./claims/claim.service";
import {
  countPosts,
  endPresence,
  listPostAuthors,
  readCalendar,
  stayPresent,
} from "./desk/staff-posts.service";
import { dripPosts, restoreFromTrash, transit, transitMany } from "./desk/transition.service";
import { checkFormats, getLastRun, startFormatRun, undoLastRun } from "./format/format.service";
import { addNote, readNotes } from "./notes/note.service";
import { dropPending, getPending, promotePending, proposeChange } from "./pending/pending.service";
import { autosave, changePost, createOwnPost, previewContent, removePost } from "./posts/post.service";
import { readLinks, shareVersion, withdrawLink } from "./preview-links/preview-link.service";
import { getRevision, listHistory, restoreRevision } from "./revisions/revision.service";

async function answerTransition(
  c: Context<AppEnv, "/:id">,
  action: BulkAction,
  input: { version: string; publishAt?: string | undefined; note?: string | undefined },
) {
  const id = readId(c);
  return c.json(await transit(c.var.deps, id, { ...input, action }, c.var.user));
}

export const blogAdminRoutes = new Hono<AppEnv>()
  .get("/views", requireRight("posts.read"), async (c) => c.json(await countPosts(c.var.deps)))
  .get("/authors", requireRight("posts.read"), async (c) => c.json(await listPostAuthors(c.var.deps)))
  .get("/calendar", requireRight("posts.read"), validateQuery(calendarQuery), async (c) =>
    c.json(await readCalendar(c.var.deps, c.req.valid("query"))),
  )
  .post("/bulk", requireRight("posts.publish"), validateBody(bulkInput), async (c) =>
    c.json(await transitMany(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  .post("/drip", requireRight("posts.publish", "settings"), validateBody(dripInput), async (c) =>
    c.json(await dripPosts(c.var.deps, c.req.valid("json"), c.var.user)),
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
  .post("/:id/restore", requireRight(postTransitions.restore.right), validateBody(restoration), async (c) =>
    c.json(await restoreFromTrash(c.var.deps, readId(c), c.req.valid("json"))),
  )
  .post("/", requireRight("posts.write-own"), validateBody(postCreation), async (c) =>
    c.json(await createOwnPost(c.var.deps, c.req.valid("json"), c.var.user), 201),
  )
  .put("/:id", requireRight("posts.write-own"), validateBody(postUpdate), async (c) =>
    c.json(await changePost(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .put("/:id/autosave", requireRight("posts.write-own"), validateBody(autosaveSchema), async (c) =>
    c.json(await autosave(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .put("/:id/presence", requireRight("posts.read"), async (c) =>
    c.json(await stayPresent(c.var.deps, readId(c), c.var.user.id)),
  )
  .delete("/:id/presence", requireRight("posts.read"), async (c) => {
    await endPresence(c.var.deps, readId(c), c.var.user.id);
    return c.body(null, 204);
  })
  .delete("/:id", requireRight("posts.delete"), validateQuery(seenVersion), async (c) => {
    await removePost(c.var.deps, readId(c), c.req.valid("query").version);
    return c.body(null, 204);
  })
  .post("/preview", requireRight("posts.write-own"), validateBody(postPreview), (c) =>
    c.json(previewContent(c.req.valid("json").content)),
  )
  .get("/:id/revisions", requireRight("posts.read"), async (c) =>
    c.json(await listHistory(c.var.deps, readId(c), c.var.user)),
  )
  .get("/:id/revisions/:revisionId", requireRight("posts.read"), async (c) => {
    const { id, revisionId } = c.req.param();
    const wanted = { postId: parseId(id), revisionId: parseId(revisionId) };
    return c.json(await getRevision(c.var.deps, wanted, c.var.user));
  })
  .post(
    "/:id/revisions/:revisionId/restore",
    requireRight("posts.write-own"),
    validateBody(restoration),
    async (c) => {
      const { id, revisionId } = c.req.param();
      const { version, slug } = c.req.valid("json");
      const restoring = { postId: parseId(id), revisionId: parseId(revisionId), version, slug };
      return c.json(await restoreRevision(c.var.deps, restoring, c.var.user));
    },
  )
  .get("/:id/pending", requireRight("posts.propose"), async (c) =>
    c.json(await getPending(c.var.deps, readId(c))),
  )
  .put("/:id/pending", requireRight("posts.propose"), validateBody(pendingInput), async (c) =>
    c.json(await proposeChange(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .delete("/:id/pending", requireRight("posts.propose"), validateQuery(seenVersion), async (c) => {
    await dropPending(c.var.deps, readId(c), c.var.user, c.req.valid("query").version);
    return c.body(null, 204);
  })
  .post("/:id/pending/promote", requireRight("posts.publish"), validateBody(promotion), async (c) =>
    c.json(await promotePending(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .delete("/:id/sources", requireRight("posts.write-own"), validateQuery(sourceQuery), async (c) => {
    await removeSource(c.var.deps, readId(c), c.req.valid("query").url, c.var.user);
    return c.body(null, 204);
  })
  .get("/:id/notes", requireRight("posts.read"), async (c) =>
    c.json(await readNotes(c.var.deps, readId(c), c.var.user)),
  )
  .post("/:id/notes", requireRight("posts.write-own"), validateBody(noteInput), async (c) =>
    c.json(await addNote(c.var.deps, readId(c), c.req.valid("json").body, c.var.user), 201),
  )
  .get("/:id/preview-links", requireRight("posts.read"), async (c) =>
    c.json(await readLinks(c.var.deps, readId(c), c.var.user)),
  )
  .post("/:id/preview-links", requireRight("posts.write-own"), async (c) => {
    const id = readId(c);
    const { origin } = new URL(c.req.url);
    return c.json(await shareVersion(c.var.deps, id, origin, c.var.user), 201);
  })
  .delete("/:id/preview-links/:linkId", requireRight("posts.write-own"), async (c) => {
    const { id, linkId } = c.req.param();
    await withdrawLink(c.var.deps, { postId: parseId(id), linkId: parseId(linkId) }, c.var.user);
    return c.body(null, 204);
  })
  .get("/update-formats", requireRight("formats.use"), async (c) =>
    c.json<FormatStatus>({ run: await getLastRun(c.var.deps) }),
  )
  .get("/update-formats/check", requireRight("formats.use"), validateQuery(formatCheckQuery), async (c) =>
    c.json(await checkFormats(c.var.deps, c.req.valid("query").after ?? 0)),
  )
  .post("/update-formats", requireRight("formats.use"), async (c) =>
    c.json(await startFormatRun(c.var.deps, c.var.user.id)),
  )
  .post("/update-formats/undo", requireRight("formats.use"), async (c) =>
    c.json(await undoLastRun(c.var.deps, c.var.user.id)),
  );

export const deadLinkRoutes = new Hono<AppEnv>().get("/", requireRight("site.edit"), async (c) =>
  c.json(await readDeadLinks(c.var.deps)),
);
