// POST /api/contact
import { type Context, Hono } from "hono";
import { AppError } from "../app-error";
import { contactInput } from "../contract/contact";
import { pages } from "../contract/pages";
import type { AppEnv } from "../http/app-env";
import { limitByAddress } from "../http/rate-limit";
import { isJsonRequest, requireJson, validateBody, validationError } from "../http/validate";
import { submitContact } from "./contact.service";

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export const contactRoutes = new Hono<AppEnv>()
  .post("/", async (c, next) => (isPlainForm(c) ? answerPlainForm(c) : next()))
  .post("/", requireJson, limitByAddress("CONTACT_LIMITER"), validateBody(contactInput), async (c) => {
    const id = await submitContact(c.var.deps, c.req.valid("json"));
    return c.json({ id, message: "Pesan Anda telah kami terima, terima kasih!" }, 201);
  });

function isPlainForm(c: Context<AppEnv>): boolean {
  const contentType = c.req.header("Content-Type");
  return !isJsonRequest(contentType) && formTypes.test(contentType ?? "");
}

/** The same enquiry from a browser without the script: it is led on to a page, whatever happens. */
async function answerPlainForm(c: Context<AppEnv>): Promise<Response> {
  const values = await readForm(c);
  try {
    await limitByAddress("CONTACT_LIMITER")(c, async () => {
      const parsed = contactInput.safeParse(values);
      if (!parsed.success) throw validationError(parsed.error);
      await submitContact(c.var.deps, parsed.data);
    });
  } catch (error) {
    if (error instanceof AppError) return c.var.answerRefusedForm(c, error, values);
    throw error;
  }
  return c.redirect(pages.thankYou.path, 303);
}

async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  try {
    const body = await c.req.parseBody();
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
  } catch (cause) {
    throw new AppError("validation_failed", "Isi formulir tidak dapat dibaca", { cause });
  }
}
