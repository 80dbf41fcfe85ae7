// GET    /api/contact/{id}/activities
// POST   /api/contact/{id}/activities
// DELETE /api/contact/{id}/activities/{activityId}[?undo=true]
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type ActivityTakenBack,
  activityInput,
  activityRemovalQuery,
  type ContactActivity,
} from "../../contract/inbox/contact-activity";
import { totalCountHeader } from "../../contract/limits";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody, validateQuery } from "../../http/validate";
import { addActivity, readActivities } from "./activity.service";
import { removeActivity, takeBack } from "./activity-removal.service";

export const activityRoutes = new Hono<AppEnv>()
  .get("/:id/activities", requireRight("enquiries.use"), async (c) => {
    const { activities, total } = await readActivities(c.var.deps, parseId(c.req.param("id")));
    c.header(totalCountHeader, String(total));
    return c.json<ContactActivity[]>(activities);
  })
  .post("/:id/activities", requireRight("enquiries.use"), validateBody(activityInput), async (c) => {
    const id = parseId(c.req.param("id"));
    const keepAlive = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const input = c.req.valid("json");
    const { activity, isNew } = await addActivity(c.var.deps, id, input, c.var.user, keepAlive);
    return c.json<ContactActivity>(activity, isNew ? 201 : 200);
  })
  .delete(
    "/:id/activities/:activityId",
    requireRight("enquiries.use"),
    validateQuery(activityRemovalQuery),
    async (c) => {
      const contactId = parseId(c.req.param("id"));
      const which = { contactId, id: parseId(c.req.param("activityId")) };
      if (c.req.valid("query").undo) {
        return c.json<ActivityTakenBack>(await takeBack(c.var.deps, which, c.var.user));
      }
      await removeActivity(c.var.deps, which, c.var.user);
      return c.body(null, 204);
    },
  );
