// GET    /api/contact
// DELETE /api/contact/{id}
import { Hono } from "hono";
import { requireAdmin } from "../auth/auth.guard";
import { type ContactSubmission, contactListQuery } from "../contract/contact";
import { totalCountHeader } from "../contract/limits";
import type { AppEnv } from "../http/app-env";
import { parseId, validateQuery } from "../http/validate";
import { listSubmissions, removeSubmission } from "./contact.service";

export const contactAdminRoutes = new Hono<AppEnv>()
  .get("/", requireAdmin, validateQuery(contactListQuery), async (c) => {
    const { contacts, total } = await listSubmissions(c.var.deps, c.req.valid("query"));
    c.header(totalCountHeader, String(total));
    return c.json<ContactSubmission[]>(contacts);
  })
  .delete("/:id", requireAdmin, async (c) => {
    await removeSubmission(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  });
