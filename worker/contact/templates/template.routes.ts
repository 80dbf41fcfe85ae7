import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type ReplyTemplate, replyTemplateInput } from "../../contract/inbox/reply-template";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { changeTemplate, createTemplate, readTemplates, removeTemplate } from "./template.service";

export const templateRoutes = new Hono<AppEnv>()
  .get("/", requireRight("enquiries.use"), async (c) =>
    c.json<ReplyTemplate[]>(await readTemplates(c.var.deps)),
  )
  .post("/", requireRight("enquiries.use"), validateBody(replyTemplateInput), async (c) =>
    c.json<ReplyTemplate>(await createTemplate(c.var.deps, c.req.valid("json")), 201),
  )
  .put("/:id", requireRight("enquiries.use"), validateBody(replyTemplateInput), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<ReplyTemplate>(await changeTemplate(c.var.deps, id, c.req.valid("json")));
  })
  .delete("/:id", requireRight("enquiries.use"), async (c) => {
    await removeTemplate(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  });
