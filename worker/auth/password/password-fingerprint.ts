import { createHash } from "node:crypto";

/** As a password is compared with words and lists: one way to write each character, and no capitals. */
export function comparable(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

/** The first 32 bits of the SHA-256 of a comparable password. */
export function fingerprintPassword(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32LE(0);
}
