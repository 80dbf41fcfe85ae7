import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { InvitedAccount, OpenInvite, PasswordReset } from "../../contract/staff";
import type { Deps } from "../../deps";
import { findUserById } from "../accounts/user.repository";
import { hashPassword } from "../password/password";
import { weaknessOf } from "../password/password-policy";
import { recognizeDevice } from "../sessions/known-device.service";
import {
  closeSession,
  forgetStored,
  openSession,
  storeSession,
  toSessionUser,
} from "../sessions/session.service";
import { hashToken, isToken } from "../sessions/token";
import { acceptInvite, findOpenInvite, type InviteRow, resetPassword } from "./invite.repository";

/** Who comes with a link, as far as the request tells. */
export interface Comer {
  /** Browser and system in words. */
  browser: string;
  /** The cookie of a browser that may have logged in before. */
  deviceCookie: string | undefined;
  /** The session this browser had before; it ends with a new one. */
  oldToken: string | undefined;
}

export interface LetIn {
  user: SessionUser;
  token: string;
  /** By which the browser is known from now on. */
  deviceToken: string;
}

/** What a link is for; 404 alike for one that is unknown, used, withdrawn or over. */
export async function openInvite(deps: Deps, token: string): Promise<OpenInvite> {
  const { kind, name, role } = await findLink(deps, token);
  return { kind, name, role };
}

/**
 * Makes the account of an invitation, once, and signs its owner in. A username that is taken leaves the invitation as it
 * is; of two who come at once one gets an account.
 */
export async function acceptInvitation(
  deps: Deps,
  token: string,
  { username, name, password }: InvitedAccount,
  comer: Comer,
): Promise<LetIn> {
  if ((await findLink(deps, token)).kind !== "invite") throw linkOver();
  refuseWeak(password, [username, name]);
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const tokenHash = await hashToken(token);
  const accepted = await acceptInvite(deps.db, tokenHash, { username, name, passwordHash }, deps.clock());
  if (!accepted) {
    await findLink(deps, token);
    const message = "Username ini sudah dipakai. Pilih username lain.";
    throw new AppError("conflict", message, { fields: { username: message } });
  }
  const { id, role } = accepted;
  const user = toSessionUser({ id, username, name, role, isAdmin: role !== "writer" });
  await deps.audit.record({ action: "account.added", subjectId: id, label: username, actor: user });
  const device = await recognizeDevice(deps, comer.deviceCookie);
  const opened = await openSession(deps, { userId: id, name: comer.browser, device }, { passwordHash });
  if (!opened) throw new AppError("unauthorized", "Akun Anda sudah dibuat. Silakan login.");
  await welcome(deps, user, comer);
  return { user, token: opened, deviceToken: device.token };
}

/**
 * Sets a new password by a link, ends all sessions, waiting logins and known browsers of the account, and signs in. A
 * second factor stays: where one is on, nobody is signed in, for the link alone must not do for both, and the answer is
 * the account, whose owner goes on to the login.
 */
export async function resetByLink(
  deps: Deps,
  token: string,
  { password }: PasswordReset,
  comer: Comer,
): Promise<LetIn | { user: SessionUser; token: null }> {
  const { userId } = await findLink(deps, token);
  const row = userId === null ? null : await findUserById(deps.db, userId);
  if (!row) throw linkOver();
  refuseWeak(password, [row.username, row.name]);
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const tokenHash = await hashToken(token);
  const device = await recognizeDevice(deps, comer.deviceCookie);
  let ended: string[] | null = null;
  const owner = { userId: row.id, name: comer.browser, device };
  const opened = await storeSession(deps, owner, async (session) => {
    const reset = await resetPassword(deps.db, tokenHash, { passwordHash, session }, deps.clock());
    ended = reset?.ended ?? null;
    return reset?.isOpened ?? false;
  });
  if (ended === null) throw linkOver();
  await forgetStored(deps, ended);
  const user = toSessionUser(row);
  const { id: subjectId, username: label } = user;
  await deps.audit.record({ action: "account.password-changed", subjectId, label, actor: user });
  if (!opened) return { user, token: null };
  await welcome(deps, user, comer);
  return { user, token: opened, deviceToken: device.token };
}

async function findLink(deps: Deps, token: string): Promise<InviteRow> {
  const row = isToken(token) && (await findOpenInvite(deps.db, await hashToken(token), deps.clock()));
  if (!row) throw linkOver();
  return row;
}

function refuseWeak(password: string, names: readonly string[]): void {
  const weakness = weaknessOf(password, names);
  if (weakness) throw new AppError("validation_failed", weakness, { fields: { password: weakness } });
}

async function welcome(deps: Deps, user: SessionUser, { browser, oldToken }: Comer): Promise<void> {
  if (oldToken) await closeSession(deps, oldToken);
  await deps.audit.record({ action: "login.succeeded", label: browser, actor: user });
}

function linkOver(): AppError {
  return new AppError("not_found", "Tautan ini tidak berlaku lagi. Minta tautan baru kepada pemilik.");
}
