// GET  /api/blog/{id}/notes
// POST /api/blog/{id}/notes
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { noteInput, type PostNote } from "../../contract/desk/post-notes";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody } from "../../http/body";
import { addNote, readNotes } from "./note.service";

export const noteAdminRoutes = new Hono<AppEnv>()
  .get("/:id/notes", requireRight("posts.read"), async (c) =>
    c.json<PostNote[]>(await readNotes(c.var.deps, parseId(c.req.param("id")), c.var.user)),
  )
  .post("/:id/notes", requireRight("posts.write-own"), validateBody(noteInput), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<PostNote>(await addNote(c.var.deps, id, c.req.valid("json").body, c.var.user), 201);
  });
