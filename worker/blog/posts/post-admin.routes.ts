// POST   /api/blog
// PUT    /api/blog/{id}
// DELETE /api/blog/{id}
// POST   /api/blog/preview
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type Post, type PostPreview, postInput, postPreview, postUpdate } from "../../contract/blog";
import type { AppEnv } from "../../http/app-env";
import { parseId, requireJson, validateBody } from "../../http/validate";
import { changePost, createPost, removePost } from "./post.service";
import { previewContent } from "./post-values";

export const postAdminRoutes = new Hono<AppEnv>()
  .post("/", requireRight("posts.write-own"), requireJson, validateBody(postInput), async (c) =>
    c.json<Post>(await createPost(c.var.deps, c.req.valid("json")), 201),
  )
  .put("/:id", requireRight("posts.write-own"), requireJson, validateBody(postUpdate), async (c) =>
    c.json<Post>(await changePost(c.var.deps, parseId(c.req.param("id")), c.req.valid("json"))),
  )
  .delete("/:id", requireRight("posts.delete"), async (c) => {
    await removePost(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  })
  .post("/preview", requireRight("posts.write-own"), requireJson, validateBody(postPreview), (c) =>
    c.json<PostPreview>({ content: previewContent(c.req.valid("json").content) }),
  );
