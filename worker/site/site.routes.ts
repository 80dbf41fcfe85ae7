import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { trimTrailingSlash } from "hono/trailing-slash";
import { findStaffPostBySlug } from "../blog/desk/staff-posts.service";
import { readAsVisitors } from "../blog/reading/reading.service";
import { cacheContent } from "../cache/content-cache";
import { blogAddress, parseBlogFilter } from "../contract/blog-address";
import { extendPost } from "../contract/desk/staff-post";
import type { PageData } from "../contract/page-data";
import { pages } from "../contract/pages";
import { staffPaths } from "../contract/paths";
import { may } from "../contract/rights";
import { parseQuestion, searchAddress } from "../contract/search-address";
import { hasContrast, paint } from "../contract/site-content/brand";
import { paintedRoute } from "../contract/site-content/painted-path";
import type { SiteContent } from "../contract/site-content/schema";
import { defaultContent, shownContent } from "../contract/site-content/site-content";
import { mayBeSlug } from "../contract/text";
import { AppError } from "../errors";
import type { AppEnv } from "../http/app-env";
import { limitMisses } from "../http/rate-limit";
import { policyHeader, policyWithTags, secretReferrerPolicy } from "../http/security-headers";
import { limitCalls } from "../limits";
import { editableKeys, previewContent } from "./content/content.service";
import { fillShell, loadShell, staffPage } from "./document";
import { articleBanner, hiddenArticlePage, withStaffBanner } from "./preview-page";
import { contentPages, type RenderedKind, renderPage } from "./render";
import { articleData, blogListData, latestData, missingArticleData, searchData } from "./site.service";

interface Answer {
  kind: RenderedKind;
  /** The path and query that the page depends on. */
  path: string;
  data: PageData;
  status?: 200 | 404;
}

/** Writers cannot edit the site's content, so they do not see unpublished content. */
const isContentPreview = (c: Context<AppEnv>) =>
  c.req.query("pratinjau") === "situs" && may(c.var.reader?.role ?? null, "site.edit");

/** The content of the page: the published one, or the pending one for staff who preview it. */
async function contentFor(c: Context<AppEnv>): Promise<SiteContent> {
  if (!isContentPreview(c)) return c.var.deps.siteContent.current();
  c.header("X-Robots-Tag", "noindex, nofollow");
  return shownContent(await previewContent(c.var.deps, editableKeys(c.var.reader?.role ?? null)));
}

const fetchBuilt = (c: Context<AppEnv>, path: string) =>
  limitCalls("the assets", c.env.ASSETS).fetch(new Request(`http://assets.local${path}`));

const builtPage = async (c: Context<AppEnv>, path: string) =>
  c.html(await (await fetchBuilt(c, path)).text(), 200);

/** If the published content can be neither read nor found in the cache, the built page is served. */
const fallBackToBuild = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status < 500) return;
  c.res = undefined;
  c.res = await builtPage(c, c.req.path);
  c.res.headers.set("Cache-Control", "no-store");
});

/** Allows the owner's tag manager container in the policy. */
function allowTags(c: Context<AppEnv>, { analytics }: SiteContent): void {
  const { tagManagerId } = analytics;
  if (tagManagerId !== defaultContent.analytics.tagManagerId)
    c.header(policyHeader, policyWithTags(tagManagerId));
}

/** A container can read what is typed, so none is loaded on login pages or in the staff area. */
const withoutTags = (content: SiteContent) => ({ ...content, analytics: { tagManagerId: "" } });

async function makePage(
  c: Context<AppEnv>,
  { kind, path, data }: Answer,
  published: SiteContent,
): Promise<string> {
  const content = kind === "login" ? withoutTags(published) : published;
  allowTags(c, content);
  const [shell, page] = await Promise.all([
    loadShell(c.env.ASSETS, kind),
    renderPage({ path, data, content }),
  ]);
  return fillShell(shell, page);
}

async function answerPage(c: Context<AppEnv>, answer: Answer) {
  const { status = 200 } = answer;
  if (status === 404) c.header("Cache-Control", "no-store");
  return c.html(await makePage(c, answer, await contentFor(c)), status);
}

const manifestPath = "/manifest.webmanifest";
const readBlogFilter = (c: Context<AppEnv>) => parseBlogFilter(new URL(c.req.url).searchParams);
const readQuestion = (c: Context<AppEnv>) => parseQuestion(new URL(c.req.url).searchParams);
const invitePath = staffPaths.invite.replace(":token", "");
const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/**
 * One page for all missing articles, because the browser knows the requested slug. Rendered once per published content.
 */
let missingArticle: { content: SiteContent; html: string } | undefined;

async function answerMissingArticle(c: Context<AppEnv>): Promise<Response> {
  c.set("isMadeUp", true);
  c.header("Cache-Control", "no-store");
  const path = articlePath(missingArticleData.article.slug);
  const answer: Answer = { kind: "article", path, data: missingArticleData, status: 404 };
  if (isContentPreview(c)) return answerPage(c, answer);
  const content = await c.var.deps.siteContent.current();
  if (missingArticle?.content === content) allowTags(c, content);
  else missingArticle = { content, html: await makePage(c, answer, content) };
  return c.html(missingArticle.html, 404);
}

