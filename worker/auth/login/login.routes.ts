// GET  /api/auth/me
// POST /api/auth/login
// POST /api/auth/login/code
// POST /api/auth/logout
import { Hono } from "hono";
import { type LoginAnswer, loginCodeInput, loginInput, type SessionAnswer } from "../../contract/auth";
import type { AppEnv } from "../../http/app-env";
import { clientAddress, countRequest, limitByAddress } from "../../http/rate-limit";
import { validateBody } from "../../http/validate";
import {
  answerSignedIn,
  clearToken,
  readSession,
  readToken,
  readVisitor,
  setToken,
} from "../sessions/auth.guard";
import { login, loginWithCode, logout } from "./login.service";

export const loginRoutes = new Hono<AppEnv>()
  .get("/me", async (c) => {
    const session = await readSession(c);
    return c.json<SessionAnswer>({ authenticated: session !== null, user: session?.user ?? null });
  })
  .post("/login", limitByAddress("LOGIN_ADDRESS_LIMITER"), validateBody(loginInput), async (c) => {
    const input = c.req.valid("json");
    await countRequest(c, "LOGIN_ACCOUNT_LIMITER", `${clientAddress(c)} ${input.username}`);
    const result = await login(c.var.deps, input, readVisitor(c));
    if ("token" in result) return answerSignedIn(c, result);
    setToken(c, "login", result.challenge);
    const message = "Masukkan kode verifikasi untuk melanjutkan";
    return c.json<LoginAnswer>({ message, secondFactor: true });
  })
  .post("/login/code", limitByAddress("LOGIN_ADDRESS_LIMITER"), validateBody(loginCodeInput), async (c) => {
    const { code } = c.req.valid("json");
    const result = await loginWithCode(c.var.deps, readToken(c, "login"), code, readVisitor(c));
    clearToken(c, "login");
    return answerSignedIn(c, result);
  })
  .post("/logout", async (c) => {
    const token = readToken(c, "session");
    clearToken(c, "session");
    const session = await readSession(c);
    if (token && session) await logout(c.var.deps, token, session);
    return c.body(null, 204);
  });
