// GET  /api/auth/me
// POST /api/auth/login
// POST /api/auth/logout
import { Hono } from "hono";
import { type LoginAnswer, loginInput, loginSuccessMessage, type SessionAnswer } from "../contract/auth";
import type { AppEnv } from "../http/app-env";
import { clientAddress, countRequest, limitByAddress } from "../http/rate-limit";
import { requireJson, validateBody } from "../http/validate";
import { findSessionUser, login, logout } from "./auth.service";
import { clearSessionToken, readSessionToken, setSessionToken } from "./session-cookie";

export const authRoutes = new Hono<AppEnv>()
  .get("/me", async (c) => {
    const user = await findSessionUser(c.var.deps, readSessionToken(c));
    return c.json<SessionAnswer>({ authenticated: user !== null, user });
  })
  .post(
    "/login",
    requireJson,
    limitByAddress("LOGIN_ADDRESS_LIMITER"),
    validateBody(loginInput),
    async (c) => {
      const input = c.req.valid("json");
      await countRequest(c, "LOGIN_ACCOUNT_LIMITER", `${clientAddress(c)} ${input.username}`);
      const { user, token } = await login(c.var.deps, input);
      setSessionToken(c, token);
      return c.json<LoginAnswer>({ user, message: loginSuccessMessage });
    },
  )
  .post("/logout", async (c) => {
    clearSessionToken(c);
    await logout(c.var.deps, readSessionToken(c));
    return c.body(null, 204);
  });
