// GET /api/blog/{id}/checks
// PUT /api/blog/{id}/claims/{key}
// GET /api/blog/{id}/provenance
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { type Checks, type Decided, type Provenance, verdictInput } from "../../contract/studio/checks";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { getProvenance } from "../provenance/provenance.service";
import { decide, getChecks } from "./check.service";

export const checkRoutes = new Hono<AppEnv>()
  .get("/:id/checks", requireRight("posts.read"), async (c) =>
    c.json<Checks>(await getChecks(c.var.deps, parseId(c.req.param("id")))),
  )
  .put("/:id/claims/:key", requireRight("posts.write-own"), validateBody(verdictInput), async (c) => {
    const claim = { postId: parseId(c.req.param("id")), key: c.req.param("key") };
    return c.json<Decided>(await decide(c.var.deps, claim, c.req.valid("json"), c.var.user));
  })
  .get("/:id/provenance", requireRight("posts.read"), async (c) =>
    c.json<Provenance>(await getProvenance(c.var.deps, parseId(c.req.param("id")))),
  );
