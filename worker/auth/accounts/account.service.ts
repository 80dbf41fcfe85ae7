import { AppError } from "../../app-error";
import type { PasswordChange, SessionEnd, SessionEndAnswer } from "../../contract/account";
import type { Deps } from "../../deps";
import { hashPassword } from "../password/password";
import { weaknessOf } from "../password/password-policy";
import { recognizeDevice } from "../sessions/known-device.service";
import { closeSessions, forgetStored, storeSession } from "../sessions/session.service";
import { type Asking, confirmPassword, wrongPassword } from "./confirmation.service";
import { replacePassword } from "./password-change.repository";

interface Browser {
  /** In words. */
  name: string;
  /** The cookie by which it may be known. */
  deviceCookie: string | undefined;
}

/**
 * Gives one's own account a new password. Ends all its sessions, the one that asks included, forgets its browsers, and
 * answers the tokens of a new session for the same browser and of that. Of two changes at once the second is refused: its
 * old password is old.
 */
export async function changePassword(
  deps: Deps,
  asking: Asking,
  { currentPassword, newPassword }: PasswordChange,
  { name, deviceCookie }: Browser,
): Promise<{ token: string; deviceToken: string }> {
  const from = await confirmPassword(deps, asking, currentPassword);
  const { user } = asking;
  const weakness =
    newPassword === currentPassword
      ? "Password baru harus berbeda dari password lama"
      : weaknessOf(newPassword, [user.username, user.name]);
  if (weakness) {
    throw new AppError("validation_failed", weakness, { fields: { newPassword: weakness } });
  }
  const to = await hashPassword(newPassword, deps.passwordCost);
  const device = await recognizeDevice(deps, deviceCookie);
  let ended: string[] | null = null;
  const token = await storeSession(deps, { userId: user.id, name, device }, async (row) => {
    ended = await replacePassword(deps.db, row, { from, to });
    return ended !== null;
  });
  if (token === null) throw wrongPassword();
  await forgetStored(deps, ended ?? []);
  await deps.audit.record({ action: "account.password-changed", subjectId: user.id, label: user.username });
  return { token, deviceToken: device.token };
}

/** Ends one of one's own sessions, or all but the one that asks; 404 for one that is not one's own. */
export async function endSessions(
  deps: Deps,
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
