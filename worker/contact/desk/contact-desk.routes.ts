// GET   /api/contact/assignees
// GET   /api/contact/counts
// PUT   /api/contact/seen
// POST  /api/contact/bulk
// GET   /api/contact/{id}
// PATCH /api/contact/{id}
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type ContactBulkAnswer,
  type ContactCounts,
  type ContactDetail,
  contactBulkInput,
  contactChange,
  contactSeenInput,
} from "../../contract/inbox/contact-change";
import type { ContactPerson, ContactSubmission } from "../../contract/inbox/contact-submission";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/validate";
import { assigneesOf } from "./assignees.service";
import { changeManyContacts } from "./contact-bulk.service";
import { changeContact } from "./contact-change.service";
import { readContact } from "./contact-detail.service";
import { contactCountsOf, lookAtContacts } from "./counts.service";

export const contactDeskRoutes = new Hono<AppEnv>()
  .get("/assignees", requireRight("enquiries.use"), async (c) =>
    c.json<ContactPerson[]>(await assigneesOf(c.var.deps)),
  )
  .get("/counts", requireRight("enquiries.use"), async (c) =>
    c.json<ContactCounts>(await contactCountsOf(c.var.deps, c.var.user)),
  )
  .put("/seen", requireRight("enquiries.use"), validateBody(contactSeenInput), async (c) => {
    await lookAtContacts(c.var.deps, c.var.user, c.req.valid("json").id);
    return c.body(null, 204);
  })
  .post("/bulk", requireRight("enquiries.use"), validateBody(contactBulkInput), async (c) =>
    c.json<ContactBulkAnswer>(await changeManyContacts(c.var.deps, c.req.valid("json"), c.var.user)),
  )
  .get("/:id", requireRight("enquiries.use"), async (c) =>
    c.json<ContactDetail>(await readContact(c.var.deps, parseId(c.req.param("id")))),
  )
  .patch("/:id", requireRight("enquiries.use"), validateBody(contactChange), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<ContactSubmission>(await changeContact(c.var.deps, id, c.req.valid("json"), c.var.user));
  });
