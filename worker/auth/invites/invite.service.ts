import { AppError, withoutRight } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import { mayGrant, roleNames } from "../../contract/rights";
import type { InvitedAccount, InviteInput, OpenInvite, PasswordReset } from "../../contract/staff";
import type { Deps } from "../../deps";
import { type Asking, type ConfirmationDeps, confirmPassword } from "../accounts/account.service";
import { findUserById, toSessionUser } from "../accounts/user.repository";
import { hashPassword } from "../password/password";
import { findWeakness } from "../password/password-policy";
import { replacePassword } from "../sessions/session.repository";
import {
  forgetStored,
  openSession,
  recognizeDevice,
  type SignedIn,
  signIn,
  type Visitor,
  welcome,
} from "../sessions/session.service";
import { createToken, hashToken, isToken } from "../sessions/token";
import { actOn } from "../staff/staff.repository";
import { unknownStaff } from "../staff/staff.service";
import {
  acceptInvite,
  deleteInvite,
  findOpenInvite,
  type InviteRow,
  insertInvite,
  mayReset,
  writeResetLink,
} from "./invite.repository";

type LinkDeps = ConfirmationDeps & Pick<Deps, "audit">;
type RedemptionDeps = Pick<Deps, "db" | "kv" | "clock" | "audit" | "passwordCost">;

/** Milliseconds that a link waits to be used. */
export const linkLifetime = 72 * 60 * 60 * 1000;

/** A link's secret, which exists nowhere else. */
export interface MadeLink {
  token: string;
  expiresAt: Date;
}

/** Invites somebody to an account of a role that is not above one's own. */
export async function inviteStaff(
  deps: LinkDeps,
  asking: Asking,
  { currentPassword, name, role }: InviteInput,
): Promise<MadeLink & { id: number }> {
  if (!mayGrant(asking.user.role, role)) throw withoutRight();
  await confirmPassword(deps, asking, currentPassword);
  const { token, ...link } = await createLink(deps, asking);
  const id = await insertInvite(deps.db, link, { name, role });
  if (id === null) throw withoutRight();
  await deps.audit.record({ action: "account.invited", label: `${name} (${roleNames[role]})` });
  return { id, token, expiresAt: link.expiresAt };
}

/** A link by which somebody sets a new password of their own account. */
export async function makeResetLink(
  deps: LinkDeps,
  asking: Asking,
  userId: number,
  password: string,
): Promise<MadeLink> {
  await confirmPassword(deps, asking, password);
  const { token, ...link } = await createLink(deps, asking);
  const ids = { actorId: asking.user.id, id: userId };
  const { isOwner, before, added } = await actOn(deps.db, ids, { added: writeResetLink(link, userId) });
  if (!isOwner) throw withoutRight();
  if (!before) throw unknownStaff();
  if (added.length !== 1) {
    throw new AppError("conflict", "Akun ini sedang dinonaktifkan. Aktifkan kembali sebelum membuat tautan.");
  }
  await deps.audit.record({ action: "account.reset-link-made", subjectId: userId, label: before.username });
  return { token, expiresAt: link.expiresAt };
}

/** Takes back a link that was not used yet. */
export async function withdrawLink(
  deps: LinkDeps,
  asking: Asking,
  id: number,
  password: string,
): Promise<void> {
  await confirmPassword(deps, asking, password);
  const { isOwner, name } = await deleteInvite(deps.db, id, asking.user.id);
  if (!isOwner) throw withoutRight();
  if (name === null) {
    throw new AppError(
      "not_found",
      "Tautan ini sudah dipakai, ditarik, atau berakhir. Muat ulang daftar staf.",
    );
  }
  await deps.audit.record({ action: "account.link-withdrawn", label: name });
}

async function createLink(deps: Pick<Deps, "clock">, { user }: Asking) {
  const token = createToken();
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + linkLifetime);
  return { token, tokenHash: await hashToken(token), madeBy: user.id, createdAt, expiresAt };
}

/** What a link is for; 404 alike for one that is unknown, used, withdrawn or over. */
export async function openInvite(deps: Pick<Deps, "db" | "clock">, token: string): Promise<OpenInvite> {
  const { kind, name, role } = await findLink(deps, token);
  return { kind, name, role };
}

/**
 * Makes the account of an invitation, once, and signs its owner in. A username that is taken leaves the invitation as it
 * is; of two who come at once one gets an account.
 */
export async function acceptInvitation(
  deps: RedemptionDeps,
  token: string,
  { username, name, password }: InvitedAccount,
  visitor: Visitor,
): Promise<SignedIn> {
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
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  const signedIn = await signIn(deps, user, { passwordHash }, { ...visitor, device });
  if (!signedIn) throw new AppError("unauthorized", "Akun Anda sudah dibuat. Silakan login.");
  return signedIn;
}

/**
 * Sets a new password by a link, ends all sessions, waiting logins and known browsers of the account, and signs in. A
 * second factor stays: where one is on, nobody is signed in, for the link alone must not do for both, and the answer is
 * the account, whose owner goes on to the login.
 */
export async function resetByLink(
  deps: RedemptionDeps,
  token: string,
  { password }: PasswordReset,
  visitor: Visitor,
): Promise<SignedIn | { user: SessionUser; token: null }> {
  const { userId } = await findLink(deps, token);
  const row = userId === null ? null : await findUserById(deps.db, userId);
  if (!row) throw linkOver();
  refuseWeak(password, [row.username, row.name]);
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const tokenHash = await hashToken(token);
  const device = await recognizeDevice(deps, visitor.deviceCookie);
  let ended: string[] | null = null;
  const owner = { userId: row.id, name: visitor.browser, device };
  const opened = await openSession(deps, owner, async (session) => {
    const link = mayReset(tokenHash, row.id, session.createdAt);
    const replaced = await replacePassword(deps.db, session, passwordHash, { link });
    ended = replaced?.endedHashes ?? null;
    return replaced?.isOpened ?? false;
  });
  if (ended === null) throw linkOver();
  await forgetStored(deps, ended);
  const user = toSessionUser(row);
  const { id: subjectId, username: label } = user;
  await deps.audit.record({ action: "account.password-changed", subjectId, label, actor: user });
  if (opened === null) return { user, token: null };
  await welcome(deps, user, visitor);
  return { user, token: opened, deviceToken: device.token };
}

async function findLink(deps: Pick<Deps, "db" | "clock">, token: string): Promise<InviteRow> {
  const row = isToken(token) && (await findOpenInvite(deps.db, await hashToken(token), deps.clock()));
  if (!row) throw linkOver();
  return row;
}

function refuseWeak(password: string, names: readonly string[]): void {
  const weakness = findWeakness(password, names);
  if (weakness) throw new AppError("validation_failed", weakness, { fields: { password: weakness } });
}

function linkOver(): AppError {
  return new AppError("not_found", "Tautan ini tidak berlaku lagi. Minta tautan baru kepada pemilik.");
}
