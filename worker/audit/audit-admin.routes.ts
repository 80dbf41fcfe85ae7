import { Hono } from "hono";
import { requireRight } from "../auth/sessions/auth.guard";
import { auditListQuery } from "../contract/audit";
import { setListHeaders } from "../http/answers";
import type { AppEnv } from "../http/app-env";
import { validateQuery } from "../http/body";
import { listAuditActors, listAuditEvents } from "./audit-log";

export const auditAdminRoutes = new Hono<AppEnv>()
  .get("/", requireRight("audit.read"), validateQuery(auditListQuery), async (c) => {
    const query = c.req.valid("query");
    const { events, total } = await listAuditEvents(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json(events);
  })
  .get("/actors", requireRight("audit.read"), async (c) => c.json(await listAuditActors(c.var.deps)));
