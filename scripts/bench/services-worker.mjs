import { Hono } from "hono";
import { findListPage, findPostWithRelated } from "../../worker/blog/reading/reading.repository.ts";
import { searchPosts } from "../../worker/blog/search/search.service.ts";
import { articlesPerPage, relatedLimit } from "../../worker/contract/limits.ts";
import { createDatabase } from "../../worker/db/client.ts";

/** About as many bytes as a page of each kind. */
const size = { list: 65_000, article: 51_000, search: 59_000 };

/**
 * Asks database, cache and limiter for what the Worker asks them, by the same code, and makes no page of it. An address
 * under which nothing is found would cost less than what it stands beside. @type {Hono<{ Bindings: any }>}
 */
const app = new Hono();

app.get("/blog", async (c) => {
  const offset = (Number(c.req.query("page") ?? 1) - 1) * articlesPerPage;
  const asked = { category: undefined, limit: articlesPerPage, offset };
  const { rows } = await findListPage(databaseOf(c), new Date(), asked);
  if (rows.length === 0) return c.notFound();
  return kept(c, size.list);
});

app.get("/blog/:slug", async (c) => {
  const { post } = await findPostWithRelated(databaseOf(c), new Date(), c.req.param("slug"), relatedLimit);
  if (!post) return c.notFound();
  return kept(c, size.article);
});

app.get("/search", async (c) => {
  await c.env.MISS_LIMITER.limit({ key: c.req.header("CF-Connecting-IP") ?? "" });
  /** @type {Parameters<typeof searchPosts>[0]} */
  const deps = Object.assign(Object.create(null), { db: databaseOf(c), clock: () => new Date() });
  const { hits } = await searchPosts(deps, c.req.query("q") ?? "");
  if (hits.length === 0) return c.notFound();
  return c.html("a".repeat(size.search));
});

export default app;

/** @param {import("hono").Context} c */
function databaseOf(c) {
  return createDatabase(c.env.DB.withSession("first-primary"));
}

/** Looks for a copy of the address in the location's cache, and keeps one. @param {import("hono").Context} c @param {number} bytes */
async function kept(c, bytes) {
  /** @type {Cache} */
  const cache = /** @type {any} */ (caches).default;
  const key = new Request(`https://services.example/${encodeURIComponent(c.req.url)}`);
  const found = await cache.match(key);
  await found?.body?.cancel();
  const page = "a".repeat(bytes);
  const copy = new Response(page, { headers: { "Cache-Control": "public, max-age=604800" } });
  c.executionCtx.waitUntil(cache.put(key, copy));
  return c.html(page);
}
