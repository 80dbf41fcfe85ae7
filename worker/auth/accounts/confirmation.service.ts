import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { takeAttempt } from "../login/login-throttle.service";
import { checkPassword } from "../password/password";
import { findUserById } from "./user.repository";

/** Somebody who is signed in, and the address they ask from. */
export interface Asking {
  user: SessionUser;
  sessionId: number;
  address: string;
}

/** Lets on only who knows the account's password: an open session alone may be a stranger's at its desk. */
export async function confirmPassword(deps: Deps, { user, address }: Asking, password: string) {
  const attempt = await takeAttempt(deps, { confirmation: String(user.id) }, address);
  const row = await findUserById(deps.db, user.id);
  const { valid } = await checkPassword(password, row?.password ?? null);
  if (!valid) {
    // Not 401: the session goes on.
    throw new AppError("validation_failed", "Password Anda saat ini salah", {
      fields: { currentPassword: "Password Anda saat ini salah" },
    });
  }
  await attempt.succeed();
}
