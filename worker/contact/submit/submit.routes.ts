import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { ErrorCode } from "../../contract/api";
import { contactInput } from "../../contract/contact";
import type { RefusalReason } from "../../contract/contact-admin";
import { pages } from "../../contract/pages";
import { withOwnSettings } from "../../deps";
import { toAppError } from "../../http/answers";
import type { AppEnv } from "../../http/app-env";
import { isPlainForm, readPlainForm, requireJson, validateBody, validationError } from "../../http/body";
import { limitByAddress } from "../../http/rate-limit";
import { countRefusal, readReferer, submitContact } from "./submit.service";

export const submitRoutes = new Hono<AppEnv>()
  .post("/", async (c, next) => (isPlainForm(c) ? answerPlainForm(c) : next()))
  .post("/", requireJson, limitByAddress("CONTACT_LIMITER"), validateBody(contactInput), async (c) => {
    const deps = await withOwnSettings(c.var.deps, c.env);
    const id = await submitContact(deps, c.req.valid("json"));
    return c.json({ id, message: "Pesan Anda telah kami terima, terima kasih!" }, 201);
  });

/** The form post of a browser without JavaScript; it is redirected to a page. */
async function answerPlainForm(c: Context<AppEnv>): Promise<Response> {
  const values = await readPlainForm(c);
  await limitByAddress("CONTACT_LIMITER")(c, async () => {
    const parsed = contactInput.safeParse(values);
    if (!parsed.success) throw validationError(parsed.error);
    const source = readReferer(c.req.header("Referer"), c.req.url);
    const deps = await withOwnSettings(c.var.deps, c.env);
    await submitContact(deps, parsed.data, { fromPlainForm: true, source });
  });
  return c.redirect(pages.thankYou.path, 303);
}

const reasons: Partial<Record<ErrorCode, RefusalReason>> = {
  validation_failed: "invalid",
  rate_limited: "too_often",
  payload_too_large: "too_large",
  forbidden: "cross_site",
  unsupported_media_type: "unsupported",
};

/** Counts every refused enquiry, whichever middleware refuses it. */
export const countRefused = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== "POST" || !c.error) return;
  const reason = reasons[toAppError(c.error).code];
  if (reason) await countRefusal(c.var.deps, reason);
});
