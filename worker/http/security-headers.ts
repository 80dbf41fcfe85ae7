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

/** The policy of a site that loads only the configured external scripts. */
export function contentSecurityPolicy({ tagManagerId, turnstileSiteKey }: ForeignScripts): string {
  const tagManager = tagManagerId ? " https://www.googletagmanager.com" : "";
  const analytics = tagManagerId ? " https://*.google-analytics.com https://*.googletagmanager.com" : "";
  const turnstile = turnstileSiteKey ? " https://challenges.cloudflare.com" : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes}${tagManager}${turnstile}`,
    // React, Radix and Sonner set style attributes and one style element.
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

/** HSTS for a year; includes subdomains only if the owner has enabled that. */
export function strictTransport({ httpsOnSubdomains }: { httpsOnSubdomains: boolean }): string {
  return `max-age=31536000${httpsOnSubdomains ? "; includeSubDomains" : ""}`;
}

export const policyHeader = "Content-Security-Policy";

export const policyWithTags = (tagManagerId: string) => contentSecurityPolicy({ ...site, tagManagerId });

/** The headers of every answer of the Worker and, through the built `_headers` file, of every static asset. */
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

/** For pages with a secret address. With `no-referrer` browsers would send no origin with forms, which would be refused. */
export const secretReferrerPolicy = "same-origin";
