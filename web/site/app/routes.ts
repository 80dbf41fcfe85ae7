import type { ComponentType } from "react";
import { trimEnd } from "../../../worker/contract/plain-text";
import { articleSlug } from "../lib/article-slug";

export type LoadPage = () => Promise<{ default: ComponentType }>;

// Literal paths, because `contract/pages` would add every page's meta texts to the bundle.
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

/** The loader of the page at a path; undefined for an unknown path. */
export function findRoute(pathname: string): LoadPage | undefined {
  return routes[trimEnd(pathname, /\//) || "/"] ?? (articleSlug(pathname) ? loadArticle : undefined);
}

/** The loader of the page at a path, or of the 404 page. */
export function findPageLoader(pathname: string): LoadPage {
  return findRoute(pathname) ?? loadNotFound;
}
