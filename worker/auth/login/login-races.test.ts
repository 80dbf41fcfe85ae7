import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import { createUser, db, getCookie, send, signIn } from "../../../tests/support/worker";
import { disableSql, enableSql, updatePasswordSql } from "../../command-line/user-account";
import { loginChallenges, secondFactors, sessions, users } from "../../db/schema/auth";

const password = "rahasia-sekali-1";
const newPassword = "kursi rotan senja berlayar";
/** The hash of the same password with N=2^10 r=8 p=1. */
const outdatedHash = "scrypt$1024$8$1$Z2FyYW0tdWppLTEyMzQ1Ng==$wk4P9Z1HDC1Z5mM5taMkX2V6kMkrw7BT7eUi6fj2CCY=";

function login(username: string, DB: D1Database, secret = password): Promise<Response> {
  return send("/api/auth/login", {
    method: "POST",
    json: { username, password: secret },
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
    bindings: { DB },
  });
}

async function run(statements: string): Promise<void> {
  await env.DB.batch(statements.split(";\n").map((statement) => env.DB.prepare(statement)));
}

async function storedSessions(): Promise<string[]> {
  return (await env.KV.list({ prefix: "session:" })).keys.map(({ name }) => name);
}

const insertsSession = /insert into "?sessions/i;

test.each([
  { opened: "session", moment: insertsSession, asksForCode: false },
  { opened: "challenge", moment: /insert into "?login_challenges/i, asksForCode: true },
])(
  "a login with the old password opens no $opened once the password is changed",
  async ({ moment, asksForCode }) => {
    const { user } = await createStaffWithSecondFactor();
    if (!asksForCode) await db.delete(secondFactors);
    await db.delete(sessions);
    const change = () => updatePasswordSql(user.username, newPassword).then(run);
    const before = await storedSessions();
    expect((await login(user.username, meanwhile(moment, change))).status).toBe(401);
    expect(await db.$count(sessions)).toBe(0);
    expect(await db.$count(loginChallenges)).toBe(0);
    expect(await storedSessions()).toEqual(before);
  },
);

test("an account disabled during a login gets no session, also once it is enabled again", async () => {
  const { user } = await createUser();
  const response = await login(
    user.username,
    meanwhile(insertsSession, () => run(disableSql(user.username))),
  );
  expect(response.status).toBe(401);
  await run(enableSql(user.username));
  expect(await db.$count(sessions)).toBe(0);
});

test("a user who loses rights during a login gets a session without those rights", async () => {
  const { user } = await createUser();
  const demote = () => db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id));
  const response = await login(user.username, meanwhile(insertsSession, demote));
  expect([
    response.status,
    (await send("/api/contact", { headers: { Cookie: getCookie(response) } })).status,
  ]).toEqual([200, 403]);
});

test("of two concurrent password changes one wins, and only its session is left", async () => {
  const { user, cookie } = await signIn();
  const put = (newPassword: string, DB: D1Database) =>
    send("/api/account/password", {
      method: "PUT",
      json: { currentPassword: password, newPassword },
      headers: { Cookie: cookie, "CF-Connecting-IP": crypto.randomUUID() },
      bindings: { DB },
    });
  let first: Response | undefined;
  const second = await put(
    "gerimis di atap seng tua",
    meanwhile(/update "?users/i, async () => {
      first = await put(newPassword, env.DB);
    }),
  );
  expect([first?.status, second.status]).toEqual([204, 400]);
  expect(await db.$count(sessions)).toBe(1);
  expect((await login(user.username, env.DB, newPassword)).status).toBe(200);
});

test("a challenge opened with the old password ends with it, also while its code is checked", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  await db.delete(sessions);
  const change = () => updatePasswordSql(user.username, newPassword).then(run);
  const response = await send("/api/auth/login/code", {
    method: "POST",
    json: { code: await codeNow() },
    headers: { Cookie: await owesCode(user.id) },
    bindings: { DB: meanwhile(insertsSession, change) },
  });
  expect(response.status).toBe(401);
  expect(await db.$count(sessions)).toBe(0);
});

test("a second factor that is enabled during a login is required", async () => {
  const { user } = await createStaffWithSecondFactor();
  await db.delete(sessions);
  await db.update(secondFactors).set({ enabledAt: null });
  const enable = () => db.update(secondFactors).set({ enabledAt: new Date() });
  const response = await login(user.username, meanwhile(insertsSession, enable));
  expect(await response.json()).toMatchObject({ secondFactor: true });
  expect(await db.$count(sessions)).toBe(0);
});

test("a rehash never overwrites a new password", async () => {
  const { user } = await createUser();
  await db.update(users).set({ password: outdatedHash }).where(eq(users.id, user.id));
  const change = () => updatePasswordSql(user.username, newPassword).then(run);
  expect((await login(user.username, meanwhile(/update "?users/i, change))).status).toBe(401);
  expect((await login(user.username, env.DB, newPassword)).status).toBe(200);
});
