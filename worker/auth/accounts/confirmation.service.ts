import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { takeAttempt } from "../login/login-throttle.service";
import { checkPassword } from "../password/password";
import { findUserById } from "./user.repository";

/** Somebody who is signed in. */
export interface Asking {
  user: SessionUser;
  sessionId: number;
}

/**
 * Lets on only who knows the account's password: an open session alone may be a stranger's at its desk. Answers the
 * stored hash that it was compared with.
 */
export async function confirmPassword(deps: Deps, { user }: Asking, password: string): Promise<string> {
  const attempt = await takeAttempt(deps, { confirmation: String(user.id) }, user);
  const row = await findUserById(deps.db, user.id);
  const { valid } = await checkPassword(password, row?.password ?? null);
  if (!row || !valid) throw wrongPassword();
  await attempt.succeed();
  return row.password;
}

/** Not 401: the session goes on. */
export function wrongPassword(): AppError {
  const message = "Password Anda saat ini salah";
  return new AppError("validation_failed", message, { fields: { currentPassword: message } });
}
