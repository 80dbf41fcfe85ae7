import * as z from "zod/mini";
import { storedId } from "./query";

/** Length of a new password; the login form accepts shorter ones. */
export const minNewPassword = 12;
export const maxNewPassword = 128;

export const newPasswordTooShort = `Password baru harus minimal ${minNewPassword} karakter`;
export const newPasswordTooLong = `Password baru maksimal ${maxNewPassword} karakter`;

/** The current password, required before changes to login methods. */
export const currentPassword = z
  .string("Masukkan password Anda saat ini")
  .check(
    z.minLength(1, "Masukkan password Anda saat ini"),
    z.maxLength(200, "Password maksimal 200 karakter"),
  );

/** Checks the length only; the server refuses passwords that are easy to guess. */
export const newPassword = z.string(newPasswordTooShort).check(
  z.refine((value) => [...value].length >= minNewPassword, newPasswordTooShort),
  z.refine((value) => [...value].length <= maxNewPassword, newPasswordTooLong),
);

export const passwordChange = z.strictObject({
  currentPassword,
  newPassword,
});
export type PasswordChange = z.infer<typeof passwordChange>;

export const passwordConfirmation = z.strictObject({ currentPassword });
export type PasswordConfirmation = z.infer<typeof passwordConfirmation>;

/** One open session. Times are ISO 8601 in UTC; `seenAt` may lag by an hour. */
export const accountSession = z.object({
  id: z.number(),
  /** Browser and system, such as "Chrome di Windows". */
  device: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** Ends one of one's own sessions, or without `sessionId` all but the current one. */
export const sessionEnd = z.strictObject({
  currentPassword,
  sessionId: z.optional(storedId("Sesi tidak dikenal")),
});
export type SessionEnd = z.infer<typeof sessionEnd>;

export const sessionEndAnswer = z.object({ ended: z.number() });
export type SessionEndAnswer = z.infer<typeof sessionEndAnswer>;

export const secondFactorState = z.object({
  /** ISO 8601; null while it is disabled. */
  enabledAt: z.nullable(z.string()),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.number(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The TOTP secret in Base32, and as an `otpauth://` URI. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

const appCodeMessage = "Masukkan 6 angka dari aplikasi autentikator";

export const secondFactorCode = z.strictObject({
  code: z.string(appCodeMessage).check(
    z.maxLength(100, appCodeMessage),
    z.overwrite((value) => value.replace(/\s/g, "")),
    z.regex(/^\d{6}$/, appCodeMessage),
  ),
});
export type SecondFactorCode = z.infer<typeof secondFactorCode>;

/** Shown once; only the hashes are stored. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodeList = z.infer<typeof recoveryCodeList>;
