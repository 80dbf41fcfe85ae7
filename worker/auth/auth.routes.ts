import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { passwordChange, passwordConfirmation, secondFactorCode, sessionEnd } from "../contract/account";
import {
  type LoginAnswer,
  loginCodeInput,
  loginInput,
  loginSuccessMessage,
  type SessionAnswer,
} from "../contract/auth";
import { newPasskey, passkeyLogin } from "../contract/passkeys";
import { staffPaths } from "../contract/paths";
import {
  claimCode,
  claimInput,
  invitedAccount,
  inviteInput,
  type NewInvite,
  type NewLink,
  type OpenInvite,
  passwordReset,
  staffChange,
} from "../contract/staff";
import type { AppEnv } from "../http/app-env";
import { parseAs, readId, validateBody } from "../http/body";
import { countRequest, limitByAddress } from "../http/rate-limit";
import { readNetwork } from "../limits";
import { changePassword, endSessions } from "./accounts/account.service";
import {
  acceptClaimCode,
  acceptInvitation,
  findLink,
  openClaim,
  resetByLink,
} from "./invites/invite.service";
import { login, loginWithCode, logout } from "./login/login.service";
import {
  finishLogin,
  finishRegistration,
  listOwnPasskeys,
  type RelyingParty,
  removePasskey,
  startLogin,
  startRegistration,
} from "./passkeys/passkey.service";
import {
  disableSecondFactor,
  enableSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from "./second-factor/second-factor.service";
import {
  clearToken,
  readAnySession,
  readAsking,
  readSession,
  readToken,
  requireRight,
  setToken,
} from "./sessions/auth.guard";
import { listOpenSessions, type SignedIn, type Visitor } from "./sessions/session.service";
import {
  actOnStaff,
  changeStaff,
  inviteStaff,
  listStaffAndInvites,
  type MadeLink,
  makeResetLink,
  staffActions,
  withdrawLink,
} from "./staff/staff.service";

// Mounted at /api/auth.

export const loginRoutes = new Hono<AppEnv>()
  .get("/me", async (c) => {
    const session = await readSession(c);
    return c.json<SessionAnswer>({ authenticated: session !== null, user: session?.user ?? null });
  })
  .post("/login", limitByAddress("LOGIN_ADDRESS_LIMITER"), validateBody(loginInput), async (c) => {
    const input = c.req.valid("json");
    await countRequest(c, "LOGIN_ACCOUNT_LIMITER", `${readNetwork(c.req.raw)} ${input.username}`);
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
  .post("/passkey/options", limitByAddress("LOGIN_ADDRESS_LIMITER"), async (c) => {
    const { options, challenge } = await startLogin(c.var.deps, readRelyingParty(c));
    setToken(c, "passkey", challenge);
    return c.json(options);
  })
  .post("/passkey/verify", limitByAddress("LOGIN_ADDRESS_LIMITER"), validateBody(passkeyLogin), async (c) => {
    const challenge = readToken(c, "passkey");
    const answer = c.req.valid("json");
    const result = await finishLogin(c.var.deps, readRelyingParty(c), challenge, answer, readVisitor(c));
    clearToken(c, "passkey");
    return answerSignedIn(c, result);
  })
  .post("/logout", async (c) => {
    const token = readToken(c, "session");
    clearToken(c, "session");
    const session = await readAnySession(c);
    if (token && session) await logout(c.var.deps, token, session);
    return c.body(null, 204);
  });

// Mounted at /api/account.

const forStaff = requireRight("account.use");

export const accountRoutes = new Hono<AppEnv>()
  .put("/password", forStaff, validateBody(passwordChange), async (c) => {
    const changed = await changePassword(c.var.deps, readAsking(c), c.req.valid("json"), readVisitor(c));
    setToken(c, "session", changed.token);
    setToken(c, "device", changed.deviceToken);
    return c.body(null, 204);
  })
  .get("/sessions", forStaff, async (c) =>
    c.json(await listOpenSessions(c.var.deps, c.var.user.id, c.var.sessionId)),
  )
  .post("/sessions/end", forStaff, validateBody(sessionEnd), async (c) =>
    c.json(await endSessions(c.var.deps, readAsking(c), c.req.valid("json"))),
  )
  .get("/second-factor", forStaff, async (c) => c.json(await readSecondFactor(c.var.deps, c.var.user.id)))
  .post("/second-factor/prepare", forStaff, validateBody(passwordConfirmation), async (c) => {
    const { currentPassword } = c.req.valid("json");
    return c.json(await prepareSecondFactor(c.var.deps, readAsking(c), currentPassword));
  })
  .post("/second-factor/enable", forStaff, validateBody(secondFactorCode), async (c) =>
    c.json(await enableSecondFactor(c.var.deps, readAsking(c), c.req.valid("json").code)),
  )
  .post("/second-factor/disable", forStaff, validateBody(passwordConfirmation), async (c) => {
    await disableSecondFactor(c.var.deps, readAsking(c), c.req.valid("json").currentPassword);
    return c.body(null, 204);
  })
  .post("/second-factor/recovery-codes", forStaff, validateBody(passwordConfirmation), async (c) => {
    const { currentPassword } = c.req.valid("json");
    return c.json(await renewRecoveryCodes(c.var.deps, readAsking(c), currentPassword));
  })
  .get("/passkeys", forStaff, async (c) =>
    c.json(await listOwnPasskeys(c.var.deps, c.var.user.id, readRelyingParty(c))),
  )
  .post("/passkeys/options", forStaff, validateBody(passwordConfirmation), async (c) => {
    const { currentPassword } = c.req.valid("json");
    const started = await startRegistration(c.var.deps, readAsking(c), readRelyingParty(c), currentPassword);
    setToken(c, "passkey", started.challenge);
    return c.json(started.options);
  })
  .post("/passkeys", forStaff, validateBody(newPasskey), async (c) => {
    const challenge = readToken(c, "passkey");
    const { browser } = readVisitor(c);
    const answer = c.req.valid("json");
    await finishRegistration(c.var.deps, readAsking(c), readRelyingParty(c), challenge, answer, browser);
    clearToken(c, "passkey");
    return c.body(null, 204);
  })
  .delete("/passkeys/:id", forStaff, validateBody(passwordConfirmation), async (c) => {
    const id = readId(c);
    await removePasskey(c.var.deps, readAsking(c), id, c.req.valid("json").currentPassword);
    return c.body(null, 204);
  });

// Mounted at /api/invites.

export const inviteRoutes = new Hono<AppEnv>()
  .get("/:token", limitByAddress("LOGIN_ADDRESS_LIMITER"), async (c) => {
    const { kind, name, role } = await findLink(c.var.deps, c.req.param("token"));
    return c.json<OpenInvite>({ kind, name, role });
  })
  .post(
    "/:token",
    limitByAddress("LOGIN_ADDRESS_LIMITER"),
    validateBody(z.record(z.string(), z.unknown())),
    async (c) => {
      const body = c.req.valid("json");
      const link = await findLink(c.var.deps, c.req.param("token"));
      if (link.kind === "invite") {
        const account = await parseAs(invitedAccount, body);
        return answerSignedIn(c, await acceptInvitation(c.var.deps, link, account, readVisitor(c)), 201);
      }
      const result = await resetByLink(c.var.deps, link, await parseAs(passwordReset, body), readVisitor(c));
      if (result.token !== null) return answerSignedIn(c, result);
      const message = `Password Anda sudah diganti. Login dengan username ${result.user.username} dan kode verifikasi Anda.`;
      return c.json<LoginAnswer>({ message, secondFactor: true });
    },
  );

// Mounted at /api/claim.

export const claimRoutes = new Hono<AppEnv>()
  .post("/", limitByAddress("LOGIN_ADDRESS_LIMITER"), validateBody(claimInput), async (c) =>
    answerSignedIn(c, await acceptClaimCode(c.var.deps, c.req.valid("json"), readVisitor(c)), 201),
  )
  .post("/check", limitByAddress("LOGIN_ADDRESS_LIMITER"), validateBody(claimCode), async (c) => {
    await openClaim(c.var.deps, c.req.valid("json").code);
    return c.body(null, 204);
  });

// Mounted at /api/staff.

const forOwners = requireRight("staff.manage");
const confirmed = validateBody(passwordConfirmation);

export const staffRoutes = new Hono<AppEnv>()
  .get("/", forOwners, async (c) => c.json(await listStaffAndInvites(c.var.deps)))
  .post("/invites", forOwners, validateBody(inviteInput), async (c) => {
    const { id, ...link } = await inviteStaff(c.var.deps, readAsking(c), c.req.valid("json"));
    return c.json<NewInvite>({ id, ...toLink(c, link) }, 201);
  })
  .delete("/invites/:id", forOwners, confirmed, async (c) => {
    const id = readId(c);
    await withdrawLink(c.var.deps, readAsking(c), id, c.req.valid("json").currentPassword);
    return c.body(null, 204);
  })
  .put("/:id", forOwners, validateBody(staffChange), async (c) => {
    const id = readId(c);
    return c.json(await changeStaff(c.var.deps, readAsking(c), id, c.req.valid("json")));
  })
  .post("/:id/reset-link", forOwners, confirmed, async (c) => {
    const id = readId(c);
    const link = await makeResetLink(c.var.deps, readAsking(c), id, c.req.valid("json").currentPassword);
    return c.json(toLink(c, link), 201);
  });

for (const act of staffActions) {
  staffRoutes.post(`/:id/${act}`, forOwners, confirmed, async (c) => {
    const id = readId(c);
    await actOnStaff(c.var.deps, readAsking(c), id, act, c.req.valid("json").currentPassword);
    return c.body(null, 204);
  });
}

/** WebAuthn's relying party; the Worker only receives requests for its own hosts. */
function readRelyingParty(c: Context<AppEnv>): RelyingParty {
  const { origin, hostname } = new URL(c.req.url);
  return { origin, host: hostname };
}

function toLink(c: Context<AppEnv>, { token, expiresAt }: MadeLink): NewLink {
  const path = staffPaths.invite.replace(":token", token);
  return { url: new URL(path, c.req.url).href, expiresAt: expiresAt.toISOString() };
}

function answerSignedIn(c: Context<AppEnv>, { user, token, deviceToken }: SignedIn, status: 200 | 201 = 200) {
  setToken(c, "session", token);
  setToken(c, "device", deviceToken);
  return c.json<LoginAnswer>({ user, message: loginSuccessMessage }, status);
}

function readVisitor(c: Context<AppEnv>): Visitor {
  return {
    address: readNetwork(c.req.raw),
    browser: describeBrowser(c.req.header("User-Agent")),
    deviceCookie: readToken(c, "device"),
    oldToken: readToken(c, "session"),
  };
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|\bCriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and system of a `User-Agent` header, for example "Chrome di Windows"; nothing else of it is stored. */
function describeBrowser(userAgent: string | undefined): string {
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? "Perangkat tidak dikenal";
}
