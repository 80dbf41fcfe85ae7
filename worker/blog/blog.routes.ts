// GET /api/blog
// GET /api/blog/categories
// GET /api/blog/slug/{slug}
// GET /api/blog/{id}
import { Hono } from "hono";
import { type Post, type PostCategory, type PostSummary, postListQuery } from "../contract/blog";
import { totalCountHeader } from "../contract/limits";
import type { AppEnv } from "../http/app-env";
import { parseId, validateQuery } from "../http/validate";
import { getPostById, getPostBySlug, listCategories, listPublished } from "./blog.service";

export const blogRoutes = new Hono<AppEnv>()
  .get("/", validateQuery(postListQuery), async (c) => {
    const { posts, total } = await listPublished(c.var.deps, c.req.valid("query"));
    c.header(totalCountHeader, String(total));
    return c.json<(Post | PostSummary)[]>(posts);
  })
  .get("/categories", async (c) => c.json<PostCategory[]>(await listCategories(c.var.deps)))
  .get("/slug/:slug", async (c) => c.json<Post>(await getPostBySlug(c.var.deps, c.req.param("slug"))))
  .get("/:id", async (c) => c.json<Post>(await getPostById(c.var.deps, parseId(c.req.param("id")))));
