import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import type { AppEnv } from "./app-env";
import { toAppError } from "./on-error";

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** True for what a browser sends of a form by itself, without the script. */
export function isPlainForm(c: Context<AppEnv>): boolean {
  return c.req.method === "POST" && formTypes.test(c.req.header("Content-Type") ?? "");
}

/** The text fields of a plain form; a file counts as an empty one. */
export async function readPlainForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  try {
    const body = await c.req.parseBody();
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
  } catch (cause) {
    throw new AppError("validation_failed", "Isi formulir tidak dapat dibaca", { cause });
  }
}

type AnswerRefused = (
  c: Context<AppEnv>,
  error: AppError,
  values: Record<string, string>,
) => Promise<Response>;

/** Whoever sent a plain form gets a page and not JSON, whatever refused it; what was typed comes back as far as it was read. */
export const answerRefusedFormWith = (answer: AnswerRefused) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.error || !isPlainForm(c)) return;
    c.res = await answer(c, toAppError(c.error), await typedValues(c));
  });

export const answerRefusedFormWithPage = answerRefusedFormWith((c, error, values) =>
  c.var.answerRefusedForm(c, error, values),
);

/** Nothing of a form that was refused unread, from another site or too large: it is not read for its answer either. */
async function typedValues(c: Context<AppEnv>): Promise<Record<string, string>> {
  return c.var.isBodyRead ? readPlainForm(c).catch(() => ({})) : {};
}