/** Answers a form of a browser without JavaScript with its page, the values and the errors. */
export async function answerRefusedForm(c: Context<AppEnv>, error: AppError, values: Record<string, string>) {
  const refusedForm = { values, fields: error.fields ?? {}, message: error.message };
  const content = await c.var.deps.siteContent.current();
  const page = await renderPage({ path: pages.contact.path, data: { refusedForm }, content });
  allowTags(c, content);
  c.header("Cache-Control", "no-store");
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return c.html(fillShell(await loadShell(c.env.ASSETS, "contact"), page), error.status);
}

/** The article of a path in any state, for staff; null for visitors and unknown slugs. */
async function answerStaffArticle(c: Context<AppEnv>, slug: string): Promise<Response | null> {
  if (!c.var.reader) return null;
  const post = await findStaffPostBySlug(c.var.deps, slug);
  if (post?.slug !== slug) return null;
  c.header("X-Robots-Tag", "noindex, nofollow");
  const shell = await loadShell(c.env.ASSETS, "article");
  const now = c.var.deps.clock();
  if (extendPost(post, now.getTime()) !== "published") {
    const article = await readAsVisitors(c.var.deps, post);
    return c.html(await hiddenArticlePage(shell, article, { content: await contentFor(c), now }));
  }
  const { data } = await articleData(c.var.deps, slug);
  if (!data) return null;
  const answer: Answer = { kind: "article", path: articlePath(slug), data };
  const html = await makePage(c, answer, await contentFor(c));
  return c.html(withStaffBanner(html, articleBanner(post, now), articlePath(slug)));
}

/** These come before the routes below, of which the last one matches every path. */
const contentRoutes = new Hono<AppEnv>();
for (const kind of contentPages) {
  const { path } = pages[kind];
  contentRoutes.get(
    path,
    fallBackToBuild,
    etag(),
    cacheContent(() => path),
    async (c) => {
      // The home page lists the newest articles, which the build does not know.
      if (kind === "home") return answerPage(c, { kind, path, data: await latestData(c.var.deps, 3) });
      return !isContentPreview(c) && (await c.var.deps.siteContent.isDefault())
        ? builtPage(c, path)
        : answerPage(c, { kind, path, data: {} });
    },
  );
}

export const siteRoutes = new Hono<AppEnv>()
  // Same behaviour as the static assets'.
  .use(trimTrailingSlash({ alwaysRedirect: true }))
  .route("/", contentRoutes)
  .get(
    "/blog",
    etag(),
    cacheContent((c) => blogAddress(readBlogFilter(c))),
    limitMisses(),
    async (c) => {
      const filter = readBlogFilter(c);
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
    cacheContent((c) => searchAddress(readQuestion(c))),
    limitMisses((c) => readQuestion(c) !== ""),
    async (c) => {
      const question = readQuestion(c);
      const data = await searchData(c.var.deps, question);
      return answerPage(c, { kind: "search", path: searchAddress(question), data });
    },
  )
  .on("GET", Object.values(staffPaths), async (c) => {
    c.header("Cache-Control", "no-store");
    // Invitation paths contain a secret token.
    if (c.req.path.startsWith(invitePath)) c.header("Referrer-Policy", secretReferrerPolicy);
    const [shell, content] = await Promise.all([
      loadShell(c.env.ASSETS, "staff"),
      c.var.deps.siteContent.current().catch(() => defaultContent),
    ]);
    return c.html(staffPage(shell, withoutTags(content)));
  })
  .get(
    manifestPath,
    etag(),
    cacheContent(() => manifestPath),
    async (c) => {
      const built = await fetchBuilt(c, manifestPath);
      const { business, brand } = await c.var.deps.siteContent.current();
      const names = { name: business.name, short_name: business.name };
      const icons = brand.logo ? { icons: [{ src: brand.logo, sizes: "any" }] } : {};
      const manifest = { ...(await built.json<object>()), ...names, ...icons };
      return c.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json" });
    },
  )
  // A built stylesheet or drawing in the colours of its path.
  .get(paintedRoute, limitMisses(), async (c) => {
    const parseColor = (part: string) => (part === "-" ? "" : `#${part}`);
    const { accent, ink, path } = c.req.param();
    const colors = { accent: parseColor(accent), ink: parseColor(ink) };
    const built = await fetchBuilt(c, `/${path}`);
    if (!built.ok || !hasContrast("accent", colors.accent) || !hasContrast("ink", colors.ink)) {
      throw new AppError("not_found", "Alamat tidak ditemukan");
    }
    return c.body(paint(await built.text(), colors), 200, {
      "Content-Type": built.headers.get("Content-Type") ?? "text/plain",
      "Cache-Control": path.startsWith("assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=86400",
    });
  })
  // One page for all unknown paths, and so one cache entry.
  .get(
    "*",
    cacheContent(() => pages.notFound.path),
    limitMisses(),
    async (c) => {
      const data = await latestData(c.var.deps, 2);
      return answerPage(c, { kind: "not-found", path: pages.notFound.path, data, status: 404 });
    },
  );
