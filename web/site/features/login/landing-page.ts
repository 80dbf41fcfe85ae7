import { staffPaths } from "../../../../worker/contract/paths";

/**
 * Where a login leads: to the staff page that was asked for, else by the username. `next` counts only as a
 * path of the staff area, so that no link can send a freshly signed-in user to another site.
 */
export function landingPage(username: string, next: string | null): string {
  if (next && /^\/admin\/[\w/-]*(\?[\w=&%.+*-]*)?$/.test(next)) return next;
  return username.toLowerCase().includes("kontak") ? staffPaths.contact : staffPaths.posts;
}
