import { expect, test } from "vitest";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, db, send, signIn } from "../../../tests/support/worker";
import { type Action, may, roles } from "../../contract/rights";
import { contactSubmissions } from "../../db/schema/contact";
import { app } from "../../index";

const publicCalls = [
  "GET /api/auth/me",
  "POST /api/auth/login",
  "POST /api/auth/login/code",
  "POST /api/auth/passkey/options",
  "POST /api/auth/passkey/verify",
  "POST /api/auth/logout",
  "POST /api/contact",
  "GET /api/blog",
  "GET /api/blog/categories",
  "GET /api/blog/search",
  "GET /api/blog/slug/:slug",
  "GET /api/blog/:id",
  "POST /api/pratinjau/:token/notes",
  "GET /api/site-content/public",
  "POST /api/claim",
  "POST /api/claim/check",
  "GET /api/invites/:token",
  "POST /api/invites/:token",
];
const staffCalls: [method: string, path: string, action: Action][] = [
  ["PUT", "/api/account/password", "account.use"],
  ["GET", "/api/account/sessions", "account.use"],
  ["POST", "/api/account/sessions/end", "account.use"],
  ["GET", "/api/account/second-factor", "account.use"],
  ["POST", "/api/account/second-factor/prepare", "account.use"],
  ["POST", "/api/account/second-factor/enable", "account.use"],
  ["POST", "/api/account/second-factor/disable", "account.use"],
  ["POST", "/api/account/second-factor/recovery-codes", "account.use"],
  ["GET", "/api/account/passkeys", "account.use"],
  ["POST", "/api/account/passkeys", "account.use"],
  ["POST", "/api/account/passkeys/options", "account.use"],
  ["DELETE", "/api/account/passkeys/:id", "account.use"],
  ["GET", "/api/audit", "audit.read"],
  ["GET", "/api/audit/actors", "audit.read"],
  ["GET", "/api/contact", "enquiries.use"],
  ["POST", "/api/contact/search", "enquiries.use"],
  ["GET", "/api/contact/spam", "enquiries.use"],
  ["GET", "/api/contact/summary", "enquiries.use"],
  ["GET", "/api/contact/assignees", "enquiries.use"],
  ["PUT", "/api/contact/seen", "enquiries.use"],
  ["POST", "/api/contact/manual", "enquiries.use"],
  ["POST", "/api/contact/paste", "enquiries.use"],
  ["POST", "/api/contact/bulk", "enquiries.use"],
  ["GET", "/api/contact/:id", "enquiries.use"],
  ["PATCH", "/api/contact/:id", "enquiries.use"],
  ["DELETE", "/api/contact/:id", "enquiries.use"],
  ["POST", "/api/contact/:id/notification", "enquiries.use"],
  ["POST", "/api/contact/person/export", "enquiries.use"],
  ["POST", "/api/contact/person/erase", "enquiries.use"],
  ["GET", "/api/contact/:id/activities", "enquiries.use"],
  ["POST", "/api/contact/:id/activities", "enquiries.use"],
  ["DELETE", "/api/contact/:id/activities/:activityId", "enquiries.use"],
  ["GET", "/api/reply-templates", "enquiries.use"],
  ["POST", "/api/reply-templates", "enquiries.use"],
  ["PUT", "/api/reply-templates/:id", "enquiries.use"],
  ["DELETE", "/api/reply-templates/:id", "enquiries.use"],
  ["POST", "/api/blog", "posts.write-own"],
  ["PUT", "/api/blog/:id", "posts.write-own"],
  ["PUT", "/api/blog/:id/autosave", "posts.write-own"],
  ["PUT", "/api/blog/:id/presence", "posts.read"],
  ["DELETE", "/api/blog/:id/presence", "posts.read"],
  ["DELETE", "/api/blog/:id", "posts.delete"],
  ["POST", "/api/blog/preview", "posts.write-own"],
  ["GET", "/api/blog/update-formats", "formats.use"],
  ["GET", "/api/blog/update-formats/check", "formats.use"],
  ["POST", "/api/blog/update-formats", "formats.use"],
  ["POST", "/api/blog/update-formats/undo", "formats.use"],
  ["GET", "/api/blog/generation", "generation.order"],
  ["POST", "/api/blog/generate", "generation.order"],
  ["POST", "/api/blog/generate-batch", "generation.order"],
  ["GET", "/api/blog/generate-batch/:batchId", "generation.order"],
  ["POST", "/api/blog/generate-batch/:batchId/retry", "generation.order"],
  ["GET", "/api/blog/views", "posts.read"],
  ["GET", "/api/blog/authors", "posts.read"],
  ["GET", "/api/blog/calendar", "posts.read"],
  ["POST", "/api/blog/bulk", "posts.publish"],
  ["POST", "/api/blog/drip", "posts.publish"],
  ["POST", "/api/blog/:id/submit", "posts.write-own"],
  ["POST", "/api/blog/:id/return", "posts.publish"],
  ["POST", "/api/blog/:id/publish", "posts.publish"],
  ["POST", "/api/blog/:id/unpublish", "posts.publish"],
  ["POST", "/api/blog/:id/trash", "posts.publish"],
  ["POST", "/api/blog/:id/restore", "posts.publish"],
  ["GET", "/api/blog/:id/revisions", "posts.read"],
  ["GET", "/api/blog/:id/revisions/:revisionId", "posts.read"],
  ["POST", "/api/blog/:id/revisions/:revisionId/restore", "posts.write-own"],
  ["GET", "/api/blog/:id/pending", "posts.propose"],
  ["PUT", "/api/blog/:id/pending", "posts.propose"],
  ["DELETE", "/api/blog/:id/pending", "posts.propose"],
  ["POST", "/api/blog/:id/pending/promote", "posts.publish"],
  ["GET", "/api/blog/:id/notes", "posts.read"],
  ["POST", "/api/blog/:id/notes", "posts.write-own"],
  ["GET", "/api/blog/:id/preview-links", "posts.read"],
  ["POST", "/api/blog/:id/preview-links", "posts.write-own"],
  ["DELETE", "/api/blog/:id/preview-links/:linkId", "posts.write-own"],
  ["GET", "/api/briefs", "briefs.use"],
  ["POST", "/api/briefs", "briefs.use"],
  ["POST", "/api/briefs/proposals", "briefs.use"],
  ["GET", "/api/briefs/:id", "briefs.use"],
  ["PUT", "/api/briefs/:id", "briefs.use"],
  ["DELETE", "/api/briefs/:id", "briefs.use"],
  ["POST", "/api/briefs/:id/outline", "briefs.use"],
  ["GET", "/api/blog/generation/match", "generation.order"],
  ["GET", "/api/writing-rules", "writing-rules.read"],
  ["PUT", "/api/writing-rules", "writing-rules.write"],
  ["GET", "/api/blog/refresh", "posts.read"],
  ["POST", "/api/blog/:id/refresh", "posts.propose"],
  ["GET", "/api/blog/:id/checks", "posts.read"],
  ["PUT", "/api/blog/:id/claims/:key", "posts.write-own"],
  ["DELETE", "/api/blog/:id/sources", "posts.write-own"],
  ["GET", "/api/blog/:id/provenance", "posts.read"],
  ["POST", "/api/media", "media.use"],
  ["GET", "/api/media", "media.use"],
  ["GET", "/api/media/abilities", "media.use"],
  ["GET", "/api/media/:id", "media.use"],
  ["PATCH", "/api/media/:id", "media.use"],
  ["DELETE", "/api/media/:id", "media.delete"],
  ["GET", "/api/today", "account.use"],
  ["GET", "/api/site-content", "site.edit"],
  ["GET", "/api/site-content/history", "site.edit"],
  ["PUT", "/api/site-content/pending", "site.edit"],
  ["DELETE", "/api/site-content/pending", "site.publish"],
  ["POST", "/api/site-content/publish", "site.publish"],
  ["POST", "/api/site-content/restore", "site.publish"],
  ["GET", "/api/redirects", "addresses.use"],
  ["POST", "/api/redirects", "addresses.use"],
  ["POST", "/api/redirects/bulk", "addresses.use"],
  ["PUT", "/api/redirects/:id", "addresses.use"],
  ["DELETE", "/api/redirects/:id", "addresses.use"],
  ["POST", "/api/notifications/test", "site.publish"],
  ["GET", "/api/not-found", "addresses.use"],
  ["GET", "/api/dead-links", "site.edit"],
  ["GET", "/api/operations", "operations.use"],
  ["POST", "/api/operations/retry", "operations.use"],
  ["POST", "/api/imports", "moving.use"],
  ["GET", "/api/imports", "moving.use"],
  ["GET", "/api/imports/:id", "moving.use"],
  ["POST", "/api/imports/:id/pictures", "moving.use"],
  ["POST", "/api/imports/:id/start", "moving.use"],
  ["POST", "/api/imports/:id/undo", "moving.use"],
  ["POST", "/api/exports", "moving.use"],
  ["GET", "/api/exports", "moving.use"],
  ["GET", "/api/exports/:id", "moving.use"],
  ["GET", "/api/exports/:id/file", "moving.use"],
  ["POST", "/api/find", "account.use"],
  ["GET", "/api/staff", "staff.manage"],
  ["POST", "/api/staff/invites", "staff.manage"],
  ["DELETE", "/api/staff/invites/:id", "staff.manage"],
  ["PUT", "/api/staff/:id", "staff.manage"],
  ["POST", "/api/staff/:id/reset-link", "staff.manage"],
  ["POST", "/api/staff/:id/end-sessions", "staff.manage"],
  ["POST", "/api/staff/:id/unlock", "staff.manage"],
  ["POST", "/api/staff/:id/remove-second-factor", "staff.manage"],
];

