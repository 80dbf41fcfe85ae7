import { env } from "cloudflare:workers";
import { hash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import {
  createPost,
  createUser,
  db,
  getCookie,
  send,
  sendUntilLimited,
  signIn,
} from "../../../tests/support/worker";
import { loginAttempts, loginChallenges, sessions } from "../../db/schema/auth";
import { createDeps, replaceDeps } from "../../deps";
import { handleSchedule } from "../../schedule";
import { findOpenSession, idleSeconds } from "./session.repository";
import { absoluteSeconds, closeSession } from "./session.service";

const away = (): Promise<never> => Promise.reject(new Error("KV is away"));

/** KV in which `methods` replace calls about sessions. */
const sessionsIn = (
  methods: Partial<Record<"get" | "put" | "delete", () => Promise<unknown>>>,
): KVNamespace =>
  new Proxy(env.KV, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (key: string, ...rest: unknown[]) => {
        const replaced: unknown = key.startsWith("session:") ? Reflect.get(methods, name) : undefined;
        return (typeof replaced === "function" ? replaced : value).call(target, key, ...rest);
      };
    },
  });

test.each<[string, Parameters<typeof sessionsIn>[0]]>([
  ["does not show a session", { get: () => Promise.resolve(null) }],
  ["fails", { get: away, put: away, delete: away }],
])("while KV %s, staff log in, work, read a draft and log out", async (_name, methods) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const bindings = { KV: sessionsIn(methods) };
  const { user, cookie } = await signIn();
  const audit = (Cookie: string) => send("/api/audit", { headers: { Cookie }, bindings });
  expect((await audit(cookie)).status).toBe(200);

  const json = { username: user.username, password: "rahasia-sekali-1" };
  const login = await send("/api/auth/login", { method: "POST", json, bindings });
  expect(login.status).toBe(200);
  const headers = { Cookie: getCookie(login) };
  const draft = await createPost({ status: "draft" });
  expect((await send(`/blog/${draft.slug}`, { headers, bindings })).status).toBe(200);

  expect((await send("/api/auth/logout", { method: "POST", headers, bindings })).status).toBe(204);
  expect((await audit(headers.Cookie)).status).toBe(401);
});

test("invalid session cookies cause a limited number of queries, and block nobody with a session", async () => {
  const { cookie } = await signIn();
  const from = { "CF-Connecting-IP": "203.0.113.81" };
  expect((await send("/blog", { headers: from })).status).toBe(200);
  const madeUp = () => ({ Cookie: `session=${crypto.randomUUID()}-------`, ...from });
  const { passed, response } = await sendUntilLimited(120, () => send("/api/auth/me", { headers: madeUp() }));
  expect(passed).toBeGreaterThanOrEqual(120);
  expect(await response.json()).toMatchObject({ code: "rate_limited" });
  // A cached page is still answered.
  expect((await send("/blog", { headers: madeUp() })).status).toBe(200);
  expect((await send("/api/audit", { headers: { Cookie: cookie, ...from } })).status).toBe(200);
});

/** An open session, a function that reads it after some seconds, and one that reads its last stored use. */
async function createTimed() {
  const { token } = await signIn();
  const start = Date.now();
  const key = `session:${hash("sha256", token)}`;
  return {
    token,
    key,
    findAfter: (seconds: number) =>
      findOpenSession(replaceDeps(createDeps(env), { clock: () => new Date(start + seconds * 1000) }), token),
    seenAfter: async () => {
      const [row] = await db.select().from(sessions);
      return Math.round(((row?.seenAt.getTime() ?? 0) - start) / 1000) + 0;
    },
  };
}

test("KV stores a hash of the token, never the token, and expires it after the idle time", async () => {
  const { token, key } = await createTimed();
  const { keys } = await env.KV.list({ prefix: "session:" });
  expect(keys).toEqual([{ name: key, expiration: expect.any(Number) }]);
  expect(Math.abs((keys[0]?.expiration ?? 0) - Date.now() / 1000 - idleSeconds)).toBeLessThan(60);
  expect(await env.KV.get(key)).not.toContain(token);
});

test("a session ends after its idle time, and one in use at its maximum age", async () => {
  const idle = await createTimed();
  expect(await idle.findAfter(idleSeconds)).toBeNull();
  const used = await createTimed();
  for (let age = 0; age < absoluteSeconds - 60; age += idleSeconds - 60) {
    expect(await used.findAfter(age)).not.toBeNull();
  }
  expect(await used.findAfter(absoluteSeconds)).toBeNull();
});

test("the use of a session is stored once an hour, and restores a missing KV entry", async () => {
  const { key, findAfter, seenAfter } = await createTimed();
  await env.KV.delete(key);
  expect(await findAfter(3598)).not.toBeNull();
  expect([await seenAfter(), await env.KV.get(key)]).toEqual([0, null]);
  expect(await findAfter(3601)).not.toBeNull();
  expect(await seenAfter()).toBe(3601);
  expect(await env.KV.get(key)).not.toBeNull();
});

test("a session that ends while its use is stored stays ended", async () => {
  const { token, key } = await createTimed();
  const DB = meanwhile(/update "sessions"/i, () => closeSession(createDeps(env), token));
  const clock = () => new Date(Date.now() + 2 * 3_600_000);
  expect(await findOpenSession(replaceDeps(createDeps({ ...env, DB }), { clock }), token)).toBeNull();
  expect(await env.KV.get(key)).toBeNull();
});

test("the scheduled run deletes expired sessions, challenges and failures, and no others", async () => {
  const { user } = await createUser();
  const now = Date.now();
  for (const [name, expiresAt] of [
    ["over", new Date(now - 1000)],
    ["open", new Date(now + 60_000)],
  ] as const) {
    const since = new Date(now - 3_600_000);
    const session = { userId: user.id, device: "Chrome di Windows", createdAt: since, seenAt: since };
    await db.insert(sessions).values({ ...session, tokenHash: name, expiresAt });
    await db.insert(loginChallenges).values({ tokenHash: name, userId: user.id, expiresAt });
    await db.insert(loginAttempts).values({ key: name, failures: 3, blockedUntil: since, expiresAt });
  }
  await handleSchedule({} as ScheduledController, env);
  expect(await db.select().from(sessions)).toMatchObject([{ tokenHash: "open" }]);
  expect(await db.select().from(loginChallenges)).toMatchObject([{ tokenHash: "open" }]);
  expect(await db.select().from(loginAttempts)).toMatchObject([{ key: "open" }]);
});
