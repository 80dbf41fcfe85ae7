// GET /api/blog
// GET /api/blog/categories
// GET /api/blog/search?q=
// GET /api/blog/slug/{slug}
// GET /api/blog/{id}
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { cacheContent } from "../../cache/content-cache";
import { type Post, type PostCategory, type PostSummary, postListQuery } from "../../contract/blog";
import { totalCountHeader } from "../../contract/limits";
import type { SearchHit } from "../../contract/search";
import { parseQuestion } from "../../contract/search-address";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateQuery } from "../../http/validate";
import { searchPosts } from "../search/search.service";
import { getPostById, getPostBySlug, listCategories, listPublished } from "./reading.service";

const keptByPath = cacheContent((c) => c.req.path);
/** Whatever else stands in the query changes nothing. */
const keptByQuery = cacheContent((c) => {
  const known = Object.keys(postListQuery.shape).flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value]];
  });
  return `${c.req.path}?${new URLSearchParams(known)}`;
});

const questionOf = (c: Context<AppEnv>) => parseQuestion(new URL(c.req.url).searchParams);

export const readingRoutes = new Hono<AppEnv>()
  .get("/", etag(), keptByQuery, validateQuery(postListQuery), async (c) => {
    const { posts, total } = await listPublished(c.var.deps, c.req.valid("query"));
    c.header(totalCountHeader, String(total));
    return c.json<(Post | PostSummary)[]>(posts);
  })
  .get("/categories", etag(), keptByPath, async (c) =>
    c.json<PostCategory[]>(await listCategories(c.var.deps)),
  )
  .get(
    "/search",
    etag(),
    cacheContent((c) => `${c.req.path}?q=${encodeURIComponent(questionOf(c))}`),
    async (c) => {
      const { hits } = await searchPosts(c.var.deps, questionOf(c));
      return c.json<SearchHit[]>(hits);
    },
  )
  .get("/slug/:slug", etag(), keptByPath, async (c) => {
    const slug = c.req.param("slug");
    const post = await getPostBySlug(c.var.deps, slug);
    if (post.slug !== slug) return c.redirect(`/api/blog/slug/${encodeURIComponent(post.slug)}`, 301);
    return c.json<Post>(post);
  })
  .get("/:id", etag(), keptByPath, async (c) =>
    c.json<Post>(await getPostById(c.var.deps, parseId(c.req.param("id")))),
  );
