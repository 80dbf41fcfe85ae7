import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import {
  createUser,
  db,
  getCookie,
  isSignedIn,
  logIn,
  openSessionFor,
  send,
  signIn,
} from "../../../tests/support/worker";
import type { AccountSession } from "../../contract/account";
import { users } from "../../db/schema/auth";
import { createDeps } from "../../deps";
import { closeSession, closeSessions } from "../sessions/session.service";

const password = "rahasia-sekali-1";
const newPassword = "kursi rotan senja berlayar";

function openFor(user: typeof users.$inferSelect): Promise<string> {
  return openSessionFor(user, "Firefox di Android");
}

function put(cookie: string, json: unknown): Promise<Response> {
  return send("/api/account/password", { method: "PUT", json, headers: { Cookie: cookie } });
}

test("a new password ends all sessions and opens a new one for this browser", async () => {
  const { user, cookie } = await signIn();
  const elsewhere = `session=${await openFor(user)}`;
  const response = await put(cookie, { currentPassword: password, newPassword });
  expect(response.status).toBe(204);
  const fresh = getCookie(response);
  expect(fresh).toMatch(/^session=[\w-]{43}$/);
  expect(await isSignedIn(fresh)).toBe(true);
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect((await logIn(user.username, password)).status).toBe(401);
  expect((await logIn(user.username, newPassword)).status).toBe(200);
  expect((await readAudit("action")).flat()).toEqual([
    "account.password-changed",
    "login.failed",
    "login.succeeded",
  ]);
});

test.each([
  [
    "a wrong current password",
    { currentPassword: "bukan password saya", newPassword },
    { currentPassword: "Password Anda saat ini salah" },
  ],
  [
    "a short one",
    { currentPassword: password, newPassword: "pendek" },
    { newPassword: "Password baru harus minimal 12 karakter" },
  ],
  [
    "one that is guessed first",
    { currentPassword: password, newPassword: "indonesia2026!" },
    { newPassword: "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan." },
  ],
  [
    "the old one",
    { currentPassword: password, newPassword: password },
    { newPassword: "Password baru harus berbeda dari password lama" },
  ],
])("a new password is refused with %s, and nothing changes", async (_name, json, fields) => {
  const { user, cookie } = await signIn();
  await expectFieldsRefused(put(cookie, json), fields);
  const [stored] = await db.select().from(users).where(eq(users.id, user.id));
  expect(stored?.password).toBe(user.password);
  expect(await isSignedIn(cookie)).toBe(true);
});

test("guessing the current password from an open session is throttled", async () => {
  const { cookie } = await signIn();
  const guess = () => put(cookie, { currentPassword: "salah-sekali", newPassword });
  for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(400);
  const response = await guess();
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toMatch(/^(2\d|30)$/);
  expect(await response.json()).toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(/^Terlalu banyak percobaan\. Silakan coba lagi dalam (2\d|30) detik\.$/),
  });
});

test("the list of sessions shows device, times and the current one", async () => {
  const { user, call } = await signIn();
  await openFor(user);
  const stranger = await createUser();
  await openFor(stranger.user);
  const response = await call("/api/account/sessions");
  const sessions = await response.json<AccountSession[]>();
  expect(sessions).toEqual([
    {
      id: expect.any(Number),
      device: "Firefox di Android",
      createdAt: expect.stringMatching(/Z$/),
      seenAt: expect.stringMatching(/Z$/),
      current: false,
    },
    expect.objectContaining({ device: "Chrome di Windows", current: true }),
  ]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("one session can be ended, or all others, with the password", async () => {
  const { user, call, cookie } = await signIn();
  const [first, second, third] = [await openFor(user), await openFor(user), await openFor(user)];
  const list = await call("/api/account/sessions");
  const newest = (await list.json<AccountSession[]>())[0];
  const end = (json: unknown) => call("/api/account/sessions/end", "POST", json);

  expect((await end({ currentPassword: "salah-sekali" })).status).toBe(400);
  const one = await end({ currentPassword: password, sessionId: newest?.id });
  expect(await one.json()).toEqual({ ended: 1 });
  expect(await isSignedIn(`session=${third}`)).toBe(false);
  expect(await isSignedIn(`session=${second}`)).toBe(true);
  expect((await end({ currentPassword: password, sessionId: newest?.id })).status).toBe(404);

  const all = await end({ currentPassword: password });
  expect(await all.json()).toEqual({ ended: 2 });
  expect(await isSignedIn(`session=${first}`)).toBe(false);
  expect(await isSignedIn(cookie)).toBe(true);
  expect(await readAudit("action")).toEqual([["account.sessions-ended"], ["account.sessions-ended"]]);
});

test("nobody can end a session of another account", async () => {
  const { call } = await signIn();
  const other = await signIn();
  const list = await send("/api/account/sessions", { headers: { Cookie: other.cookie } });
  const [session] = await list.json<AccountSession[]>();
  const json = { currentPassword: password, sessionId: session?.id };
  expect((await call("/api/account/sessions/end", "POST", json)).status).toBe(404);
  expect(await isSignedIn(other.cookie)).toBe(true);
});

test("an account keeps its twenty newest sessions", async () => {
  const { user, cookie } = await signIn();
  const tokens: string[] = [];
  for (let count = 0; count < 20; count += 1) tokens.push(await openFor(user));
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(`session=${tokens[0]}`)).toBe(true);
});

test("a disabled account loses its sessions at once, and its right password is answered like a wrong one", async () => {
  const { user, cookie } = await signIn();
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  expect(await isSignedIn(cookie)).toBe(false);
  await expectRefusal(logIn(user.username, password), 401, "Username atau password salah");
});

test("a login ends the previous session of the browser", async () => {
  const { user, call, cookie } = await signIn();
  const response = await call("/api/auth/login", "POST", { username: user.username, password });
  expect(response.status).toBe(200);
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(getCookie(response))).toBe(true);
});

test("a session ends also when KV cannot be reached", async () => {
  const { user, cookie, token } = await signIn();
  const deps = createDeps(env);
  const kv = { delete: () => Promise.reject(new Error("KV is away")) } as unknown as KVNamespace;
  await closeSession({ ...deps, kv }, token);
  expect(await isSignedIn(cookie)).toBe(false);
  await openFor(user);
  expect(await closeSessions({ ...deps, kv }, user.id, { exceptId: 0 })).toBe(1);
});
