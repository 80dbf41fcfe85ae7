import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";
import { secretReferrerPolicy } from "./security-headers";

/** For addresses that open something by themselves: whatever is answered there is kept and told on by nobody. */
export const keepAddressSecret = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.set("Referrer-Policy", secretReferrerPolicy);
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
});
