// PUT  /api/account/password
// GET  /api/account/sessions
// POST /api/account/sessions/end
// GET  /api/account/second-factor
// POST /api/account/second-factor/prepare
// POST /api/account/second-factor/enable
// POST /api/account/second-factor/disable
// POST /api/account/second-factor/recovery-codes
import { Hono } from "hono";
import {
  type AccountSession,
  passwordChange,
  passwordConfirmation,
  type RecoveryCodeList,
  type SecondFactorSetup,
  type SecondFactorState,
  type SessionEndAnswer,
  secondFactorCode,
  sessionEnd,
} from "../../contract/account";
import type { AppEnv } from "../../http/app-env";
import { validateBody } from "../../http/validate";
import {
  disableSecondFactor,
  enableSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from "../second-factor/second-factor.service";
import { readAsking, readVisitor, requireRight, setToken } from "../sessions/auth.guard";
import { listOpenSessions } from "../sessions/session.service";
import { changePassword, endSessions } from "./account.service";

const forStaff = requireRight("account.use");

export const accountRoutes = new Hono<AppEnv>()
  .put("/password", forStaff, validateBody(passwordChange), async (c) => {
    const changed = await changePassword(c.var.deps, readAsking(c), c.req.valid("json"), readVisitor(c));
    setToken(c, "session", changed.token);
    setToken(c, "device", changed.deviceToken);
    return c.body(null, 204);
  })
  .get("/sessions", forStaff, async (c) =>
    c.json<AccountSession[]>(await listOpenSessions(c.var.deps, c.var.user.id, c.var.sessionId)),
  )
  .post("/sessions/end", forStaff, validateBody(sessionEnd), async (c) =>
    c.json<SessionEndAnswer>(await endSessions(c.var.deps, readAsking(c), c.req.valid("json"))),
  )
  .get("/second-factor", forStaff, async (c) =>
    c.json<SecondFactorState>(await readSecondFactor(c.var.deps, c.var.user.id)),
  )
  .post("/second-factor/prepare", forStaff, validateBody(passwordConfirmation), async (c) => {
    const { currentPassword } = c.req.valid("json");
    return c.json<SecondFactorSetup>(await prepareSecondFactor(c.var.deps, readAsking(c), currentPassword));
  })
  .post("/second-factor/enable", forStaff, validateBody(secondFactorCode), async (c) =>
    c.json<RecoveryCodeList>(await enableSecondFactor(c.var.deps, readAsking(c), c.req.valid("json").code)),
  )
  .post("/second-factor/disable", forStaff, validateBody(passwordConfirmation), async (c) => {
    await disableSecondFactor(c.var.deps, readAsking(c), c.req.valid("json").currentPassword);
    return c.body(null, 204);
  })
  .post("/second-factor/recovery-codes", forStaff, validateBody(passwordConfirmation), async (c) => {
    const { currentPassword } = c.req.valid("json");
    return c.json<RecoveryCodeList>(await renewRecoveryCodes(c.var.deps, readAsking(c), currentPassword));
  });
