import { AppError } from "../../app-error";
import type { PasswordChange, SessionEnd, SessionEndAnswer } from "../../contract/account";
import type { Deps } from "../../deps";
import { hashPassword } from "../password/password";
import { weaknessOf } from "../password/password-policy";
import { closeSessions, forgetStored, openSession } from "../sessions/session.service";
import { type Asking, confirmPassword } from "./confirmation.service";
import { replacePassword } from "./user.repository";

/**
 * Gives one's own account a new password. Ends all its sessions, the one that asks included, and answers the
 * token of a new one for the same browser.
 */
export async function changePassword(
  deps: Deps,
  asking: Asking,
  { currentPassword, newPassword }: PasswordChange,
  device: string,
): Promise<string> {
  await confirmPassword(deps, asking, currentPassword);
  const { user } = asking;
  const weakness =
    newPassword === currentPassword
      ? "Password baru harus berbeda dari password lama"
      : weaknessOf(newPassword, [user.username, user.name]);
  if (weakness) {
    throw new AppError("validation_failed", weakness, { fields: { newPassword: weakness } });
  }
  const hash = await hashPassword(newPassword);
  await forgetStored(deps, await replacePassword(deps.db, user.id, hash, deps.clock()));
  await deps.audit.record({ action: "account.password-changed", subjectId: user.id, label: user.username });
  return openSession(deps, user.id, device);
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
