import { preloadable } from "./preloadable";

/** Pages of the staff area; the server never renders them. */
export const adminRoutes = [
  { path: "/admin/blog", ...preloadable(() => import("../pages/admin/blog-list")) },
  { path: "/admin/blog/new", ...preloadable(() => import("../pages/admin/blog-new")) },
  { path: "/admin/blog/edit/:id", ...preloadable(() => import("../pages/admin/blog-edit")) },
  { path: "/admin/blog/formats", ...preloadable(() => import("../pages/admin/blog-formats")) },
  { path: "/admin/contact", ...preloadable(() => import("../pages/admin/contact-list")) },
  { path: "/admin/audit", ...preloadable(() => import("../pages/admin/audit")) },
  { path: "/admin/account", ...preloadable(() => import("../pages/admin/account")) },
];

export const adminLayout = preloadable(() => import("./admin-layout"));
