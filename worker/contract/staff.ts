import * as z from "zod/mini";
import { currentPassword, newPassword } from "./account";
import { role } from "./rights";
import { requiredLine } from "./text";

/** An account as owners see it. Dates are ISO 8601 in UTC. */
export const staffMember = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  role: z.nullable(role),
  disabled: z.boolean(),
  secondFactor: z.boolean(),
  passkeys: z.number(),
  lastSeenAt: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof staffMember>;

/** An open link. */
export const staffInvite = z.object({
  id: z.number(),
  kind: z.enum(["invite", "reset"]),
  name: z.string(),
  role: z.nullable(role),
  expiresAt: z.string(),
});
export type StaffInvite = z.infer<typeof staffInvite>;

/** Response of `GET /api/staff`. */
export const staffList = z.object({ staff: z.array(staffMember), invites: z.array(staffInvite) });
export type StaffList = z.infer<typeof staffList>;

const name = requiredLine(2, "Nama harus minimal 2 karakter", 100, "Nama");

/** Body of `POST /api/staff/invites`. */
export const inviteInput = z.strictObject({ currentPassword, role, name });
export type InviteInput = z.infer<typeof inviteInput>;

/** A reset link; its URL is only in the response that creates it. */
export const newLink = z.object({ url: z.string(), expiresAt: z.string() });
export type NewLink = z.infer<typeof newLink>;

export const newInvite = z.extend(newLink, { id: z.number() });
export type NewInvite = z.infer<typeof newInvite>;

/** Body of `PUT /api/staff/{id}`; `role: null` removes all rights. */
export const staffChange = z
  .strictObject({
    currentPassword,
    role: z.optional(z.nullable(role)),
    disabled: z.optional(z.boolean("Nilai disabled tidak valid")),
  })
  .check(
    z.refine(({ role, disabled }) => role !== undefined || disabled !== undefined, {
      message: "Pilih peran atau status yang akan diubah",
      path: ["role"],
    }),
  );
export type StaffChange = z.infer<typeof staffChange>;

/** Response of `GET /api/invites/{token}`. */
export const openInvite = z.object({
  kind: z.enum(["invite", "reset"]),
  name: z.string(),
  role: z.nullable(role),
});
export type OpenInvite = z.infer<typeof openInvite>;

const usernameMessage = "Username harus minimal 3 karakter";

/** Body of `POST /api/invites/{token}` for an invitation. */
export const invitedAccount = z.strictObject({
  username: z
    .string(usernameMessage)
    .check(
      z.trim(),
      z.minLength(3, usernameMessage),
      z.maxLength(100, "Username maksimal 100 karakter"),
      z.regex(
        /^[a-z0-9][a-z0-9._-]*$/,
        "Username hanya boleh berisi huruf kecil, angka, titik, garis bawah, dan tanda hubung",
      ),
    ),
  name,
  password: newPassword,
});
export type InvitedAccount = z.infer<typeof invitedAccount>;

/** The code of the link that creates the first account: 128 bits in base64url. */
const code = z.string("Kode harus diisi").check(z.maxLength(100, "Kode terlalu panjang"));

export const claimCode = z.strictObject({ code });

/** Body of `POST /api/claim`. */
export const claimInput = z.extend(invitedAccount, { code });
export type ClaimInput = z.infer<typeof claimInput>;

/** Body of `POST /api/invites/{token}` for a reset link. */
export const passwordReset = z.strictObject({ password: newPassword });
export type PasswordReset = z.infer<typeof passwordReset>;
