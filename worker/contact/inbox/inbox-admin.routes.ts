// GET    /api/contact
// POST   /api/contact/search
// GET    /api/contact/spam
// DELETE /api/contact/{id}
// DELETE /api/contact/{id}/suspicions
// POST   /api/contact/{id}/notification
// POST   /api/contact/person/export
// POST   /api/contact/person/erase
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type PersonErasure,
  type PersonExport,
  personInput,
  type SpamSummary,
} from "../../contract/contact-admin";
import {
  type ContactSubmission,
  contactListQuery,
  contactSearch,
} from "../../contract/inbox/contact-submission";
import { totalCountHeader } from "../../contract/limits";
import type { AppEnv } from "../../http/app-env";
import { setListHeaders } from "../../http/list-headers";
import { parseId, validateBody, validateQuery } from "../../http/validate";
import { clearSpamMark } from "../desk/spam-mark.service";
import { queueNotificationAgain } from "../notify/notification.service";
import { erasePerson, exportPerson } from "../privacy/person.service";
import { summarizeSpam } from "../spam/spam.service";
import { listSubmissions, removeSubmission } from "./inbox.service";

export const inboxAdminRoutes = new Hono<AppEnv>()
  .get("/", requireRight("enquiries.use"), validateQuery(contactListQuery), async (c) => {
    const query = c.req.valid("query");
    const { contacts, total } = await listSubmissions(c.var.deps, query, c.var.user.id);
    setListHeaders(c, query, total);
    return c.json<ContactSubmission[]>(contacts);
  })
  .post("/search", requireRight("enquiries.use"), validateBody(contactSearch), async (c) => {
    const { contacts, total } = await listSubmissions(c.var.deps, c.req.valid("json"), c.var.user.id);
    c.header(totalCountHeader, String(total));
    return c.json<ContactSubmission[]>(contacts);
  })
  .get("/spam", requireRight("enquiries.use"), async (c) =>
    c.json<SpamSummary>(await summarizeSpam(c.var.deps)),
  )
  .delete("/:id", requireRight("enquiries.use"), async (c) => {
    await removeSubmission(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  })
  .delete("/:id/suspicions", requireRight("enquiries.use"), async (c) => {
    await clearSpamMark(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  })
  .post("/:id/notification", requireRight("enquiries.use"), async (c) => {
    await queueNotificationAgain(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 202);
  })
  // The address stands in the body: those of requests are written into logs.
  .post("/person/export", requireRight("enquiries.use"), validateBody(personInput), async (c) =>
    c.json<PersonExport>(await exportPerson(c.var.deps, c.req.valid("json").email)),
  )
  .post("/person/erase", requireRight("enquiries.use"), validateBody(personInput), async (c) =>
    c.json<PersonErasure>(await erasePerson(c.var.deps, c.req.valid("json").email)),
  );
