// Mounted at /api/imports and /api/exports.
import { Hono } from "hono";
import { readAsking, requireRight } from "../auth/sessions/auth.guard";
import { exportInput, importQuery, importStart } from "../contract/moving";
import type { AppEnv } from "../http/app-env";
import { validateBody, validateQuery } from "../http/body";
import { listLastExports, openExport, readExport, startExport } from "./export/export.service";
import {
  beginImport,
  listLastImports,
  readImport,
  undoImport,
  uploadImport,
  uploadPictures,
} from "./import/import.service";

const ownersOnly = requireRight("moving.use");

export const importRoutes = new Hono<AppEnv>()
  // The right is checked before the body is read.
  .post("/", ownersOnly, async (c) => c.json(await uploadImport(c.var.deps, c.req.raw, c.var.user), 202))
  .get("/", ownersOnly, async (c) => c.json(await listLastImports(c.var.deps)))
  .get("/:id", ownersOnly, validateQuery(importQuery), async (c) => {
    const after = Number(c.req.valid("query").after ?? -1);
    return c.json(await readImport(c.var.deps, c.req.param("id"), after));
  })
  .post("/:id/pictures", ownersOnly, async (c) => {
    await uploadPictures(c.var.deps, c.req.param("id"), c.req.raw);
    return c.body(null, 204);
  })
  .post("/:id/start", ownersOnly, validateBody(importStart), async (c) => {
    await beginImport(c.var.deps, c.req.param("id"), c.req.valid("json"), c.var.user);
    return c.body(null, 202);
  })
  .post("/:id/undo", ownersOnly, async (c) => {
    await undoImport(c.var.deps, c.req.param("id"), c.var.user);
    return c.body(null, 202);
  });

export const exportRoutes = new Hono<AppEnv>()
  .post("/", ownersOnly, validateBody(exportInput), async (c) =>
    c.json(await startExport(c.var.deps, c.req.valid("json"), readAsking(c)), 202),
  )
  .get("/", ownersOnly, async (c) => c.json(await listLastExports(c.var.deps)))
  .get("/:id", ownersOnly, async (c) => c.json(await readExport(c.var.deps, c.req.param("id"))))
  .get("/:id/file", ownersOnly, async (c) => {
    const { body, name, type, size } = await openExport(c.var.deps, c.req.param("id"));
    return c.body(body, 200, {
      "Content-Type": type,
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });
