import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, createSession, db, send } from "../../../tests/support/worker";
import { app } from "../../app";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";

const publicCalls = [
  "GET /api/auth/me",
  "POST /api/auth/login",
  "POST /api/auth/login/code",
  "POST /api/auth/logout",
  "GET /api/invites/:token",
  "POST /api/invites/:token",
  "POST /api/contact",
  "GET /api/blog",
  "GET /api/blog/categories",
  "GET /api/blog/search",
  "GET /api/blog/slug/:slug",
  "GET /api/blog/:id",
];
const staffCalls = [
  ["PUT", "/api/account/password"],
  ["GET", "/api/account/sessions"],
  ["POST", "/api/account/sessions/end"],
  ["GET", "/api/account/second-factor"],
  ["POST", "/api/account/second-factor/prepare"],
  ["POST", "/api/account/second-factor/enable"],
  ["POST", "/api/account/second-factor/disable"],
  ["POST", "/api/account/second-factor/recovery-codes"],
  ["GET", "/api/staff"],
  ["POST", "/api/staff/invites"],
  ["DELETE", "/api/staff/invites/:id"],
  ["PUT", "/api/staff/:id"],
  ["POST", "/api/staff/:id/reset-link"],
  ["POST", "/api/staff/:id/end-sessions"],
  ["POST", "/api/staff/:id/unlock"],
  ["POST", "/api/staff/:id/remove-second-factor"],
  ["GET", "/api/audit"],
  ["GET", "/api/audit/actors"],
  ["GET", "/api/contact"],
  ["GET", "/api/contact/spam"],
  ["DELETE", "/api/contact/:id"],
  ["DELETE", "/api/contact/:id/suspicions"],
  ["POST", "/api/contact/:id/notification"],
  ["POST", "/api/contact/person/export"],
  ["POST", "/api/contact/person/erase"],
  ["POST", "/api/blog"],
  ["PUT", "/api/blog/:id"],
  ["DELETE", "/api/blog/:id"],
  ["POST", "/api/blog/preview"],
  ["GET", "/api/blog/update-formats"],
  ["GET", "/api/blog/update-formats/check"],
  ["POST", "/api/blog/update-formats"],
  ["POST", "/api/blog/update-formats/undo"],
  ["GET", "/api/blog/generation"],
  ["POST", "/api/blog/generate"],
  ["POST", "/api/blog/generate-batch"],
  ["GET", "/api/blog/generate-batch/:batchId"],
  ["POST", "/api/blog/generate-batch/:batchId/retry"],
] as const;

test("every route of the API is listed here, as public or as a staff call", () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path}`);
  const listed = [...publicCalls, ...staffCalls.map(([method, path]) => `${method} ${path}`)];
  expect([...new Set(routes)].sort()).toEqual(listed.sort());
});

test.each(staffCalls)("%s %s answers 401 without a session", async (method, path) => {
  const contact = await createContact();
  const response = await send(path.replace(":id", String(contact.id)), { method });
  await expectRefusal(response, 401, {
    code: "unauthorized",
    message: "Silakan login terlebih dahulu",
  });
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test.each(staffCalls)("%s %s answers 401 for a session that nobody has opened", async (method, path) => {
  const response = await send(path.replace(":id", "1"), {
    method,
    headers: { Cookie: `session=${"A".repeat(43)}` },
  });
  expect(response.status).toBe(401);
});

test.each(staffCalls)("%s %s answers 403 for a user who is no admin", async (method, path) => {
  const contact = await createContact();
  const { cookie } = await createSession({ isAdmin: false });
  const response = await send(path.replace(":id", String(contact.id)), {
    method,
    headers: { Cookie: cookie },
  });
  await expectRefusal(response, 403, {
    code: "forbidden",
    message: "Akun Anda tidak memiliki akses admin",
  });
  expect(await db.$count(contactSubmissions)).toBe(1);
});

const changingCalls = [
  ...publicCalls.map((call) => call.split(" ") as [string, string]),
  ...staffCalls,
].filter(([method]) => method !== "GET");

test.each(changingCalls)("%s %s is refused to another site, whoever is signed in", async (method, path) => {
  const { cookie } = await createSession();
  for (const headers of [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: "http://localhost" },
    { Origin: "https://jahat.example" },
    { Origin: "null" },
  ]) {
    const response = await send(path.replace(":id", "1"), {
      method,
      headers: { ...headers, Cookie: cookie },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: "Permintaan dari situs lain ditolak" });
  }
});

test.each(staffCalls)("%s %s answers staff what no cache may keep", async (method, path) => {
  const { cookie } = await createSession();
  const response = await send(path.replace(":id", "1"), { method, headers: { Cookie: cookie } });
  expect(response.status).not.toBe(401);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("an admin who loses the flag loses the access at once", async () => {
  const { user, cookie } = await createSession();
  expect((await send("/api/contact", { headers: { Cookie: cookie } })).status).toBe(200);
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id));
  expect((await send("/api/contact", { headers: { Cookie: cookie } })).status).toBe(403);
});

test("a username that holds 'kontak' gives no access", async () => {
  const { cookie } = await createSession({ username: "kontak-lain", isAdmin: false });
  expect((await send("/api/contact", { headers: { Cookie: cookie } })).status).toBe(403);
});
