import { preloadable } from "./preloadable";

/** Pages of the staff area; the server never renders them. */
export const adminRoutes = [
  { path: "/admin/blog", ...preloadable(() => import("../pages/admin/blog-list")) },
  { path: "/admin/contact", ...preloadable(() => import("../pages/admin/contact-list")) },
];

export const adminLayout = preloadable(() => import("./admin-layout"));
