import { env } from "cloudflare:workers";
import { interceptedDatabase } from "./intercepted-database";

/**
 * A database before whose first statement like `pattern` (or whose `nth`) something else happens, from its beginning to
 * its end: as if another request came through at the worst moment.
 */
export function meanwhile(pattern: RegExp, work: () => Promise<unknown>, nth = 1): D1Database {
  let seen = 0;
  return interceptedDatabase(env.DB, async ({ sql }, call) => {
    if (pattern.test(sql)) {
      seen += 1;
      if (seen === nth) await work();
    }
    return call();
  });
}