test("every API route is listed here, as public or as a staff route", () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path}`);
  const listed = [...publicCalls, ...staffCalls.map(([method, path]) => `${method} ${path}`)];
  expect([...new Set(routes)].sort()).toEqual(listed.sort());
});

const call = (method: string, path: string, headers: Record<string, string>, json?: unknown) =>
  send(path.replace(":id", "1"), { method, headers, ...(json !== undefined && { json }) });

test.each([
  [401, "without a session", async () => ({}), "Silakan login terlebih dahulu"],
  [
    403,
    "to a user without a role",
    async () => ({ Cookie: (await signIn(null)).cookie }),
    "Akun Anda tidak memiliki akses admin",
  ],
])("every staff route answers %i %s", async (status, _who, prepare, message) => {
  await createContact({ id: 1 });
  const headers = await prepare();
  for (const [method, path] of staffCalls) {
    const response = await call(method, path, headers);
    expect([method, path, response.status]).toEqual([method, path, status]);
    await expectRefusal(response, status, message);
  }
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test.each(roles)(
  "the role %s may call exactly the routes of its rights, and no response is cached",
  async (role) => {
    const { cookie } = await signIn(role);
    for (const [method, path, action] of staffCalls) {
      // No route does anything with such a body.
      const json = method === "GET" ? undefined : { landing: "-" };
      const response = await call(method, path, { Cookie: cookie }, json);
      const isRefused = response.status === 403;
      expect([method, path, isRefused]).toEqual([method, path, !may(role, action)]);
      expect([method, path, response.status]).not.toEqual([method, path, 401]);
      expect([path, response.headers.get("Cache-Control")]).toEqual([path, "no-store"]);
      const body = await response.text();
      if (isRefused) expect(body).toContain("Peran Anda tidak mencakup tindakan ini");
    }
  },
);

test("every route that writes refuses requests from another site, whoever is signed in", async () => {
  const { cookie } = await signIn();
  const changing = [...publicCalls.map((one) => one.split(" ")), ...staffCalls].filter(
    ([method]) => method !== "GET",
  );
  expect(changing.length).toBeGreaterThan(50);
  for (const [method = "", path = ""] of changing) {
    for (const from of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://jahat.example" }]) {
      const response = await call(method, path, { ...from, Cookie: cookie } as Record<string, string>);
      expect([method, path, response.status]).toEqual([method, path, 403]);
      expect(await response.json()).toMatchObject({ message: "Permintaan dari situs lain ditolak" });
    }
  }
});

test("a page that one account opened does not write for another that has logged in since", async () => {
  const { user, cookie } = await signIn();
  const seen = (account: number) =>
    send("/api/contact", { headers: { Cookie: cookie, "Account-Id": String(account) } });
  expect((await seen(user.id)).status).toBe(200);
  const other = { Cookie: cookie, "Account-Id": String(user.id + 1) };
  expect((await send("/api/contact", { headers: other })).status).toBe(401);
  // Its logout ends the session that the cookie names.
  await send("/api/auth/logout", { method: "POST", headers: other });
  expect((await seen(user.id)).status).toBe(401);
});
