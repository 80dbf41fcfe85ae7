// GET /blog
// GET /blog/{slug}
// GET /search
// GET /login
// GET the pages of the staff area
// GET everything else: 404
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { trimTrailingSlash } from "hono/trailing-slash";
import { findStaffPostBySlug } from "../blog/desk/staff-posts.service";
import { readAsVisitors } from "../blog/reading/reading.service";
import { cacheContent } from "../cache/content-cache";
import { blogAddress, parseBlogFilter } from "../contract/blog-address";
import { viewOf } from "../contract/desk/staff-post";
import type { PageData } from "../contract/page-data";
import { pages } from "../contract/pages";
import { staffPaths } from "../contract/paths";
import { parseQuestion, searchAddress } from "../contract/search-address";
import { mayBeSlug } from "../contract/slug";
import type { AppError } from "../errors";
import type { AppEnv } from "../http/app-env";
import { limitMisses } from "../http/rate-limit";
import { secretReferrerPolicy } from "../http/security-headers";
import { fillShell, loadShell } from "./document";
import { articleBanner, hiddenArticlePage, withStaffBanner } from "./preview-page";
import { type RenderedKind, renderPage } from "./render";
import { articleData, blogListData, missingArticleData, notFoundData, searchData } from "./site.service";

interface Answer {
  kind: RenderedKind;
  /** The part of the address that the page depends on. */
  path: string;
  data: PageData;
  status?: 200 | 404;
}

async function makePage(c: Context<AppEnv>, { kind, path, data }: Answer): Promise<string> {
  const [shell, page] = await Promise.all([loadShell(c.env.ASSETS, kind), renderPage({ path, data })]);
  return fillShell(shell, page);
}

async function answerPage(c: Context<AppEnv>, answer: Answer) {
  const { status = 200 } = answer;
  if (status === 404) c.header("Cache-Control", "no-store");
  return c.html(await makePage(c, answer), status);
}

const blogFilterOf = (c: Context<AppEnv>) => parseBlogFilter(new URL(c.req.url).searchParams);
const questionOf = (c: Context<AppEnv>) => parseQuestion(new URL(c.req.url).searchParams);
const invitePath = staffPaths.invite.replace(":token", "");
const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** One page for all articles that there are not: the browser knows which it asked for. Made once in an isolate. */
let missingArticle: string | undefined;

async function answerMissingArticle(c: Context<AppEnv>): Promise<Response> {
  c.set("isMadeUp", true);
  c.header("Cache-Control", "no-store");
  const path = articlePath(missingArticleData.article.slug);
  missingArticle ??= await makePage(c, { kind: "article", path, data: missingArticleData });
  return c.html(missingArticle, 404);
}

/** Answers a form that was sent without the script with its page, the values kept and the faults named. */
export async function answerRefusedForm(c: Context<AppEnv>, error: AppError, values: Record<string, string>) {
  const refusedForm = { values, fields: error.fields ?? {}, message: error.message };
  const page = await renderPage({ path: pages.contact.path, data: { refusedForm } });
  c.header("Cache-Control", "no-store");
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return c.html(fillShell(await loadShell(c.env.ASSETS, "contact"), page), error.status);
}

/** The article of an address as staff read it, in whatever state; null for visitors, and where there is none. */
async function answerStaffArticle(c: Context<AppEnv>, slug: string): Promise<Response | null> {
  if (!c.var.reader) return null;
  const post = await findStaffPostBySlug(c.var.deps, slug);
  if (post?.slug !== slug) return null;
  c.header("X-Robots-Tag", "noindex, nofollow");
  const shell = await loadShell(c.env.ASSETS, "article");
  const now = c.var.deps.clock();
  if (viewOf(post, now.getTime()) !== "published") {
    const article = await readAsVisitors(c.var.deps, post);
    return c.html(await hiddenArticlePage(shell, article, now));
  }
  const { data } = await articleData(c.var.deps, slug);
  if (!data) return null;
  const html = fillShell(shell, await renderPage({ path: articlePath(slug), data }));
  return c.html(withStaffBanner(html, articleBanner(post, now), articlePath(slug)));
}

export const siteRoutes = new Hono<AppEnv>()
  // The assets do the same for the static pages.
  .use(trimTrailingSlash({ alwaysRedirect: true }))
  .get(
    "/blog",
    etag(),
    cacheContent((c) => blogAddress(blogFilterOf(c))),
    limitMisses(),
    async (c) => {
      const filter = blogFilterOf(c);
      const { data, found } = await blogListData(c.var.deps, filter);
      if (!found) c.set("isMadeUp", true);
      return answerPage(c, { kind: "blog", path: blogAddress(filter), data, status: found ? 200 : 404 });
    },
  )
  .get(
    "/blog/:slug",
    etag(),
    cacheContent((c) => {
      const slug = c.req.param("slug") ?? "";
      return mayBeSlug(slug) ? articlePath(slug) : "impossible-article";
    }),
    limitMisses(),
    async (c) => {
      const slug = c.req.param("slug");
      const forStaff = await answerStaffArticle(c, slug);
      if (forStaff) return forStaff;
      const { data, movedTo } = await articleData(c.var.deps, slug);
      if (movedTo) return c.redirect(articlePath(movedTo), 301);
      if (!data) return answerMissingArticle(c);
      return answerPage(c, { kind: "article", path: articlePath(slug), data });
    },
  )
  .get(
    pages.search.path,
    etag(),
    cacheContent((c) => searchAddress(questionOf(c))),
    limitMisses((c) => questionOf(c) !== ""),
    async (c) => {
      const question = questionOf(c);
      const data = await searchData(c.var.deps, question);
      return answerPage(c, { kind: "search", path: searchAddress(question), data });
    },
  )
  // A file like the other static pages: only that by plain http the Worker has led it on before.
  .get(pages.login.path, async (c) => {
    const page = await c.env.ASSETS.fetch(c.req.raw);
    return new Response(page.body, page);
  })
  .on("GET", Object.values(staffPaths), async (c) => {
    c.header("Cache-Control", "no-store");
    // Some of their addresses are secrets.
    if (c.req.path.startsWith(invitePath)) c.header("Referrer-Policy", secretReferrerPolicy);
    return c.html(await loadShell(c.env.ASSETS, "staff"));
  })
  // One page for all of them, and so one cache entry.
  .get(
    "*",
    cacheContent(() => pages.notFound.path),
    limitMisses(),
    async (c) => {
      const data = await notFoundData(c.var.deps);
      return answerPage(c, { kind: "not-found", path: pages.notFound.path, data, status: 404 });
    },
  );
