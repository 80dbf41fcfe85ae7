import { expect, test } from "vitest";
import { cookieOf, createSession, createUser, send } from "../../tests/support/worker";

test("login answers the user and a cookie that scripts cannot read", async () => {
  const { user, username, password } = await createUser({ name: "Rina" });
  const response = await send("/api/auth/login", { method: "POST", json: { username, password } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    user: { id: user.id, username, name: "Rina", isAdmin: true },
    message: "Login successful",
  });
  const cookie = response.headers.get("Set-Cookie");
  expect(cookie).toMatch(/^session=[\w-]{43};/);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  expect(cookie).toContain("Path=/");
});

test("login answers 401 for a wrong password", async () => {
  const { username } = await createUser();
  const response = await send("/api/auth/login", {
    method: "POST",
    json: { username, password: "salah-sekali" },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: "unauthorized",
    message: "Username atau password salah",
  });
  expect(cookieOf(response)).toBe("");
});

test("logout ends the session at once, also where the store still answers it", async () => {
  const { cookie } = await createSession();
  expect(await (await send("/api/auth/me", { headers: { Cookie: cookie } })).json()).toMatchObject({
    authenticated: true,
  });
  expect((await send("/api/auth/logout", { method: "POST", headers: { Cookie: cookie } })).status).toBe(204);
  expect(await (await send("/api/auth/me", { headers: { Cookie: cookie } })).json()).toEqual({
    authenticated: false,
    user: null,
  });
});
