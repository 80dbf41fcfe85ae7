import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders, strictTransport } from "./security-headers";

const turnstile = "https://challenges.cloudflare.com";
const nothing = { tagManagerId: "", turnstileSiteKey: "" };

test("nothing may come from another host by default", () => {
  expect(securityHeaders["Content-Security-Policy"]).toBe(contentSecurityPolicy(nothing));
  expect(contentSecurityPolicy(nothing).replace("img-src 'self' https: data:", "")).not.toContain("https:");
});

test("no page may be framed, change its base, load a plugin or send a form to another host", () => {
  for (const policy of [
    securityHeaders["Content-Security-Policy"],
    contentSecurityPolicy({ tagManagerId: "GTM-A", turnstileSiteKey: "1x00000000000000000000AA" }),
  ]) {
    expect(policy?.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  }
});

test("Turnstile's script and frame are let in with its key, and nothing else", () => {
  const policy = contentSecurityPolicy({ ...nothing, turnstileSiteKey: "1x00000000000000000000AA" });
  expect(policy).toMatch(new RegExp(`script-src 'self'(?: 'sha256-[\\w+/=]+'){2} ${turnstile};`));
  expect(policy).toContain(`frame-src ${turnstile};`);
  expect(policy).toContain("connect-src 'self';");
  expect(policy.split(turnstile)).toHaveLength(3);
});

test("browsers are told of https for this host alone, unless the owner speaks for the others", () => {
  expect(securityHeaders["Strict-Transport-Security"]).toBe("max-age=31536000");
  expect(strictTransport({ httpsOnSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
});
