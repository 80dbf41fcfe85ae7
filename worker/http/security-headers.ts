import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import { inlineScripts } from "../contract/inline-scripts";
import { site } from "../contract/site";
import type { AppEnv } from "./app-env";

interface ForeignScripts {
  tagManagerId: string;
  turnstileSiteKey: string;
}

const inlineScriptHashes = inlineScripts
  .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  .join(" ");

/** The policy for a site that loads nothing from outside but what is configured. */
export function contentSecurityPolicy({ tagManagerId, turnstileSiteKey }: ForeignScripts): string {
  const tagManager = tagManagerId ? " https://www.googletagmanager.com" : "";
  const analytics = tagManagerId ? " https://*.google-analytics.com https://*.googletagmanager.com" : "";
  const turnstile = turnstileSiteKey ? " https://challenges.cloudflare.com" : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes}${tagManager}${turnstile}`,
    // React, Radix and Sonner set style attributes and one style element; no script can come of it.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    ...(turnstile ? [`frame-src${turnstile}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A year of https alone; on the owner's other hosts below the domain only where the owner says so. */
export function strictTransport({ httpsOnSubdomains }: { httpsOnSubdomains: boolean }): string {
  return `max-age=31536000${httpsOnSubdomains ? "; includeSubDomains" : ""}`;
}

/** On every answer of the Worker and, through the built `_headers` file, on every static asset. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy(site),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Strict-Transport-Security": strictTransport(site),
};

/** Of pages whose address is a secret. Not `no-referrer`: browsers then send no origin with a form, which is refused. */
export const secretReferrerPolicy = "same-origin";

export const setSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const isAddressSecret = c.res.headers.get("Referrer-Policy") === secretReferrerPolicy;
  const headers = { ...securityHeaders, ...c.var.ownSecurityHeaders };
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  if (isAddressSecret) c.res.headers.set("Referrer-Policy", secretReferrerPolicy);
});

/** For addresses that open something by themselves: whatever is answered there is kept and told on by nobody. */
export const keepAddressSecret = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.set("Referrer-Policy", secretReferrerPolicy);
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
});

/** Keeps every answer out of caches that has not said otherwise. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing call that a browser made for another site. `Sec-Fetch-Site` decides where it is
 * sent, else `Origin`; a client that sends neither is not a browser and carries nobody's cookie by itself.
 */
export const requireSameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const allowed =
      site !== undefined
        ? site === "same-origin" || site === "none"
        : origin === undefined || origin === new URL(c.req.url).origin;
    if (!allowed) throw new AppError("forbidden", "Permintaan dari situs lain ditolak");
  }
  await next();
});

/** This machine, where plain http is what there is. */
const localHost = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Leads whoever comes by plain http to the same address by https; null for https, and on this machine. Calls that
 * bring something keep their method and body.
 */
export function redirectToHttps(request: Request): Response | null {
  if (request.url.startsWith("https:")) return null;
  const url = new URL(request.url);
  if (localHost.test(url.hostname)) return null;
  url.protocol = "https:";
  const isRead = request.method === "GET" || request.method === "HEAD";
  return new Response(null, {
    status: isRead ? 301 : 308,
    headers: { ...securityHeaders, Location: url.href, "Cache-Control": "no-store" },
  });
}
