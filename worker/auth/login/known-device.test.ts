import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createUser, db, send } from "../../../tests/support/worker";
import { unlockSql, updatePasswordSql } from "../../command-line/user-account";
import { knownDevices, loginAttempts } from "../../db/schema/auth";

const password = "rahasia-sekali-1";

interface Visit {
  secret?: string;
  cookie?: string;
  address?: string;
}

function login(
  username: string,
  { secret = password, cookie = "", address = crypto.randomUUID() }: Visit = {},
) {
  return send("/api/auth/login", {
    method: "POST",
    json: { username, password: secret },
    headers: { Cookie: cookie, "CF-Connecting-IP": address },
  });
}

function deviceOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith("device="));
  return cookie?.split(";")[0] ?? "";
}

/** As if somebody had guessed ten times, each time from elsewhere: nobody is let through any more. */
async function lockOut(username: string): Promise<void> {
  await login(username, { secret: "salah-sekali" });
  const blockedUntil = new Date(Date.now() + 60_000);
  const ofAccount = sql`user_id = (SELECT id FROM users WHERE username = ${username})`;
  await db.update(loginAttempts).set({ failures: 10, blockedUntil }).where(ofAccount);
  expect((await login(username)).status).toBe(429);
}

async function run(statements: string): Promise<void> {
  await env.DB.batch(statements.split(";\n").map((statement) => env.DB.prepare(statement)));
}

test("a known browser can log in while the account is throttled for others", async () => {
  const { username } = await createUser();
  const cookie = deviceOf(await login(username));
  await lockOut(username);
  const again = await login(username, { cookie });
  expect([again.status, deviceOf(again)]).toEqual([200, cookie]);
  expect((await login(username.toUpperCase(), { cookie })).status).toBe(401);
  expect((await login(username)).status).toBe(429);
});

test.each([["an invented cookie", () => `device=${"A".repeat(43)}`]])(
  "%s is no known browser, and the login sets a new one",
  async (_name, cookieFor) => {
    const { username } = await createUser();
    const cookie = cookieFor();
    const fresh = deviceOf(await login(username, { cookie }));
    expect(fresh).not.toBe(cookie);
    await lockOut(username);
    expect((await login(username, { cookie })).status).toBe(429);
    expect((await login(username, { cookie: fresh })).status).toBe(200);
  },
);

test("a new password forgets the known browsers, except the one it was set in", async () => {
  const { user, username } = await createUser();
  const [here, there] = [await login(username), await login(username)];
  const newPassword = "kursi rotan senja berlayar";
  const cookies = here.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const changed = await send("/api/account/password", {
    method: "PUT",
    json: { currentPassword: password, newPassword },
    headers: { Cookie: cookies.join("; ") },
  });
  expect([changed.status, deviceOf(changed)]).toEqual([204, deviceOf(here)]);
  await lockOut(username);
  const secret = newPassword;
  expect((await login(username, { secret, cookie: deviceOf(there) })).status).toBe(429);
  expect((await login(username, { secret, cookie: deviceOf(changed) })).status).toBe(200);
  await run(await updatePasswordSql(user.username, "gerimis di atap seng tua"));
  expect(await db.$count(knownDevices)).toBe(0);
});

test("the unlock command unlocks one account only", async () => {
  const [locked, other] = [await createUser({ username: "Rina" }), await createUser()];
  await lockOut(locked.username);
  await lockOut(other.username);
  await run(unlockSql(locked.username));
  expect((await login(locked.username)).status).toBe(200);
  expect((await login(other.username)).status).toBe(429);
  const events = await env.DB.prepare(
    "SELECT label FROM audit_events WHERE action = 'account.unlocked'",
  ).all();
  expect(events.results).toEqual([{ label: "Rina" }]);
});
