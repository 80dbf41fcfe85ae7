// GET  /api/invites/{token}
// POST /api/invites/{token}
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type LoginAnswer, loginSuccessMessage } from "../../contract/auth";
import { invitedAccount, type OpenInvite, passwordReset } from "../../contract/staff";
import type { AppEnv } from "../../http/app-env";
import { limitByAddress } from "../../http/rate-limit";
import { parseAs, requireJson, validateBody } from "../../http/validate";
import { deviceOf } from "../sessions/device";
import { readToken, setToken } from "../sessions/session-cookie";
import { acceptInvitation, type Comer, type LetIn, openInvite, resetByLink } from "./redemption.service";

export const inviteRoutes = new Hono<AppEnv>()
  .get("/:token", limitByAddress("LOGIN_ADDRESS_LIMITER"), async (c) =>
    c.json<OpenInvite>(await openInvite(c.var.deps, c.req.param("token"))),
  )
  .post(
    "/:token",
    requireJson,
    limitByAddress("LOGIN_ADDRESS_LIMITER"),
    validateBody(z.record(z.string(), z.unknown())),
    async (c) => {
      const token = c.req.param("token");
      const body = c.req.valid("json");
      const { kind } = await openInvite(c.var.deps, token);
      if (kind === "invite") {
        const account = await parseAs(invitedAccount, body);
        return answerLetIn(c, await acceptInvitation(c.var.deps, token, account, comerOf(c)), 201);
      }
      const result = await resetByLink(c.var.deps, token, await parseAs(passwordReset, body), comerOf(c));
      if (result.token !== null) return answerLetIn(c, result, 200);
      const message = `Password Anda sudah diganti. Login dengan username ${result.user.username} dan kode verifikasi Anda.`;
      return c.json<LoginAnswer>({ message, secondFactor: true });
    },
  );

function comerOf(c: Context<AppEnv>): Comer {
  return {
    browser: deviceOf(c.req.header("User-Agent")),
    deviceCookie: readToken(c, "device"),
    oldToken: readToken(c, "session"),
  };
}

function answerLetIn(c: Context<AppEnv>, { user, token, deviceToken }: LetIn, status: 200 | 201) {
  setToken(c, "session", token);
  setToken(c, "device", deviceToken);
  return c.json<LoginAnswer>({ user, message: loginSuccessMessage }, status);
}
