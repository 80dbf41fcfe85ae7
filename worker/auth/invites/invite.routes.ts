// GET  /api/invites/{token}
// POST /api/invites/{token}
import { Hono } from "hono";
import * as z from "zod/mini";
import type { LoginAnswer } from "../../contract/auth";
import { invitedAccount, type OpenInvite, passwordReset } from "../../contract/staff";
import type { AppEnv } from "../../http/app-env";
import { limitByAddress } from "../../http/rate-limit";
import { parseAs, validateBody } from "../../http/validate";
import { answerSignedIn, readVisitor } from "../sessions/auth.guard";
import { acceptInvitation, openInvite, resetByLink } from "./invite.service";

export const inviteRoutes = new Hono<AppEnv>()
  .get("/:token", limitByAddress("LOGIN_ADDRESS_LIMITER"), async (c) =>
    c.json<OpenInvite>(await openInvite(c.var.deps, c.req.param("token"))),
  )
  .post(
    "/:token",
    limitByAddress("LOGIN_ADDRESS_LIMITER"),
    validateBody(z.record(z.string(), z.unknown())),
    async (c) => {
      const token = c.req.param("token");
      const body = c.req.valid("json");
      const { kind } = await openInvite(c.var.deps, token);
      if (kind === "invite") {
        const account = await parseAs(invitedAccount, body);
        return answerSignedIn(c, await acceptInvitation(c.var.deps, token, account, readVisitor(c)), 201);
      }
      const result = await resetByLink(c.var.deps, token, await parseAs(passwordReset, body), readVisitor(c));
      if (result.token !== null) return answerSignedIn(c, result);
      const message = `Password Anda sudah diganti. Login dengan username ${result.user.username} dan kode verifikasi Anda.`;
      return c.json<LoginAnswer>({ message, secondFactor: true });
    },
  );
