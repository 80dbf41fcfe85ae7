// GET /blog
// GET /blog/{slug}
// GET /admin/*
// GET everything else: 404
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { trimTrailingSlash } from "hono/trailing-slash";
import type { AppError } from "../app-error";
import { parseBlogFilter } from "../contract/blog-address";
import type { PageData } from "../contract/page-data";
import { pages } from "../contract/pages";
import type { AppEnv } from "../http/app-env";
import { fillAdminShell, fillShell } from "./document";
import { renderPage } from "./render";
import { loadShell } from "./shell";
import { articleData, blogListData, notFoundData } from "./site.service";

const revalidate = "public, max-age=0, must-revalidate";

async function answerPage(c: Context<AppEnv>, data: PageData, status: 200 | 404 = 200) {
  const { pathname, search } = new URL(c.req.url);
  const [shell, page] = await Promise.all([
    loadShell(c.env.ASSETS),
    renderPage({ path: pathname + search, data }),
  ]);
  c.header("Cache-Control", status === 200 ? revalidate : "no-store");
  return c.html(fillShell(shell, page), status);
}

/** Answers a form that was sent without the script with its page, the values kept and the faults named. */
export async function answerRefusedForm(c: Context<AppEnv>, error: AppError, values: Record<string, string>) {
  const refusedForm = { values, fields: error.fields ?? {}, message: error.message };
  const page = await renderPage({ path: pages.contact.path, data: { refusedForm } });
  c.header("Cache-Control", "no-store");
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return c.html(fillShell(await loadShell(c.env.ASSETS), page), error.status);
}

export const siteRoutes = new Hono<AppEnv>()
  // The assets do the same for the static pages.
  .use(trimTrailingSlash({ alwaysRedirect: true }))
  .get("/blog", etag(), async (c) => {
    const filter = parseBlogFilter(new URL(c.req.url).searchParams);
    const { data, found } = await blogListData(c.var.deps, filter);
    return answerPage(c, data, found ? 200 : 404);
  })
  .get("/blog/:slug", etag(), async (c) => {
    const { data, found } = await articleData(c.var.deps, c.req.param("slug"));
    return answerPage(c, data, found ? 200 : 404);
  })
  .get("/admin", (c) => c.redirect("/admin/blog"))
  .get("/admin/*", async (c) => {
    c.header("Cache-Control", "no-store");
    return c.html(fillAdminShell(await loadShell(c.env.ASSETS)));
  })
  .get("*", async (c) => answerPage(c, await notFoundData(c.var.deps), 404));
