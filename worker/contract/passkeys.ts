import * as z from "zod/mini";

const unreadable = "Jawaban passkey dari browser tidak terbaca. Coba lagi.";

/** Bytes in base64url, as in WebAuthn's JSON. */
const bytes = (maxLength: number) =>
  z.string(unreadable).check(z.maxLength(maxLength, unreadable), z.regex(/^[A-Za-z0-9_-]+$/, unreadable));

const credentialId = bytes(1400);
const clientData = bytes(8000);

// Browsers add fields over time, so unknown ones are ignored, not refused.
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", unreadable),
  authenticatorAttachment: z.optional(z.nullable(z.string(unreadable))),
};

/** Body of `POST /api/auth/passkey/verify`: a signed login challenge. */
export const passkeyLogin = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: clientData,
      authenticatorData: bytes(8000),
      signature: bytes(8000),
      userHandle: z.optional(z.nullable(bytes(100))),
    },
    unreadable,
  ),
});
export type PasskeyLogin = z.infer<typeof passkeyLogin>;

/** Body of `POST /api/account/passkeys`: a new passkey. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: clientData, attestationObject: bytes(40_000) }, unreadable),
  clientExtensionResults: z.optional(
    z.object({ credProps: z.optional(z.object({ rk: z.optional(z.boolean(unreadable)) })) }),
  ),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** One of one's own passkeys. Times are ISO 8601 in UTC. */
export const passkey = z.object({
  id: z.number(),
  /** The browser that created it, such as "Chrome di Windows". */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** The host that it works on, if it differs from the current one. */
  otherHost: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;
