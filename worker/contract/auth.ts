import * as z from "zod/mini";
import { role } from "./rights";

const usernameMessage = "Username harus minimal 3 karakter";
const passwordMessage = "Password harus minimal 6 karakter";

export const loginInput = z.strictObject({
  username: z.string(usernameMessage).check(
    // Attempts are counted by the name that the database is asked for: it gets no NUL.
    z.overwrite((name) => name.replaceAll("\0", "").trim()),
    z.minLength(3, usernameMessage),
    z.maxLength(100, "Username maksimal 100 karakter"),
  ),
  password: z
    .string(passwordMessage)
    .check(z.minLength(6, passwordMessage), z.maxLength(200, "Password maksimal 200 karakter")),
});
export type LoginInput = z.infer<typeof loginInput>;

/** The public data of an account. */
export const sessionUser = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  /** Null for an account without access to the staff area. */
  role: z._default(z.nullable(role), null),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionAnswer = z.object({ authenticated: z.boolean(), user: z.nullable(sessionUser) });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** With `secondFactor` instead of a user, the password was right and `POST /api/auth/login/code` must follow. */
export const loginAnswer = z.object({
  user: z.optional(z.nullable(sessionUser)),
  message: z.optional(z.string()),
  secondFactor: z.optional(z.boolean()),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** The message of a successful login, which the browser checks if the response has no user. */
export const loginSuccessMessage = "Login successful";

const codeMessage = "Masukkan 6 angka dari aplikasi autentikator, atau kode pemulihan";

/** A TOTP code or a recovery code; spaces and hyphens are ignored. */
export const loginCodeInput = z.strictObject({
  code: z.string(codeMessage).check(
    z.maxLength(100, codeMessage),
    z.overwrite((value) => value.replace(/[\s-]/g, "").toUpperCase()),
    z.regex(/^(\d{6}|[A-Z2-7]{24})$/, codeMessage),
  ),
});
export type LoginCodeInput = z.infer<typeof loginCodeInput>;
