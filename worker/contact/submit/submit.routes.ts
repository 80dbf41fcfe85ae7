// POST /api/contact
import { type Context, Hono } from "hono";
import { contactInput } from "../../contract/contact";
import { pages } from "../../contract/pages";
import type { AppEnv } from "../../http/app-env";
import { isPlainForm, readPlainForm } from "../../http/plain-form";
import { limitByAddress } from "../../http/rate-limit";
import { requireJson, validateBody, validationError } from "../../http/validate";
import { readReferer } from "./source";
import { submitContact } from "./submit.service";

export const submitRoutes = new Hono<AppEnv>()
  .post("/", async (c, next) => (isPlainForm(c) ? answerPlainForm(c) : next()))
  .post("/", requireJson, limitByAddress("CONTACT_LIMITER"), validateBody(contactInput), async (c) => {
    const id = await submitContact(c.var.deps, c.req.valid("json"));
    return c.json({ id, message: "Pesan Anda telah kami terima, terima kasih!" }, 201);
  });

/** The same enquiry from a browser without the script, which is led on to a page. */
async function answerPlainForm(c: Context<AppEnv>): Promise<Response> {
  const values = await readPlainForm(c);
  await limitByAddress("CONTACT_LIMITER")(c, async () => {
    const parsed = contactInput.safeParse(values);
    if (!parsed.success) throw validationError(parsed.error);
    const source = readReferer(c.req.header("Referer"), c.req.url);
    await submitContact(c.var.deps, parsed.data, { fromPlainForm: true, source });
  });
  return c.redirect(pages.thankYou.path, 303);
}
