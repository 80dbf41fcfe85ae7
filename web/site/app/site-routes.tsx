import type { ComponentType } from "react";
import { trimEnd } from "../../../worker/contract/trim-end";
import { articleSlug } from "../lib/article-slug";
import type { PartCode } from "../lib/late";
import { type LateCode, lateCode } from "../lib/late-code";
import { FetchedArticle, FetchedBlogList, FetchedSearch } from "../pages/fetched-parts";

export interface SiteRoute {
  page: LateCode<{ default: ComponentType }>;
  /** What fetches the page's data, for a page that the server did not make. */
  data?: { late: LateCode<Pick<PartCode<never>, "prepare">> } | undefined;
}

function page(load: () => Promise<{ default: ComponentType }>, data?: SiteRoute["data"]): SiteRoute {
  return { page: lateCode(load), data };
}

// Literal paths: `contract/pages` would bring every page's texts for search engines along.
const routes: Record<string, SiteRoute> = {
  "/": page(() => import("../pages/home")),
  "/about": page(() => import("../pages/about")),
  "/services": page(() => import("../pages/services")),
  "/portfolio": page(() => import("../pages/portfolio")),
  "/pricing": page(() => import("../pages/pricing")),
  "/blog": page(() => import("../pages/blog"), FetchedBlogList),
  "/search": page(() => import("../pages/search"), FetchedSearch),
  "/contact": page(() => import("../pages/contact")),
  "/privacy": page(() => import("../pages/privacy")),
  "/thank-you": page(() => import("../pages/thank-you")),
  "/login": page(() => import("../pages/login")),
  "/gtm-debug": page(() => import("../pages/gtm-debug")),
};
const article = page(() => import("../pages/article"), FetchedArticle);
const notFound = page(() => import("../pages/not-found"));

/** The page at a path; undefined for what is none of the site's. */
export function knownRoute(pathname: string): SiteRoute | undefined {
  return routes[trimEnd(pathname, /\//) || "/"] ?? (articleSlug(pathname) ? article : undefined);
}

/** The page at a path, or the one that says that there is none. */
export function routeAt(pathname: string): SiteRoute {
  return knownRoute(pathname) ?? notFound;
}
