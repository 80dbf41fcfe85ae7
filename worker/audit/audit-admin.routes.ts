// GET /api/audit
// GET /api/audit/actors
import { Hono } from "hono";
import { requireRight } from "../auth/sessions/auth.guard";
import { type AuditActor, type AuditEvent, auditListQuery } from "../contract/audit";
import type { AppEnv } from "../http/app-env";
import { setListHeaders } from "../http/list-headers";
import { validateQuery } from "../http/validate";
import { listAuditActors, listAuditEvents } from "./audit.service";

export const auditAdminRoutes = new Hono<AppEnv>()
  .get("/", requireRight("audit.read"), validateQuery(auditListQuery), async (c) => {
    const query = c.req.valid("query");
    const { events, total } = await listAuditEvents(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json<AuditEvent[]>(events);
  })
  .get("/actors", requireRight("audit.read"), async (c) =>
    c.json<AuditActor[]>(await listAuditActors(c.var.deps)),
  );
