import * as z from "zod/mini";

const unreadable = "Jawaban passkey dari browser tidak terbaca. Coba lagi.";

/** Bytes in base64url, as browsers write them in WebAuthn's JSON. */
const bytes = (maxLength: number) =>
  z.string(unreadable).check(z.maxLength(maxLength, unreadable), z.regex(/^[A-Za-z0-9_-]+$/, unreadable));

const credentialId = bytes(1400);
const clientData = bytes(8000);

// Browsers add members from version to version: what is not read here is left out, not refused.
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", unreadable),
  authenticatorAttachment: z.optional(z.nullable(z.string(unreadable))),
};

/** Body of `POST /api/auth/passkey/verify`: a passkey has signed the challenge of a login. */
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

/** Body of `POST /api/account/passkeys`: a browser has made a passkey. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: clientData, attestationObject: bytes(40_000) }, unreadable),
  clientExtensionResults: z.optional(
    z.object({ credProps: z.optional(z.object({ rk: z.optional(z.boolean(unreadable)) })) }),
  ),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** A passkey of one's own. Times are ISO 8601 in UTC. */
export const passkey = z.object({
  id: z.number(),
  /** Where it was made, such as "Chrome di Windows". */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** The only host that it works on, where that is not the one that asks. */
  otherHost: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;
