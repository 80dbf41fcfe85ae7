import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { enquiry } from "../tests/support/enquiries";
import { expectRefusal } from "../tests/support/refusal";
import { createContact, db, send, signIn } from "../tests/support/worker";
import { pageLoader, speculationRules } from "./contract/inline-scripts";
import { contactSubmissions } from "./db/schema/contact";
import { securityHeaders } from "./http/security-headers";

test.each([
  ["GET", "/api/auth/login", "POST"],
  ["DELETE", "/api/auth/me", "GET, HEAD"],
  ["PUT", "/api/contact", "POST, GET, HEAD"],
  ["PUT", "/api/contact/1", "GET, HEAD, PATCH, DELETE"],
  ["POST", "/api/blog/1", "PUT, DELETE, GET, HEAD"],
])("%s %s answers 405 with the methods that are allowed", async (method, path, allow) => {
  const response = await send(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe(allow);
  expect(await response.json()).toEqual({
    code: "method_not_allowed",
    message: "Metode ini tidak didukung di alamat tersebut",
    requestId: expect.any(String),
  });
});

test.each([
  ["GET", "/api/"],
  ["POST", "/api/tidak-ada"],
  ["GET", "/api/contact/1/2"],
  ["GET", "/api/%00"],
  ["GET", "/api/../api/rahasia"],
])("%s %s answers 404 in JSON", async (method, path) => {
  const response = await send(path, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(await response.json()).toEqual({
    code: "not_found",
    message: "Alamat API tidak ditemukan",
    requestId: expect.any(String),
  });
});

test.each([
  ["GET", "/api/auth/me", 200],
  ["POST", "/api/auth/login", 415],
  ["GET", "/api/contact", 401],
  ["GET", "/api/blog/slug/tidak-ada", 404],
  ["GET", "/api/blog/abc", 400],
  ["GET", "/blog", 200],
  ["GET", "/admin", 200],
  ["GET", "/admin/blog", 200],
  ["GET", "/tidak-ada", 404],
] as const)(
  "%s %s has every security header, a request id and a Cache-Control header",
  async (method, path, status) => {
    const response = await send(path, { method });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    );
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("Cache-Control")).toMatch(/no-store|must-revalidate/);
  },
);

test("the policy allows the site's own scripts and two inline texts by their hashes", async () => {
  const policy = (await send("/blog")).headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  // The page loader and the speculation rules.
  const hashes = [pageLoader, speculationRules].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|script-src[^;]*\*/);
});

test.each([
  ["another site's Origin", { Origin: "https://jahat.example" }],
  ["an opaque Origin", { Origin: "null" }],
  ["the same host on https", { Origin: "https://localhost" }],
  ["Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["a cross-site call with our Origin", { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" }],
])("a state-changing call is refused with %s", async (_name, headers) => {
  const { cookie } = await signIn();
  const contact = await createContact();
  const calls = [
    send("/api/contact", { method: "POST", json: enquiry, headers: { ...headers } }),
    send(`/api/contact/${contact.id}`, { method: "DELETE", headers: { ...headers, Cookie: cookie } }),
    send("/api/auth/logout", { method: "POST", headers: { ...headers, Cookie: cookie } }),
  ];
  for (const response of await Promise.all(calls)) {
    await expectRefusal(response, 403, "Permintaan dari situs lain ditolak");
  }
  const body = new URLSearchParams(enquiry);
  expect((await send("/api/contact", { method: "POST", body, headers: { ...headers } })).status).toBe(403);
  expect(await db.$count(contactSubmissions)).toBe(1);
  const me = await send("/api/auth/me", { headers: { Cookie: cookie } });
  expect(await me.json()).toMatchObject({ authenticated: true });
});

test.each([
  ["neither header, as from a program", {}],
  ["our own Origin", { Origin: "http://localhost" }],
  ["Sec-Fetch-Site: same-origin", { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost" }],
])("a state-changing call is accepted with %s", async (_name, headers) => {
  const response = await send("/api/contact", { method: "POST", json: enquiry, headers: { ...headers } });
  expect(response.status).toBe(201);
});

test("a GET from another site is accepted", async () => {
  const response = await send("/api/blog", {
    headers: { Origin: "https://jahat.example", "Sec-Fetch-Site": "cross-site" },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("the request id of an error is the one in its header", async () => {
  const response = await send("/api/tidak-ada", { headers: { "CF-Ray": "8f00ba4-CGK" } });
  expect(response.headers.get("X-Request-Id")).toBe("8f00ba4-CGK");
  expect(await response.json()).toMatchObject({ requestId: "8f00ba4-CGK" });
});
