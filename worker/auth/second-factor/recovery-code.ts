import { hashToken } from "../sessions/token";
import { toBase32 } from "./totp";

/** 120 bits: long enough to be stored under a plain hash (ASVS 5.0, 6.5.2). */
const codeBytes = 15;
export const recoveryCodeCount = 10;

/** Ten new codes, in groups of four for reading and typing. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = toBase32(crypto.getRandomValues(new Uint8Array(codeBytes)));
    return code.match(/.{4}/g)?.join("-") ?? code;
  });
}

/** The hash under which a code is stored, with or without its hyphens. */
export function hashRecoveryCode(code: string): Promise<string> {
  return hashToken(code.replaceAll("-", ""));
}
