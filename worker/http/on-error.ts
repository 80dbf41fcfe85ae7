import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError } from "../app-error";
import type { ApiErrorBody } from "../contract/api";
import type { AppEnv } from "./app-env";
import { errorPage } from "./error-page";
import { describeError, log } from "./log";

/** The error as it may be answered: what nobody foresaw is an internal one, without its reason. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError("validation_failed", "Isi permintaan bukan JSON yang benar", { cause: error });
  }
  return new AppError("internal", "Terjadi kesalahan pada server, silakan coba lagi.", { cause: error });
}

/** The only place that turns an error into a response. */
export function onError(error: unknown, c: Context<AppEnv>): Response {
  const appError = toAppError(error);
  const requestId = c.get("requestId");
  if (appError.status >= 500) {
    log("error", "request_failed", {
      requestId,
      method: c.req.method,
      path: c.req.path,
      error: describeError(error),
    });
  }
  if (appError.status >= 500 && asksForPage(c)) {
    return c.html(String(errorPage(appError.message, requestId)), appError.status, {
      "Cache-Control": "no-store",
    });
  }
  const body: ApiErrorBody = { code: appError.code, message: appError.message, requestId };
  if (appError.fields) body.fields = appError.fields;
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (appError.retryAfter !== undefined) headers["Retry-After"] = String(appError.retryAfter);
  return c.json(body, appError.status, headers);
}

/** True for a browser that goes to a page; programs and the API get JSON. */
function asksForPage(c: Context<AppEnv>): boolean {
  return !c.req.path.startsWith("/api/") && /\btext\/html\b/i.test(c.req.header("Accept") ?? "");
}

/** Answers and does not throw: the 405 check in app.ts only looks at a plain 404. */
export function onUnknownApiPath(c: Context<AppEnv>): Response {
  return onError(new AppError("not_found", "Alamat API tidak ditemukan"), c);
}
