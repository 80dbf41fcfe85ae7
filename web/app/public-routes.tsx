import { pages } from "../../worker/contract/pages";
import { preloadable } from "./preloadable";

export const publicRoutes = [
  { path: pages.home.path, ...preloadable(() => import("../pages/home")) },
  { path: pages.about.path, ...preloadable(() => import("../pages/about")) },
  { path: pages.services.path, ...preloadable(() => import("../pages/services")) },
  { path: pages.portfolio.path, ...preloadable(() => import("../pages/portfolio")) },
  { path: pages.pricing.path, ...preloadable(() => import("../pages/pricing")) },
  { path: pages.blog.path, ...preloadable(() => import("../pages/blog")) },
  { path: `${pages.blog.path}/:slug`, ...preloadable(() => import("../pages/article")) },
  { path: pages.contact.path, ...preloadable(() => import("../pages/contact")) },
  { path: pages.thankYou.path, ...preloadable(() => import("../pages/thank-you")) },
  { path: pages.login.path, ...preloadable(() => import("../pages/login")) },
  { path: pages.gtmDebug.path, ...preloadable(() => import("../pages/gtm-debug")) },
  { path: "*", ...preloadable(() => import("../pages/not-found")) },
];
