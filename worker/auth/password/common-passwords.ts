import { commonPasswordFingerprints } from "./common-password-fingerprints";
import { fingerprintOf } from "./password-fingerprint";

/**
 * Whether a comparable password is one of the most common ones (docs/decisions/0014-common-passwords.md). One that
 * is not is taken for one with a chance of about 1 in 430,000: only 32 bits of each are kept.
 */
export function isCommonPassword(text: string): boolean {
  const bytes = Uint8Array.from(Buffer.from(commonPasswordFingerprints, "base64"));
  return new Uint32Array(bytes.buffer).includes(fingerprintOf(text));
}
