import { createHash } from "node:crypto";

/** A password in Unicode NFKC and lower case, for comparison with lists. */
export function comparable(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

/** The first 32 bits of the SHA-256 of a comparable password. */
export function fingerprintPassword(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32LE(0);
}
