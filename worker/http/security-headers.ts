import { createHash } from "node:crypto";
import { inlineScripts } from "../contract/inline-scripts";
import { site } from "../contract/site";

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

export const policyHeader = "Content-Security-Policy";

/** The policy of a page that loads the tag manager's container which the owner has set. */
export const policyWithTags = (tagManagerId: string) => contentSecurityPolicy({ ...site, tagManagerId });

/** On every answer of the Worker and, through the built `_headers` file, on every static asset. */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: contentSecurityPolicy(site),
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
