import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createStaffWithSecondFactor } from "../../../tests/support/second-factor";
import { createUser, db, getCookie, send, sendUntilLimited, signIn } from "../../../tests/support/worker";
import { secondFactors, sessions, users } from "../../db/schema/auth";

const nobody = { authenticated: false, user: null };

function login(json: unknown, address: string, DB: D1Database = env.DB): Promise<Response> {
  const headers = { "CF-Connecting-IP": address };
  return send("/api/auth/login", { method: "POST", json, headers, bindings: { DB } });
}

test("login answers the user and a cookie that scripts cannot read", async () => {
  const { user, username, password } = await createUser({ name: "Rina" });
  const response = await login({ username, password }, "10.1.0.1");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    user: { id: user.id, username, name: "Rina", isAdmin: true, role: "owner" },
    message: "Login successful",
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const me = await send("/api/auth/me", { headers: { Cookie: getCookie(response) } });
  expect(await me.json()).toMatchObject({ authenticated: true, user: { username } });
});

test("login on https sets a secure cookie bound to the host, and only that one signs in there", async () => {
  const { username, password } = await createUser();
  const response = await send("https://arunikaweb.example/api/auth/login", {
    method: "POST",
    json: { username, password },
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  const me = (cookie: string) =>
    send("https://arunikaweb.example/api/auth/me", { headers: { Cookie: cookie } });
  expect(await (await me(getCookie(response))).json()).toMatchObject({ authenticated: true });
  expect(await (await me(getCookie(response).replace("__Host-", ""))).json()).toEqual(nobody);
});

test("login answers a wrong password and an unknown user the same way", async () => {
  const { username } = await createUser();
  const answers = await Promise.all(
    [username, "tidak-ada"].map(async (name) => {
      const response = await login({ username: name, password: "salah-sekali" }, "10.1.0.5");
      const { requestId, ...body } = await response.json<Record<string, unknown>>();
      return { status: response.status, body, cookie: response.headers.get("Set-Cookie") };
    }),
  );
  const refusal = { code: "unauthorized", message: "Username atau password salah" };
  expect(answers).toEqual(Array(2).fill({ status: 401, body: refusal, cookie: null }));
});

const tooShortUsername = "Username harus minimal 3 karakter";
const tooShortPassword = "Password harus minimal 6 karakter";
test.each([
  ["a short username", { username: "ab", password: "rahasia" }, { username: tooShortUsername }],
  ["nothing", {}, { username: tooShortUsername, password: tooShortPassword }],
  [
    "endless values",
    { username: "x".repeat(101), password: "x".repeat(201) },
    { username: "Username maksimal 100 karakter", password: "Password maksimal 200 karakter" },
  ],
  [
    "an unknown field",
    { username: "admin", password: "rahasia", isAdmin: true },
    { isAdmin: "Kolom tidak dikenal" },
  ],
])("login refuses %s with its message", async (_name, json, fields) => {
  await expectFieldsRefused(login(json, "10.1.0.7"), fields);
});

test("login refuses a form post, so that another site's form cannot sign anyone in", async () => {
  const response = await send("/api/auth/login", {
    method: "POST",
    body: new URLSearchParams({ username: "admin", password: "rahasia" }),
  });
  await expectRefusal(response, 415, "Kirim data sebagai JSON (Content-Type: application/json)");
});

test("login rehashes a password that was hashed with other parameters", async () => {
  const { user, username, password } = await createUser();
  // The hash of the same password with N=2^10 r=8 p=1.
  const outdated = "scrypt$1024$8$1$Z2FyYW0tdWppLTEyMzQ1Ng==$wk4P9Z1HDC1Z5mM5taMkX2V6kMkrw7BT7eUi6fj2CCY=";
  await db.update(users).set({ password: outdated }).where(eq(users.id, user.id));
  expect((await login({ username, password }, "10.1.0.8")).status).toBe(200);
  const [stored] = await db.select().from(users).where(eq(users.id, user.id));
  expect(stored?.password).toMatch(/^scrypt\$2\$1\$1\$/);
  expect((await login({ username, password }, "10.1.0.8")).status).toBe(200);
  const [after] = await db.select().from(users).where(eq(users.id, user.id));
  expect(after?.password).toBe(stored?.password);
});

test("one address may try sixty logins a minute in all", async () => {
  const { passed, response } = await sendUntilLimited(60, () => login({ username: "x" }, "10.1.0.11"));
  expect(passed).toBeGreaterThanOrEqual(60);
  expect(response.headers.get("Retry-After")).toBe("60");
});

test("logout ends the session at once, even while KV still returns it", async () => {
  const { cookie, token } = await signIn();
  const keys = (await env.KV.list()).keys.map(({ name }) => name);
  const stored = await env.KV.get(keys[0] ?? "");
  const response = await send("/api/auth/logout", { method: "POST", headers: { Cookie: cookie } });
  expect(response.status).toBe(204);
  expect(response.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0; Path=\//);
  expect((await env.KV.list()).keys).toEqual([]);
  await env.KV.put(keys[0] ?? "", stored ?? "");
  const me = await send("/api/auth/me", { headers: { Cookie: `session=${token}` } });
  expect(await me.json()).toEqual(nobody);
});

const insertsSession = /insert into "?sessions/i;

test("a user who loses rights during a login gets a session without those rights", async () => {
  const { user, username, password } = await createUser();
  const demote = () => db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id));
  const response = await login({ username, password }, "10.1.0.12", meanwhile(insertsSession, demote));
  expect([
    response.status,
    (await send("/api/contact", { headers: { Cookie: getCookie(response) } })).status,
  ]).toEqual([200, 403]);
});

test("a second factor that is enabled during a login is required", async () => {
  const { user } = await createStaffWithSecondFactor();
  await db.delete(sessions);
  await db.update(secondFactors).set({ enabledAt: null });
  const DB = meanwhile(insertsSession, () => db.update(secondFactors).set({ enabledAt: new Date() }));
  const response = await login({ username: user.username, password: "rahasia-sekali-1" }, "10.1.0.13", DB);
  expect(await response.json()).toMatchObject({ secondFactor: true });
  expect(await db.$count(sessions)).toBe(0);
});
