import type { PasswordChange, SessionEnd, SessionEndAnswer } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { takeAttempt, takeHash } from "../login/login-throttle.service";
import { checkPassword, hashPassword } from "../password/password";
import { findWeakness } from "../password/password-policy";
import { deleteStored, type PasswordGrounds, replacePassword } from "../sessions/session.repository";
import { closeSessions, openSession, recognizeDevice, type Visitor } from "../sessions/session.service";
import { findUserById } from "./user.repository";

export interface Asking {
  user: SessionUser;
  sessionId: number;
}

export type ConfirmationDeps = Pick<Deps, "db" | "clock" | "keys" | "passwordCost">;

/**
 * Requires the account's password, because an open session may be used by somebody else at an unattended computer.
 * Returns the stored hash that the password matched.
 */
export async function confirmPassword(
  deps: ConfirmationDeps,
  { user }: Asking,
  password: string,
): Promise<string> {
  const id = String(user.id);
  const attempt = await takeAttempt(deps, { confirmation: id }, user, () => takeHash(deps, { known: id }));
  const row = await findUserById(deps.db, user.id);
  const { valid } = await checkPassword(password, row?.password ?? null);
  if (!row || !valid) throw wrongPassword();
  await attempt.succeed();
  return row.password;
}

/** Not 401, because the session stays valid. */
function wrongPassword(): AppError {
  return fieldError("currentPassword", "Password Anda saat ini salah");
}

type Browser = Pick<Visitor, "browser" | "deviceCookie">;
type AccountDeps = ConfirmationDeps & Pick<Deps, "kv" | "audit" | "passwordCost" | "siteContent">;

/**
 * Changes the password of one's own account. Ends all its sessions, including the current one, forgets its known
 * browsers, and returns the tokens of a new session and of this browser. Of two concurrent changes the second is
 * refused, because its current password is no longer valid.
 */
export async function changePassword(
  deps: AccountDeps,
  asking: Asking,
  { currentPassword, newPassword }: PasswordChange,
  visitor: Browser,
): Promise<{ token: string; deviceToken: string }> {
  const shownHash = await confirmPassword(deps, asking, currentPassword);
  const { user } = asking;
  if (newPassword === currentPassword) {
    throw fieldError("newPassword", "Password baru harus berbeda dari password lama");
  }
  await assertStrongPassword(deps, "newPassword", newPassword, user);
  const set = await setPassword(deps, user.id, newPassword, visitor, () => ({ shownHash }));
  if (!set || set.token === null) throw wrongPassword();
  await deps.audit.record({ action: "account.password-changed", subjectId: user.id, label: user.username });
  return { ...set, token: set.token };
}

/** Refuses a password that is easy to guess, also from the name of the account or the business. */
export async function assertStrongPassword(
  { siteContent }: Pick<Deps, "siteContent">,
  field: string,
  password: string,
  { username, name }: Pick<SessionUser, "username" | "name">,
): Promise<void> {
  const { business } = await siteContent.current();
  const weakness = findWeakness(password, [username, name, business.name]);
  if (weakness) throw fieldError(field, weakness);
}

/** Replaces a password and opens a session with `replacePassword`; null if the grounds are no longer valid. */
export async function setPassword(
  deps: Pick<Deps, "db" | "kv" | "clock" | "passwordCost">,
  userId: number,
  password: string,
  { browser, deviceCookie }: Browser,
  groundsAt: (moment: Date) => PasswordGrounds,
): Promise<{ token: string | null; deviceToken: string } | null> {
  const to = await hashPassword(password, deps.passwordCost);
  const device = await recognizeDevice(deps, deviceCookie);
  let ended: string[] | null = null;
  const token = await openSession(deps, { userId, name: browser, device }, async (row) => {
    const replaced = await replacePassword(deps.db, row, to, groundsAt(row.createdAt));
    ended = replaced?.endedHashes ?? null;
    return replaced?.isOpened ?? false;
  });
  if (ended === null) return null;
  await deleteStored(deps, ended);
  return { token, deviceToken: device.token };
}

/** Ends one of one's own sessions, or all but the current one; 404 for a session of another account. */
export async function endSessions(
  deps: ConfirmationDeps & Pick<Deps, "kv" | "audit">,
  asking: Asking,
  { currentPassword, sessionId }: SessionEnd,
): Promise<SessionEndAnswer> {
  await confirmPassword(deps, asking, currentPassword);
  const which = sessionId === undefined ? { exceptId: asking.sessionId } : { id: sessionId };
  const ended = await closeSessions(deps, asking.user.id, which);
  if (sessionId !== undefined && ended === 0) {
    throw new AppError("not_found", "Sesi ini sudah berakhir");
  }
  if (ended > 0) {
    const label = `${ended} sesi`;
    await deps.audit.record({ action: "account.sessions-ended", subjectId: asking.user.id, label });
  }
  return { ended };
}
