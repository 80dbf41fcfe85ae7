// GET    /api/briefs
// POST   /api/briefs
// POST   /api/briefs/proposals
// GET    /api/briefs/{id}
// PUT    /api/briefs/{id}
// DELETE /api/briefs/{id}
// POST   /api/briefs/{id}/outline
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type Brief,
  briefChange,
  briefInput,
  type ProposalAnswer,
  proposalInput,
} from "../../contract/studio/brief";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { changeBrief, createBrief, getBrief, readBriefs, removeBrief } from "./brief.service";
import { outlineBrief, proposeOutlines } from "./outline.service";

export const briefRoutes = new Hono<AppEnv>()
  .get("/", requireRight("briefs.use"), async (c) => c.json<Brief[]>(await readBriefs(c.var.deps)))
  .post("/", requireRight("briefs.use"), validateBody(briefInput), async (c) =>
    c.json<Brief>(await createBrief(c.var.deps, c.req.valid("json"), c.var.user), 201),
  )
  .post("/proposals", requireRight("briefs.use"), validateBody(proposalInput), async (c) =>
    c.json<ProposalAnswer>(await proposeOutlines(c.var.deps, c.req.valid("json"))),
  )
  .get("/:id", requireRight("briefs.use"), async (c) =>
    c.json<Brief>(await getBrief(c.var.deps, parseId(c.req.param("id")))),
  )
  .put("/:id", requireRight("briefs.use"), validateBody(briefChange), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<Brief>(await changeBrief(c.var.deps, id, c.req.valid("json"), c.var.user));
  })
  .delete("/:id", requireRight("briefs.use"), async (c) => {
    await removeBrief(c.var.deps, parseId(c.req.param("id")), c.var.user);
    return c.body(null, 204);
  })
  .post("/:id/outline", requireRight("briefs.use"), async (c) =>
    c.json<Brief>(await outlineBrief(c.var.deps, parseId(c.req.param("id")), c.var.user)),
  );
