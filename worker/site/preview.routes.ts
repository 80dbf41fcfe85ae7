import { type Context, Hono } from "hono";
import { addReaderNote, readPreview } from "../blog/preview-links/preview-link.service";
import { type ReaderNote, readerNote } from "../contract/desk/post-notes";
import { previewPath, tokenOfNotesPath } from "../contract/paths";
import { AppError } from "../errors";
import type { AppEnv } from "../http/app-env";
import {
  answerRefusedFormWith,
  isPlainForm,
  readPlainForm,
  requireJson,
  validateBody,
  validationError,
} from "../http/body";
import { countMiss, countRequest, refuseCounted } from "../http/rate-limit";
import { readNetwork } from "../limits";
import { loadShell } from "./document";
import { endedPreviewPage, previewPage, type SentNote } from "./preview-page";
import { latestData } from "./site.service";

/** The query parameter of the page after a note was sent. */
const sentParameter = "terkirim";

async function answerPreview(
  c: Context<AppEnv>,
  token: string,
  { sent, status }: { sent?: SentNote | "thanks" | undefined; status: AppError["status"] | 200 },
) {
  refuseCounted(c);
  const [shell, preview, content] = await Promise.all([
    loadShell(c.env.ASSETS, "article"),
    readPreview(c.var.deps, token),
    c.var.deps.siteContent.current(),
  ]);
  if (preview) return c.html(await previewPage({ shell, token, preview, content, sent }), status);
  await countMiss(c);
  const note = typeof sent === "object" ? sent.values.body : undefined;
  return c.html(await endedPreviewPage(shell, { data: await latestData(c.var.deps, 2), content }, note), 404);
}

export const previewRoutes = new Hono<AppEnv>().get("/pratinjau/:token", async (c) => {
  const sent = c.req.query(sentParameter) === undefined ? undefined : "thanks";
  return answerPreview(c, c.req.param("token"), { sent, status: 200 });
});

/** Answers a refused form with its page, the errors and what was typed. */
export const answerRefusedNoteWithPage = answerRefusedFormWith((c, error, values) => {
  const { fields = {}, message, status, retryAfter } = error;
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  const isOfFields = "name" in fields || "body" in fields;
  const sent = { values, fields, message: isOfFields ? "" : message };
  // A form that was refused before routing has no parameters.
  return answerPreview(c, tokenOfNotesPath(c.req.path), { sent, status });
});

export const readerNoteRoutes = new Hono<AppEnv>()
  .post("/:token/notes", async (c, next) => (isPlainForm(c) ? takePlainForm(c) : next()))
  .post("/:token/notes", requireJson, countNote, validateBody(readerNote), async (c) => {
    await takeNote(c, c.req.param("token"), c.req.valid("json"));
    return c.json({ message: "Terima kasih, catatan Anda sudah kami terima." }, 201);
  });

async function takePlainForm(c: Context<AppEnv>): Promise<Response> {
  const token = c.req.param("token") ?? "";
  const { name, body } = await readPlainForm(c);
  await countNote(c);
  // A form sends line breaks as CRLF, which would count as two characters.
  const parsed = readerNote.safeParse({ name, body: body?.replaceAll("\r\n", "\n") });
  if (!parsed.success) throw validationError(parsed.error);
  await takeNote(c, token, parsed.data);
  return c.redirect(`${previewPath(token)}?${sentParameter}=1#catatan`, 303);
}

async function countNote(c: Context<AppEnv>, next: () => Promise<void> = async () => {}): Promise<void> {
  await countRequest(c, "CONTACT_LIMITER", `preview ${readNetwork(c.req.raw)}`);
  await next();
}

async function takeNote(c: Context<AppEnv>, token: string, note: ReaderNote): Promise<void> {
  if (await addReaderNote(c.var.deps, token, note)) return;
  if (await readPreview(c.var.deps, token)) {
    throw new AppError(
      "rate_limited",
      "Artikel ini sudah menerima terlalu banyak catatan. Sampaikan catatan Anda langsung kepada pengirim tautan.",
    );
  }
  throw new AppError("not_found", "Tautan pratinjau ini tidak berlaku lagi");
}
