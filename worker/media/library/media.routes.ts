// POST   /api/media
// GET    /api/media
// GET    /api/media/abilities
// GET    /api/media/{id}
// PATCH  /api/media/{id}
// DELETE /api/media/{id}
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import { maxPictureBytes, mediaChange, mediaListQuery } from "../../contract/media/media-item";
import { AppError, fieldError } from "../../errors";
import { setListHeaders } from "../../http/answers";
import type { AppEnv } from "../../http/app-env";
import { limitBody, readId, validateBody, validateQuery } from "../../http/body";
import { bodyBytes, limitConcurrency } from "../../http/concurrency";
import { takeDayShare } from "../../limits";
import { changeMedia, getMediaAbilities, listMedia, readMedia, removeMedia } from "./media.service";
import { readUpload, uploadPicture } from "./upload.service";

const maxUploadBytes = maxPictureBytes + 64 * 1024;
/** The limit of an upload form; its time allows a connection of 17 KB/s. */
const limitUpload = limitBody({ maxBytes: maxUploadBytes, label: "10 MB", maxSeconds: 600 });
const busy = "Server sedang mengolah gambar lain. Tunggu sebentar, lalu unggah lagi.";
/** Pictures that an account may upload in a day: Images bills each of their widths. */
const mostUploads = 1000;
/** The concurrent uploads of an account, so that one account alone does not stop the others. */
const waitForOwnRoom = limitConcurrency({
  ...{ cost: bodyBytes(maxUploadBytes), capacity: maxUploadBytes, busy },
  of: "account",
});
/** All concurrent uploads. Each takes up to three times its bytes of the isolate's 128 MB. */
const waitForRoom = limitConcurrency({
  ...{ cost: bodyBytes(maxUploadBytes), capacity: 2 * maxUploadBytes, busy },
  of: "everybody",
});

export const mediaRoutes = new Hono<AppEnv>()
  // The right is checked before the body is read.
  .post("/", requireRight("media.use"), waitForOwnRoom, waitForRoom, limitUpload, async (c) => {
    const { deps, user } = c.var;
    if (!takeDayShare("uploads", String(user.id), mostUploads, deps.clock())) {
      throw new AppError("rate_limited", "Anda sudah mengunggah 1.000 gambar hari ini. Coba lagi besok.");
    }
    const { item, isNew } = await uploadPicture(deps, readUpload(await readForm(c.req.raw)), user);
    return c.json(item, isNew ? 201 : 200);
  })
  .get("/", requireRight("media.use"), validateQuery(mediaListQuery), async (c) => {
    const query = c.req.valid("query");
    const { items, total } = await listMedia(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json(items);
  })
  .get("/abilities", requireRight("media.use"), (c) => c.json(getMediaAbilities(c.var.deps)))
  .get("/:id", requireRight("media.use"), async (c) => c.json(await readMedia(c.var.deps, readId(c))))
  .patch("/:id", requireRight("media.use"), validateBody(mediaChange), async (c) =>
    c.json(await changeMedia(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .delete("/:id", requireRight("media.delete"), async (c) => {
    await removeMedia(c.var.deps, readId(c));
    return c.body(null, 204);
  });

async function readForm(request: Request): Promise<FormData> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get("Content-Type") ?? "")) {
    const message = "Kirim gambar sebagai berkas di sebuah formulir (Content-Type: multipart/form-data)";
    throw new AppError("unsupported_media_type", message);
  }
  try {
    return await request.formData();
  } catch (cause) {
    // The runtime reports a NUL in the file's name as invalid headers.
    throw fieldError(
      "file",
      String(cause).includes("invalid headers")
        ? "Unggahan tidak terbaca karena nama berkasnya. Ganti nama berkas, lalu unggah lagi."
        : "Unggahan tidak terkirim lengkap. Silakan unggah lagi.",
      { cause },
    );
  }
}
