// GET /api/dead-links
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import type { DeadLink } from "../../contract/redirects";
import type { AppEnv } from "../../http/app-env";
import { readDeadLinks } from "./outside-links.service";

export const deadLinkRoutes = new Hono<AppEnv>().get("/", requireRight("site.edit"), async (c) =>
  c.json<DeadLink[]>(await readDeadLinks(c.var.deps)),
);
