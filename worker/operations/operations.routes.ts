import { Hono } from "hono";
import { requireRight } from "../auth/sessions/auth.guard";
import { retryInput } from "../contract/operations";
import type { AppEnv } from "../http/app-env";
import { validateBody } from "../http/body";
import { readOperations, retryJob } from "./operations.service";

export const operationsRoutes = new Hono<AppEnv>()
  .get("/", requireRight("operations.use", "settings"), async (c) => c.json(await readOperations(c.var.deps)))
  .post("/retry", requireRight("operations.use", "settings"), validateBody(retryInput), async (c) => {
    await retryJob(c.var.deps, c.req.valid("json"), c.var.user);
    return c.body(null, 204);
  });
