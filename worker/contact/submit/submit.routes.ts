import { type Context, Hono } from "hono";
import { contactInput } from "../../contract/contact";
import { pages } from "../../contract/pages";
import { withOwnSettings } from "../../deps";
import { AppError } from "../../errors";
import type { AppEnv } from "../../http/app-env";
import { isPlainForm, readPlainForm, requireJson, validateBody, validationError } from "../../http/body";
import { limitByAddress } from "../../http/rate-limit";
import { readNetwork, takeDayShare } from "../../limits";
import { readReferer, submitContact } from "./submit.service";

export const submitRoutes = new Hono<AppEnv>()
  .post("/", async (c, next) => (isPlainForm(c) ? answerPlainForm(c) : next()))
  .post("/", requireJson, limitByAddress("CONTACT_LIMITER"), validateBody(contactInput), async (c) => {
    requireDayShare(c);
    const deps = await withOwnSettings(c.var.deps, c.env);
    const id = await submitContact(deps, c.req.valid("json"));
    return c.json({ id, message: "Pesan Anda telah kami terima, terima kasih!" }, 201);
  });

const mostOfNetwork = 300;

function requireDayShare(c: Context<AppEnv>): void {
  if (takeDayShare("contact", readNetwork(c.req.raw), mostOfNetwork, c.var.deps.clock())) return;
  const message =
    "Jaringan Anda sudah mengirim sangat banyak pesan hari ini. Silakan hubungi kami lewat WhatsApp.";
  throw new AppError("rate_limited", message);
}

/** The form post of a browser without JavaScript; it is redirected to a page. */
async function answerPlainForm(c: Context<AppEnv>): Promise<Response> {
  const values = await readPlainForm(c);
  await limitByAddress("CONTACT_LIMITER")(c, async () => {
    const parsed = contactInput.safeParse(values);
    if (!parsed.success) throw validationError(parsed.error);
    requireDayShare(c);
    const source = readReferer(c.req.header("Referer"), c.req.url);
    const deps = await withOwnSettings(c.var.deps, c.env);
    await submitContact(deps, parsed.data, { fromPlainForm: true, source });
  });
  return c.redirect(pages.thankYou.path, 303);
}
