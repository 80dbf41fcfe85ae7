import { preloadable } from "./preloadable";

// Literal paths: `contract/pages` would bring every page's texts for search engines along.
export const siteRoutes = [
  { path: "/", ...preloadable(() => import("../pages/home")) },
  { path: "/about", ...preloadable(() => import("../pages/about")) },
  { path: "/services", ...preloadable(() => import("../pages/services")) },
  { path: "/portfolio", ...preloadable(() => import("../pages/portfolio")) },
  { path: "/pricing", ...preloadable(() => import("../pages/pricing")) },
  { path: "/blog", ...preloadable(() => import("../pages/blog")) },
  { path: "/blog/:slug", ...preloadable(() => import("../pages/article")) },
  { path: "/search", ...preloadable(() => import("../pages/search")) },
  { path: "/contact", ...preloadable(() => import("../pages/contact")) },
  { path: "/privacy", ...preloadable(() => import("../pages/privacy")) },
  { path: "/thank-you", ...preloadable(() => import("../pages/thank-you")) },
  { path: "/login", ...preloadable(() => import("../pages/login")) },
  { path: "/gtm-debug", ...preloadable(() => import("../pages/gtm-debug")) },
  { path: "*", ...preloadable(() => import("../pages/not-found")) },
];
