// GET /media/{hash}.{type}
// GET /media/{hash}-{width}.{type}
// GET /pratinjau/{token}/media/… the same, for whoever has the link
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { cacheFile, forever, forNow } from "../../cache/file-cache";
import { type PictureAddress, parsePicturePath, toEnding } from "../../contract/media/pictures";
import { previewPath } from "../../contract/paths";
import type { AppEnv } from "../../http/app-env";
import { countMiss, limitMisses, refuseCounted } from "../../http/rate-limit";
import {
  type FoundPicture,
  findForLink,
  findForVisitors,
  type OpenedFile,
  openFile,
} from "./serving.service";

const forNobodyElse = "private, no-store";

const pictureHeaders = { "Content-Security-Policy": "default-src 'none'; sandbox" };
/** Public pictures may be embedded by other sites, because feeds contain whole articles. */
const publicHeaders = { ...pictureHeaders, "Cross-Origin-Resource-Policy": "cross-origin" };

const setPictureHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (![200, 304].includes(c.res.status)) return;
  const isPublic = c.res.headers.get("Cache-Control")?.startsWith("public") ?? false;
  c.set("ownSecurityHeaders", isPublic ? publicHeaders : pictureHeaders);
});

/** The raw path. Hono's path is decoded, but a picture has exactly one address. */
const getPath = (c: Context<AppEnv>) => new URL(c.req.url).pathname;
const parseRequest = (c: Context<AppEnv>) => parsePicturePath(getPath(c));

const missing = (c: Context<AppEnv>) => c.text("Tidak ditemukan\n", 404, { "Cache-Control": "no-store" });

async function answerPicture(
  c: Context<AppEnv>,
  asked: PictureAddress,
  found: FoundPicture,
  cacheControlOf: (file: OpenedFile) => string,
): Promise<Response> {
  const file = await openFile(c.var.deps, found, { withBody: c.req.method !== "HEAD" });
  if (!file) return missing(c);
  return new Response(file.body, {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.size),
      "Content-Disposition": `inline; filename="${asked.hash}.${toEnding(file.type)}"`,
      "Cache-Control": cacheControlOf(file),
      ETag: file.etag,
    },
  });
}

export const servingRoutes = new Hono<AppEnv>()
  .use("/media/*", setPictureHeaders)
  .get(
    "/media/*",
    cacheFile(
      (c) => (c.var.deps.mediaBucket && parseRequest(c) ? getPath(c) : null),
      async (c) => {
        const asked = parseRequest(c);
        const found = asked && (await findForVisitors(c.var.deps, asked));
        return found?.isShown === true;
      },
    ),
    limitMisses(),
    async (c) => {
      const asked = parseRequest(c);
      if (!asked || !c.var.deps.mediaBucket) return missing(c);
      const found = await findForVisitors(c.var.deps, asked);
      if (found?.isShown) {
        // The original answers until the width is made.
        return answerPicture(c, asked, found, ({ isExact }) => (isExact ? forever : forNow));
      }
      const { reader } = c.var;
      if (!reader) await countMiss(c);
      if (!found || !reader) return missing(c);
      return answerPicture(c, asked, found, () => forNobodyElse);
    },
  )
  .use("/pratinjau/:token/media/*", setPictureHeaders)
  .get("/pratinjau/:token/media/*", async (c) => {
    const token = c.req.param("token");
    const below = previewPath(token);
    const asked = getPath(c).startsWith(below) ? parsePicturePath(getPath(c).slice(below.length)) : null;
    if (!asked || !c.var.deps.mediaBucket) return missing(c);
    refuseCounted(c);
    const found = await findForLink(c.var.deps, asked, token);
    if (!found?.isShown) {
      await countMiss(c);
      return missing(c);
    }
    return answerPicture(c, asked, found, () => forNobodyElse);
  });
