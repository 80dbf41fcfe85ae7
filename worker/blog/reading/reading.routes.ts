// GET /api/blog
// GET /api/blog/categories
// GET /api/blog/search?q=
// GET /api/blog/slug/{slug}
// GET /api/blog/{id}
// GET /{key}.txt
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { requireReader } from "../../auth/sessions/auth.guard";
import { cacheContent } from "../../cache/content-cache";
import type { SessionUser } from "../../contract/auth";
import { type PostListQuery, postListQuery, postSorts } from "../../contract/blog";
import { type StaffListQuery, staffListQuery } from "../../contract/desk/staff-post";
import { articlesPerPage } from "../../contract/limits";
import { mayEndEarly, pageWindow, toPage } from "../../contract/query";
import { parseQuestion } from "../../contract/search-address";
import { mayBeSlug } from "../../contract/text";
import { setListHeaders } from "../../http/answers";
import type { AppEnv } from "../../http/app-env";
import { isId, readId, validateQuery, validationError } from "../../http/body";
import { limitMisses } from "../../http/rate-limit";
import {
  getStaffPostBySlug,
  listStaffCategories,
  listStaffPosts,
  readStaffPost,
} from "../desk/staff-posts.service";
import { keyPath } from "../index-now/index-now";
import { searchPosts } from "../search/search.service";
import { getPostById, getPostBySlug, listCategories, listPublished } from "./reading.service";

const usualPageSize = articlesPerPage;

function parseListQuery(c: Context<AppEnv>): PostListQuery | null {
  const given = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return postListQuery.safeParse(Object.fromEntries(given)).data ?? null;
}

/** The cache key of a list: the same for all spellings of its query; unknown parameters are ignored. */
function toListKey(c: Context<AppEnv>): string | null {
  const query = parseListQuery(c);
  if (!query || asksAsStaff(c)) return null;
  const { fields, category, title, sort = postSorts[0] } = query;
  const { page, pageSize } = toPage(query);
  const start = mayEndEarly(query) ? { offset: pageWindow(query).offset } : { page };
  const parts = { fields, ...start, pageSize, category, title: title || undefined, sort };
  const known = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value).toWellFormed()]],
  );
  return `/api/blog?${new URLSearchParams(known)}`;
}

/** Whether a list has search words, an order or a size that the site itself does not use. */
function isUnusualList(c: Context<AppEnv>): boolean {
  const { title = "", sort = postSorts[0], pageSize = 0, offset = 0 } = parseListQuery(c) ?? {};
  return title !== "" || sort !== postSorts[0] || pageSize > usualPageSize || offset > 0;
}

/** An unusual list sorts or searches all posts and answers whole texts. */
const limitLists = limitMisses(isUnusualList, { weight: 3, isHeavy: () => true });

const keptList = cacheContent(toListKey);
const keptCategories = cacheContent((c) => (asksAsStaff(c) ? null : "/api/blog/categories"));
const keptSearch = cacheContent((c) => `/api/blog/search?q=${encodeURIComponent(readQuestion(c))}`);
const keptBySlug = cacheContent((c) => {
  const slug = c.req.param("slug") ?? "";
  return mayBeSlug(slug) && !asksAsStaff(c) ? `/api/blog/slug/${encodeURIComponent(slug)}` : null;
});
const keptById = cacheContent((c) => {
  const id = c.req.param("id") ?? "";
  return isId(id) && !asksAsStaff(c) ? `/api/blog/${id}` : null;
});

const readQuestion = (c: Context<AppEnv>) => parseQuestion(new URL(c.req.url).searchParams);

/** The signed-in member of staff, or null for visitors and for staff who ask for the visitors' view. 401 if only staff may ask. */
async function findReader(c: Context<AppEnv>): Promise<SessionUser | null> {
  if (asksAsStaff(c)) return requireReader(c);
  return c.req.query("view") === "public" ? null : (c.var.reader ?? null);
}

function parseStaffQuery(c: Context<AppEnv>): StaffListQuery {
  const parsed = staffListQuery.safeParse(c.req.query());
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

const asksAsStaff = (c: Context<AppEnv>) => c.req.query("view") === "staff";

export const readingRoutes = new Hono<AppEnv>()
  .get("/", etag(), keptList, validateQuery(postListQuery), limitLists, async (c) => {
    const query = c.req.valid("query");
    const reader = await findReader(c);
    const list = reader
      ? listStaffPosts(c.var.deps, parseStaffQuery(c), reader.id)
      : listPublished(c.var.deps, query);
    const { posts, total, next } = await list;
    const asksForMore = query.category !== undefined || pageWindow(query).offset > 0;
    if (posts.length === 0 && asksForMore) c.set("isMadeUp", true);
    setListHeaders(c, query, total, next);
    return c.json(posts);
  })
  .get("/categories", etag(), keptCategories, limitMisses(), async (c) => {
    const isStaff = asksAsStaff(c) && (await findReader(c)) !== null;
    const categories = isStaff ? listStaffCategories(c.var.deps) : listCategories(c.var.deps);
    return c.json(await categories);
  })
  .get(
    "/search",
    etag(),
    keptSearch,
    limitMisses((c) => readQuestion(c) !== ""),
    async (c) => {
      const { hits } = await searchPosts(c.var.deps, readQuestion(c));
      return c.json(hits);
    },
  )
  .get("/slug/:slug", etag(), keptBySlug, limitMisses(), async (c) => {
    const slug = c.req.param("slug");
    const isStaff = (await findReader(c)) !== null;
    const post = await (isStaff ? getStaffPostBySlug(c.var.deps, slug) : getPostBySlug(c.var.deps, slug));
    if (post.slug !== slug) return c.redirect(`/api/blog/slug/${encodeURIComponent(post.slug)}`, 301);
    return c.json(post);
  })
  .get("/:id", etag(), keptById, limitMisses(), async (c) => {
    const id = readId(c);
    const reader = await findReader(c);
    const post = reader ? readStaffPost(c.var.deps, id, reader.id) : getPostById(c.var.deps, id);
    return c.json(await post);
  });

/** The key file of IndexNow; without a key the site's 404 page. */
export const indexNowRoutes = new Hono<AppEnv>().get("/:file{[a-zA-Z0-9-]{8,128}\\.txt}", async (c, next) => {
  const key = c.var.deps.indexNow?.key;
  if (key === undefined || c.req.path !== keyPath(key)) return next();
  return c.text(key, 200, { "Cache-Control": "public, max-age=0, must-revalidate" });
});
