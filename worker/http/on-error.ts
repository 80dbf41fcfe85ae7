import { DrizzleQueryError } from "drizzle-orm";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError } from "../app-error";
import type { ApiErrorBody } from "../contract/api";
import type { AppEnv } from "./app-env";
import { errorPage } from "./error-page";
import { describeError, log, loggedPath } from "./log";

/** The error as it may be answered: what nobody foresaw is an internal one, without its reason. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DrizzleQueryError && error.cause instanceof AppError) return error.cause;
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
      path: loggedPath(c.req.path),
      error: describeError(error),
    });
  }
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (appError.retryAfter !== undefined) headers["Retry-After"] = String(appError.retryAfter);
  const title = pageTitleOf(appError, c);
  if (title) return c.html(String(errorPage(title, appError.message, requestId)), appError.status, headers);
  const body: ApiErrorBody = { code: appError.code, message: appError.message, requestId };
  if (appError.fields) body.fields = appError.fields;
  Object.assign(body, appError.details);
  return c.json(body, appError.status, headers);
}

/** The title of the page that tells a browser of an error, or null where programs and the API get JSON. */
function pageTitleOf({ code, status }: AppError, c: Context<AppEnv>): string | null {
  if (c.req.path.startsWith("/api/")) return null;
  // Whoever asks for a page too often gets one, also where a program does not say that it takes them.
  if (code === "rate_limited") return "Terlalu Banyak Permintaan";
  const takesPage = /\btext\/html\b/i.test(c.req.header("Accept") ?? "");
  return status >= 500 && takesPage ? "Halaman Gagal Ditampilkan" : null;
}

/** Answers and does not throw: the 405 check in app.ts only looks at a plain 404. */
export function onUnknownApiPath(c: Context<AppEnv>): Response {
  return onError(new AppError("not_found", "Alamat API tidak ditemukan"), c);
}
