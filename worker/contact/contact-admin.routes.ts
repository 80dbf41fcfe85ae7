// GET    /api/contact
// DELETE /api/contact/{id}
import { Hono } from "hono";
import { requireAdmin } from "../auth/auth.guard";
import type { ContactSubmission } from "../contract/contact";
import type { AppEnv } from "../http/app-env";
import { parseId } from "../http/validate";
import { listSubmissions, removeSubmission } from "./contact.service";

export const contactAdminRoutes = new Hono<AppEnv>()
  .get("/", requireAdmin, async (c) => c.json<ContactSubmission[]>(await listSubmissions(c.var.deps)))
  .delete("/:id", requireAdmin, async (c) => {
    await removeSubmission(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  });
