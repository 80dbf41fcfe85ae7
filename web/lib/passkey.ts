import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";

/** Asks the browser to sign with a passkey; throws an error with a message for people. */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  try {
    return await startAuthentication({ optionsJSON });
  } catch (cause) {
    throw toReadable(cause);
  }
}

/** Asks the browser to create a passkey; throws an error with a message for people. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  try {
    return await startRegistration({ optionsJSON });
  } catch (cause) {
    throw toReadable(cause);
  }
}

const messages: Partial<Record<WebAuthnError["code"], string>> = {
  ERROR_INVALID_DOMAIN: "Passkey tidak bisa dipakai di alamat ini. Buka situs lewat nama domainnya.",
  ERROR_INVALID_RP_ID: "Passkey tidak bisa dipakai di alamat ini. Buka situs lewat nama domainnya.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "Perangkat ini sudah punya passkey untuk akun Anda.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    "Perangkat ini tidak bisa menyimpan passkey. Pakai perangkat atau pengelola password lain.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "Perangkat ini tidak bisa memastikan bahwa ini Anda. Nyalakan sidik jari, wajah, atau PIN dulu.",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG:
    "Perangkat ini tidak mendukung jenis kunci yang diperlukan. Pakai perangkat lain.",
};

function toReadable(cause: unknown): Error {
  if (!("PublicKeyCredential" in window)) {
    return new Error("Browser ini belum mendukung passkey. Pakai browser lain, atau password.", { cause });
  }
  const known = cause instanceof WebAuthnError ? messages[cause.code] : undefined;
  // Browsers do not distinguish cancellation, timeout and a missing passkey.
  const message =
    known ?? "Passkey tidak dipakai: dibatalkan, waktunya habis, atau tidak ada passkey di perangkat ini.";
  return new Error(message, { cause });
}
