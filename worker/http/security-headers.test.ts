import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders, strictTransport } from "./security-headers";

const nothing = { tagManagerId: "" };

test("nothing may come from another host by default", () => {
  expect(securityHeaders["Content-Security-Policy"]).toBe(contentSecurityPolicy(nothing));
  expect(contentSecurityPolicy(nothing).replace("img-src 'self' https: data:", "")).not.toContain("https:");
});

test("no page may be framed, change its base, load a plugin or send a form to another host", () => {
  for (const policy of [
    securityHeaders["Content-Security-Policy"],
    contentSecurityPolicy({ tagManagerId: "GTM-A" }),
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

test("browsers are told of https for this host alone, unless the owner speaks for the others", () => {
  expect(securityHeaders["Strict-Transport-Security"]).toBe("max-age=31536000");
  expect(strictTransport({ httpsOnSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
});
