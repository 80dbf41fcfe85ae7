import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import { createUser, db, send } from "../../../tests/support/worker";
import { updatePasswordSql } from "../../command-line/user-account";
import { secondFactors, sessions, users } from "../../db/schema/auth";

const password = "rahasia-sekali-1";
const newPassword = "kursi rotan senja berlayar";
/** The same password, N=2^10 r=8 p=1. */
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

const insertsSession = /insert into "?sessions/i;

test("a challenge opened with the old password dies with it, also while its code is looked at", async () => {
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

test("a second factor that is switched on while somebody logs in is asked for", async () => {
  const { user } = await createStaffWithSecondFactor();
  await db.delete(sessions);
  await db.update(secondFactors).set({ enabledAt: null });
  const enable = () => db.update(secondFactors).set({ enabledAt: new Date() });
  const response = await login(user.username, meanwhile(insertsSession, enable));
  expect(await response.json()).toMatchObject({ secondFactor: true });
  expect(await db.$count(sessions)).toBe(0);
});

test("a stored hash that is made anew never takes the place of a new password", async () => {
  const { user } = await createUser();
  await db.update(users).set({ password: outdatedHash }).where(eq(users.id, user.id));
  const change = () => updatePasswordSql(user.username, newPassword).then(run);
  const response = await login(user.username, meanwhile(/update "?users/i, change));
  expect(response.status).toBe(401);
  expect((await login(user.username, env.DB, newPassword)).status).toBe(200);
});

test("two logins at once whose hash is made anew both come in", async () => {
  const { user } = await createUser();
  await db.update(users).set({ password: outdatedHash }).where(eq(users.id, user.id));
  const other = () => login(user.username, env.DB);
  const response = await login(user.username, meanwhile(insertsSession, other));
  const twice = await login(user.username, meanwhile(/update "?users/i, other));
  expect([response.status, twice.status]).toEqual([200, 200]);
});
