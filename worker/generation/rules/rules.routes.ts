// GET /api/writing-rules
// PUT /api/writing-rules
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type WritingRules, writingRulesInput } from "../../contract/studio/writing-rules";
import type { AppEnv } from "../../http/app-env";
import { validateBody } from "../../http/body";
import { changeWritingRules, getWritingRules } from "./rules.service";

export const rulesRoutes = new Hono<AppEnv>()
  .get("/", requireRight("writing-rules.read"), async (c) =>
    c.json<WritingRules>(await getWritingRules(c.var.deps)),
  )
  .put("/", requireRight("writing-rules.write"), validateBody(writingRulesInput), async (c) =>
    c.json<WritingRules>(await changeWritingRules(c.var.deps, c.req.valid("json"), c.var.user)),
  );
