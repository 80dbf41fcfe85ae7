import type { ComponentType } from "react";
import { trimEnd } from "../../../worker/contract/trim-end";
import { articleSlug } from "../lib/article-slug";

export type LoadPage = () => Promise<{ default: ComponentType }>;

// Literal paths: `contract/pages` would bring every page's texts for search engines along.
const routes: Record<string, LoadPage> = {
  "/": () => import("../pages/home"),
  "/about": () => import("../pages/about"),
  "/services": () => import("../pages/services"),
  "/portfolio": () => import("../pages/portfolio"),
  "/pricing": () => import("../pages/pricing"),
  "/blog": () => import("../pages/blog"),
  "/search": () => import("../pages/search"),
  "/contact": () => import("../pages/contact"),
  "/privacy": () => import("../pages/privacy"),
  "/thank-you": () => import("../pages/thank-you"),
  "/login": () => import("../pages/login"),
  "/gtm-debug": () => import("../pages/gtm-debug"),
};
const loadArticle: LoadPage = () => import("../pages/article");
const loadNotFound: LoadPage = () => import("../pages/not-found");

/** Loads the page at a path; undefined for a path that is none of the site's. */
export function routeOf(pathname: string): LoadPage | undefined {
  return routes[trimEnd(pathname, /\//) || "/"] ?? (articleSlug(pathname) ? loadArticle : undefined);
}

/** Loads the page at a path, or the one that says that there is none. */
export function pageLoaderOf(pathname: string): LoadPage {
  return routeOf(pathname) ?? loadNotFound;
}
