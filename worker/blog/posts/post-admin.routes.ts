// POST   /api/blog
// PUT    /api/blog/{id}
// DELETE /api/blog/{id}
// POST   /api/blog/preview
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type PostPreviewAnswer, postPreview, postUpdate } from "../../contract/blog";
import type { StaffPost } from "../../contract/desk/staff-post";
import { postCreation } from "../../contract/desk/transitions";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { changePost, createOwnPost, removePost } from "./post.service";
import { previewContent } from "./post-values";

export const postAdminRoutes = new Hono<AppEnv>()
  .post("/", requireRight("posts.write-own"), validateBody(postCreation), async (c) =>
    c.json<StaffPost>(await createOwnPost(c.var.deps, c.req.valid("json"), c.var.user), 201),
  )
  .put("/:id", requireRight("posts.write-own"), validateBody(postUpdate), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<StaffPost>(await changePost(c.var.deps, id, c.req.valid("json"), c.var.user));
  })
  .delete("/:id", requireRight("posts.delete"), async (c) => {
    await removePost(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  })
  .post("/preview", requireRight("posts.write-own"), validateBody(postPreview), (c) =>
    c.json<PostPreviewAnswer>(previewContent(c.req.valid("json").content)),
  );
