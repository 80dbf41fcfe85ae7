// GET    /api/contact/{id}/activities
// POST   /api/contact/{id}/activities
// DELETE /api/contact/{id}/activities/{activityId}
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { activityInput, type ContactActivity } from "../../contract/inbox/contact-activity";
import { totalCountHeader } from "../../contract/limits";
import type { AppEnv } from "../../http/app-env";
import { parseId, requireJson, validateBody } from "../../http/validate";
import { addActivity, readActivities, removeActivity } from "./activity.service";

export const activityRoutes = new Hono<AppEnv>()
  .get("/:id/activities", requireRight("enquiries.use"), async (c) => {
    const { activities, total } = await readActivities(c.var.deps, parseId(c.req.param("id")));
    c.header(totalCountHeader, String(total));
    return c.json<ContactActivity[]>(activities);
  })
  .post(
    "/:id/activities",
    requireRight("enquiries.use"),
    requireJson,
    validateBody(activityInput),
    async (c) => {
      const id = parseId(c.req.param("id"));
      const { activity, isNew } = await addActivity(c.var.deps, id, c.req.valid("json"), c.var.user);
      return c.json<ContactActivity>(activity, isNew ? 201 : 200);
    },
  )
  .delete("/:id/activities/:activityId", requireRight("enquiries.use"), async (c) => {
    const contactId = parseId(c.req.param("id"));
    await removeActivity(c.var.deps, { contactId, id: parseId(c.req.param("activityId")) }, c.var.user);
    return c.body(null, 204);
  });
