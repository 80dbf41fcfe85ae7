// GET  /api/blog/update-formats
// GET  /api/blog/update-formats/check?after=
// POST /api/blog/update-formats
// POST /api/blog/update-formats/undo
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type FormatAnswer,
  type FormatCheck,
  type FormatStatus,
  type FormatUndoAnswer,
  formatCheckQuery,
} from "../../contract/format";
import type { AppEnv } from "../../http/app-env";
import { validateQuery } from "../../http/body";
import { checkFormats, getLastRun, startFormatRun, undoLastRun } from "./format.service";

export const formatAdminRoutes = new Hono<AppEnv>()
  .get("/update-formats", requireRight("formats.use"), async (c) =>
    c.json<FormatStatus>({ run: await getLastRun(c.var.deps) }),
  )
  .get("/update-formats/check", requireRight("formats.use"), validateQuery(formatCheckQuery), async (c) =>
    c.json<FormatCheck>(await checkFormats(c.var.deps, c.req.valid("query").after ?? 0)),
  )
  .post("/update-formats", requireRight("formats.use"), async (c) =>
    c.json<FormatAnswer>(await startFormatRun(c.var.deps, c.var.user.id)),
  )
  .post("/update-formats/undo", requireRight("formats.use"), async (c) =>
    c.json<FormatUndoAnswer>(await undoLastRun(c.var.deps, c.var.user.id)),
  );
