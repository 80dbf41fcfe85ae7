// Staff routes below /api/contact, /api/reply-templates and /api/notifications.
import { Hono } from "hono";
import * as z from "zod/mini";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type NotificationTest, personInput } from "../../contract/contact-admin";
import { activityInput } from "../../contract/inbox/contact-activity";
import {
  contactBulkInput,
  contactChange,
  contactSeenInput,
  seenContact,
} from "../../contract/inbox/contact-change";
import { contactListQuery, contactSearch } from "../../contract/inbox/contact-submission";
import { contactSummaryQuery } from "../../contract/inbox/contact-summary";
import { manualContact, pastedChat } from "../../contract/inbox/manual-contact";
import { replyTemplateInput } from "../../contract/inbox/reply-template";
import { totalCountHeader } from "../../contract/limits";
import { contentSchemas } from "../../contract/site-content/schema";
import { createConfiguredChannels, readSettings } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { setListHeaders } from "../../http/answers";
import type { AppEnv } from "../../http/app-env";
import { parseId, readId, validateBody, validateQuery } from "../../http/body";
import { addActivity, readActivities, removeActivity } from "../activities/activity.service";
import { changeContact, changeManyContacts } from "../changes/change.service";
import { queueNotificationAgain } from "../notify/notification.service";
import { erasePerson, exportPerson } from "../privacy/person.service";
import { summarizeEnquiries } from "../summary/summary.service";
import { changeTemplate, createTemplate, readTemplates, removeTemplate } from "../templates/template.service";
import { addContact, draftFromChat } from "../whatsapp/whatsapp.service";
import {
  listPeople,
  listSubmissions,
  markListSeen,
  readContact,
  removeSubmission,
  summarizeSpam,
} from "./inbox.service";

const usualSummaryDays = 30;
const staffOnly = requireRight("enquiries.use", "settings");

export const inboxRoutes = new Hono<AppEnv>()
  .get("/", staffOnly, validateQuery(contactListQuery), async (c) => {
    const query = c.req.valid("query");
    const { contacts, total } = await listSubmissions(c.var.deps, query, c.var.user.id);
    setListHeaders(c, query, total);
    return c.json(contacts);
  })
  .post("/search", staffOnly, validateBody(contactSearch), async (c) => {
    const { contacts, total } = await listSubmissions(c.var.deps, c.req.valid("json"), c.var.user.id);
    c.header(totalCountHeader, String(total));
    return c.json(contacts);
  })
  .get("/summary", staffOnly, validateQuery(contactSummaryQuery), async (c) => {
    const { days = usualSummaryDays } = c.req.valid("query");
    return c.json(await summarizeEnquiries(c.var.deps, days));
  })
  .get("/spam", staffOnly, async (c) => c.json(await summarizeSpam(c.var.deps)))
  .get("/assignees", staffOnly, async (c) => c.json(await listPeople(c.var.deps)))
  .put("/seen", staffOnly, validateBody(contactSeenInput), async (c) => {
    await markListSeen(c.var.deps, c.var.user.id, c.req.valid("json").id);
    return c.body(null, 204);
  })
  .post("/manual", staffOnly, validateBody(manualContact), async (c) =>
    c.json(await addContact(c.var.deps, c.req.valid("json")), 201),
  )
  .post("/paste", staffOnly, validateBody(pastedChat), async (c) =>
    c.json(await draftFromChat(c.var.deps, c.req.valid("json").text)),
  )
  .post("/bulk", staffOnly, validateBody(contactBulkInput), async (c) =>
    c.json(await changeManyContacts(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  // The address is in the body because request URLs are logged.
  .post("/person/export", staffOnly, validateBody(personInput), async (c) =>
    c.json(await exportPerson(c.var.deps, c.req.valid("json"))),
  )
  .post("/person/erase", staffOnly, validateBody(personInput), async (c) =>
    c.json(await erasePerson(c.var.deps, c.req.valid("json"))),
  )
  .get("/:id", staffOnly, async (c) => c.json(await readContact(c.var.deps, readId(c))))
  .patch("/:id", staffOnly, validateBody(contactChange), async (c) =>
    c.json(await changeContact(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .delete("/:id", staffOnly, validateQuery(seenContact), async (c) => {
    await removeSubmission(c.var.deps, readId(c), c.req.valid("query").version);
    return c.body(null, 204);
  })
  .post("/:id/notification", staffOnly, async (c) => {
    await queueNotificationAgain(c.var.deps, readId(c));
    return c.body(null, 202);
  })
  .get("/:id/activities", staffOnly, async (c) => {
    const { activities, total } = await readActivities(c.var.deps, readId(c));
    c.header(totalCountHeader, String(total));
    return c.json(activities);
  })
  .post("/:id/activities", staffOnly, validateBody(activityInput), async (c) =>
    c.json(await addActivity(c.var.deps, readId(c), c.req.valid("json"), c.var.user), 201),
  )
  .delete("/:id/activities/:activityId", staffOnly, async (c) => {
    const contactId = readId(c);
    await removeActivity(c.var.deps, { contactId, id: parseId(c.req.param("activityId")) }, c.var.user);
    return c.body(null, 204);
  });

export const templateRoutes = new Hono<AppEnv>()
  .get("/", requireRight("enquiries.use"), async (c) => c.json(await readTemplates(c.var.deps)))
  .post("/", requireRight("enquiries.use"), validateBody(replyTemplateInput), async (c) =>
    c.json(await createTemplate(c.var.deps, c.req.valid("json")), 201),
  )
  .put("/:id", requireRight("enquiries.use"), validateBody(replyTemplateInput), async (c) =>
    c.json(await changeTemplate(c.var.deps, readId(c), c.req.valid("json"))),
  )
  .delete("/:id", requireRight("enquiries.use"), async (c) => {
    await removeTemplate(c.var.deps, readId(c));
    return c.body(null, 204);
  });

const unreached = {
  email: "Email belum terkirim: server ini belum diatur untuk mengirim email.",
  webhook: "Webhook tidak menjawab, atau rahasianya belum dipasang di server.",
};

/** Sends a test message to the settings as typed, before they are saved. */
export const notificationRoutes = new Hono<AppEnv>().post(
  "/test",
  requireRight("site.publish"),
  validateBody(z.strictObject({ notifications: contentSchemas.notifications })),
  async (c) => {
    const { deps, requestId } = c.var;
    const content = { ...(await deps.siteContent.current()), ...c.req.valid("json") };
    const channels = createConfiguredChannels(readSettings(c.env, content), deps.clock, content.business);
    if (channels.length === 0) {
      throw new AppError("validation_failed", "Belum ada alamat email atau webhook yang bisa dikabari");
    }
    const message = { type: "notification.test", at: deps.clock().toISOString() } as const;
    const told = await Promise.all(
      channels.map(({ name, send }) =>
        send(message).then(
          () => ({ name, failure: null }),
          (error: unknown) => {
            log("warn", "notification_test_failed", { requestId, name, error: describeError(error) });
            return { name, failure: unreached[name] };
          },
        ),
      ),
    );
    return c.json<NotificationTest>({ told });
  },
);
