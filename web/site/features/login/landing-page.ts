import { staffPaths } from "../../../../worker/contract/paths";

/**
 * The page after a login: the requested staff page, else by the username. `next` must be a path of the staff area, against
 * open redirects.
 */
export function landingPage(username: string, next: string | null): string {
  if (next && /^\/admin\/[\w/-]*(\?[\w=&%.+*-]*)?$/.test(next)) return next;
  return username.toLowerCase().includes("kontak") ? staffPaths.contact : staffPaths.posts;
}
