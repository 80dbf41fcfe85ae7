import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createAuthenticator } from "../../../tests/support/authenticator";
import { meanwhile } from "../../../tests/support/meanwhile";
import { askToRegister, logInWith, register } from "../../../tests/support/passkeys";
import { db, send, signIn } from "../../../tests/support/worker";
import { passkeys, sessions } from "../../db/schema/auth";

const run = (sql: string) => env.DB.prepare(sql).run();

test.each([
  ["its account is disabled", "UPDATE users SET disabled_at = 1", 4],
  ["it is removed", "DELETE FROM passkeys", null],
  ["its copy logs in", "UPDATE passkeys SET counter = 9", 9],
] as const)("a passkey opens no session when meanwhile %s", async (_name, sql, counter) => {
  const { cookie } = await signIn();
  const authenticator = await createAuthenticator();
  const { userHandle } = await register(cookie, authenticator, { counter: 4 });
  await db.delete(sessions);
  const DB = meanwhile(/insert into sessions/i, () => run(sql));
  expect((await logInWith(authenticator, { userHandle, counter: 9 }, undefined, { DB })).status).toBe(401);
  expect(await db.$count(sessions)).toBe(0);
  expect((await db.select().from(passkeys))[0]?.counter ?? null).toBe(counter);
});

test("an account has twenty passkeys at most, also when two are added concurrently", async () => {
  const { cookie } = await signIn();
  const add = async () => (await register(cookie, await createAuthenticator())).response.status;
  for (let made = 0; made < 19; made += 1) expect(await add()).toBe(204);
  const questions = [await askToRegister(cookie), await askToRegister(cookie)];
  const answers = questions.map(async ({ challenge, challengeCookie }) => {
    const json = await (await createAuthenticator()).register({ challenge });
    const headers = { Cookie: `${cookie}; ${challengeCookie}` };
    return (await send("/api/account/passkeys", { method: "POST", json, headers })).status;
  });
  expect((await Promise.all(answers)).sort()).toEqual([204, 409]);
  expect(await db.$count(passkeys)).toBe(20);
});
