// GET    /api/blog/{id}/preview-links
// POST   /api/blog/{id}/preview-links
// DELETE /api/blog/{id}/preview-links/{linkId}
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import type { NewPreviewLink, PreviewLink } from "../../contract/desk/post-notes";
import type { AppEnv } from "../../http/app-env";
import { parseId } from "../../http/body";
import { readLinks, shareVersion, withdrawLink } from "./preview-link.service";

export const previewLinkAdminRoutes = new Hono<AppEnv>()
  .get("/:id/preview-links", requireRight("posts.read"), async (c) =>
    c.json<PreviewLink[]>(await readLinks(c.var.deps, parseId(c.req.param("id")), c.var.user)),
  )
  .post("/:id/preview-links", requireRight("posts.write-own"), async (c) => {
    const id = parseId(c.req.param("id"));
    const { origin } = new URL(c.req.url);
    return c.json<NewPreviewLink>(await shareVersion(c.var.deps, id, origin, c.var.user), 201);
  })
  .delete("/:id/preview-links/:linkId", requireRight("posts.write-own"), async (c) => {
    const { id, linkId } = c.req.param();
    await withdrawLink(c.var.deps, { postId: parseId(id), linkId: parseId(linkId) }, c.var.user);
    return c.body(null, 204);
  });
