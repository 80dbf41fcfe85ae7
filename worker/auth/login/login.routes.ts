// GET  /api/auth/me
// POST /api/auth/login
// POST /api/auth/login/code
// POST /api/auth/logout
import { type Context, Hono } from "hono";
import {
  type LoginAnswer,
  loginCodeInput,
  loginInput,
  loginSuccessMessage,
  type SessionAnswer,
} from "../../contract/auth";
import type { AppEnv } from "../../http/app-env";
import { clientAddress, countRequest, limitByAddress } from "../../http/rate-limit";
import { requireJson, validateBody } from "../../http/validate";
import { deviceOf } from "../sessions/device";
import { findOpenSession } from "../sessions/session.service";
import { clearToken, readToken, setToken } from "../sessions/session-cookie";
import { login, loginWithCode, logout, type SignedIn, type Visitor } from "./login.service";

export const loginRoutes = new Hono<AppEnv>()
  .get("/me", async (c) => {
    const session = await findOpenSession(c.var.deps, readToken(c, "session"));
    return c.json<SessionAnswer>({ authenticated: session !== null, user: session?.user ?? null });
  })
  .post(
    "/login",
    requireJson,
    limitByAddress("LOGIN_ADDRESS_LIMITER"),
    validateBody(loginInput),
    async (c) => {
      const input = c.req.valid("json");
      await countRequest(c, "LOGIN_ACCOUNT_LIMITER", `${clientAddress(c)} ${input.username}`);
      const result = await login(c.var.deps, input, visitorOf(c));
      if ("token" in result) return answerSignedIn(c, result);
      setToken(c, "login", result.challenge);
      const message = "Masukkan kode verifikasi untuk melanjutkan";
      return c.json<LoginAnswer>({ message, secondFactor: true });
    },
  )
  .post(
    "/login/code",
    requireJson,
    limitByAddress("LOGIN_ADDRESS_LIMITER"),
    validateBody(loginCodeInput),
    async (c) => {
      const { code } = c.req.valid("json");
      const result = await loginWithCode(c.var.deps, readToken(c, "login"), code, visitorOf(c));
      clearToken(c, "login");
      return answerSignedIn(c, result);
    },
  )
  .post("/logout", async (c) => {
    clearToken(c, "session");
    await logout(c.var.deps, readToken(c, "session"));
    return c.body(null, 204);
  });

function visitorOf(c: Context<AppEnv>): Visitor {
  return {
    address: clientAddress(c),
    browser: deviceOf(c.req.header("User-Agent")),
    deviceCookie: readToken(c, "device"),
    oldToken: readToken(c, "session"),
  };
}

function answerSignedIn(c: Context<AppEnv>, { user, token, deviceToken }: SignedIn) {
  setToken(c, "session", token);
  setToken(c, "device", deviceToken);
  return c.json<LoginAnswer>({ user, message: loginSuccessMessage });
}
