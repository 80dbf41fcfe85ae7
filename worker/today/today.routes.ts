import { Hono } from "hono";
import { requireRight } from "../auth/sessions/auth.guard";
import { findInput } from "../contract/today";
import type { AppEnv } from "../http/app-env";
import { validateBody } from "../http/body";
import { find, listTodayItems } from "./today.service";

export const todayRoutes = new Hono<AppEnv>()
  .get("/today", requireRight("account.use"), async (c) =>
    c.json(await listTodayItems(c.var.deps, c.var.user)),
  )
  .post("/find", requireRight("account.use"), validateBody(findInput), async (c) =>
    c.json(await find(c.var.deps, c.req.valid("json").q, c.var.user)),
  );
