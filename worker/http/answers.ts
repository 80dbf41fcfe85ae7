import { DrizzleQueryError } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import type { ApiErrorBody } from "../contract/api";
import { totalCountHeader } from "../contract/limits";
import { nextPage, type Paging } from "../contract/query";
import { site } from "../contract/site";
import { AppError, describeError, log, loggedPath } from "../errors";
import type { AppEnv } from "./app-env";

/** Converts any error to one for the user; unexpected errors become internal errors without a reason. */
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
  const title = choosePageTitle(appError, c);
  if (title) {
    // No read, because the failing dependency may be the one that stores the name.
    const name = c.get("deps").siteContent.last()?.business.name ?? new URL(site.url).hostname;
    return c.html(String(errorPage(name, title, appError.message, requestId)), appError.status, headers);
  }
  const body: ApiErrorBody = { code: appError.code, message: appError.message, requestId };
  if (appError.fields) body.fields = appError.fields;
  Object.assign(body, appError.details);
  return c.json(body, appError.status, headers);
}

/** The title of an error page for browsers, or null for the API and programs, which get JSON. */
function choosePageTitle({ code, status }: AppError, c: Context<AppEnv>): string | null {
  if (c.req.path.startsWith("/api/")) return null;
  // Too many page requests get a page, even without an `Accept` header.
  if (code === "rate_limited") return "Terlalu Banyak Permintaan";
  const takesPage = /\btext\/html\b/i.test(c.req.header("Accept") ?? "");
  return status >= 500 && takesPage ? "Halaman Gagal Ditampilkan" : null;
}

/** Returns a plain 404 instead of throwing, because the 405 check of the app needs it. */
export function onUnknownApiPath(c: Context<AppEnv>): Response {
  return onError(new AppError("not_found", "Alamat API tidak ditemukan"), c);
}

/** An error page without any binding, file or script. */
function errorPage(name: string, title: string, message: string, requestId: string) {
  return html`<!doctype html>
<html lang="${site.lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="#fbf6ee">
    <title>${title} | ${name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>
      body { margin: 0; background: #fbf6ee; color: #1c1930; font: 1.0625rem/1.65 ui-sans-serif, system-ui, sans-serif; }
      main { max-width: 40rem; margin: 0 auto; padding: clamp(3.5rem, 14vh, 9rem) 1.25rem 3rem; }
      .name { color: inherit; font-weight: 700; text-decoration: none; }
      h1 { margin: 2.5rem 0 0; font-size: clamp(1.9rem, 6vw, 2.75rem); line-height: 1.15; letter-spacing: -0.02em; }
      p { margin: 1rem 0 0; }
      .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 2rem; }
      .actions a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.4rem; border: 1px solid #8a7d6c;
        border-radius: 99px; color: #1c1930; font-weight: 600; text-decoration: none; }
      .actions a:first-child { border-color: #c8371b; background: #c8371b; color: #fff; }
      .actions a:hover { border-color: #1c1930; }
      a:focus-visible { outline: 3px solid #3a2e5c; outline-offset: 3px; }
      .id { margin-top: 3rem; color: #55506b; font-size: 0.875rem; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
      <a class="name" href="/">${name}</a>
      <h1>${title}</h1>
      <p>${message}</p>
      <p class="actions"><a href="">Coba Lagi</a><a href="/">Ke Beranda</a></p>
      <p class="id">Nomor permintaan: ${requestId}</p>
    </main>
  </body>
</html>
`;
}

export function setListHeaders(
  c: Context<AppEnv>,
  query: Paging,
  total: number,
  next: Paging | null = nextPage(query, total),
): void {
  c.header(totalCountHeader, String(total));
  if (!next) return;
  const { page: _page, offset: _offset, ...asked } = query;
  const known = Object.entries({ ...asked, ...next }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
  c.header("Link", `<${c.req.path}?${search}>; rel="next"`);
}
