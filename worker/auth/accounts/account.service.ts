import type { PasswordChange, SessionEnd, SessionEndAnswer } from "../../contract/account";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { takeAttempt } from "../login/login-throttle.service";
import { checkPassword, hashPassword } from "../password/password";
import { findWeakness } from "../password/password-policy";
import { forgetStored, type PasswordGrounds, replacePassword } from "../sessions/session.repository";
import { closeSessions, openSession, recognizeDevice, type Visitor } from "../sessions/session.service";
import { findUserById } from "./user.repository";

export interface Asking {
  user: SessionUser;
  sessionId: number;
}

export type ConfirmationDeps = Pick<Deps, "db" | "clock" | "keys">;

/**
 * Lets on only who knows the account's password: an open session alone may be a stranger's at its desk. Answers the
 * stored hash that it was compared with.
 */
export async function confirmPassword(
  deps: ConfirmationDeps,
  { user }: Asking,
  password: string,
): Promise<string> {
  const attempt = await takeAttempt(deps, { confirmation: String(user.id) }, user);
  const row = await findUserById(deps.db, user.id);
  const { valid } = await checkPassword(password, row?.password ?? null);
  if (!row || !valid) throw wrongPassword();
  await attempt.succeed();
  return row.password;
}

/** Not 401: the session goes on. */
function wrongPassword(): AppError {
  const message = "Password Anda saat ini salah";
  return new AppError("validation_failed", message, { fields: { currentPassword: message } });
}

type Browser = Pick<Visitor, "browser" | "deviceCookie">;
type AccountDeps = ConfirmationDeps & Pick<Deps, "kv" | "audit" | "passwordCost" | "siteContent">;

/**
 * Gives one's own account a new password. Ends all its sessions, the one that asks included, forgets its browsers, and
 * answers the tokens of a new session for the same browser and of that. Of two changes at once the second is refused: its
 * old password is old.
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
    throw weak("newPassword", "Password baru harus berbeda dari password lama");
  }
  await refuseWeak(deps, "newPassword", newPassword, user);
  const set = await setPassword(deps, user.id, newPassword, visitor, () => ({ shownHash }));
  if (!set || set.token === null) throw wrongPassword();
  await deps.audit.record({ action: "account.password-changed", subjectId: user.id, label: user.username });
  return { ...set, token: set.token };
}

const weak = (field: string, message: string) =>
  new AppError("validation_failed", message, { fields: { [field]: message } });

/** Refuses a password that would be guessed, by the name of the business too. */
export async function refuseWeak(
  { siteContent }: Pick<Deps, "siteContent">,
  field: string,
  password: string,
  { username, name }: Pick<SessionUser, "username" | "name">,
): Promise<void> {
  const { business } = await siteContent.current();
  const weakness = findWeakness(password, [username, name, business.name]);
  if (weakness) throw weak(field, weakness);
}

/** Replaces a password and opens a session, as `replacePassword` says; null where the grounds hold no longer. */
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
  await forgetStored(deps, ended);
  return { token, deviceToken: device.token };
}

/** Ends one of one's own sessions, or all but the one that asks; 404 for one that is not one's own. */
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
