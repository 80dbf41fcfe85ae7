import { sha256 } from "../../digest";

/** A new secret of 256 bits for a cookie: 43 characters of base64url. */
export function createToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** Whether a cookie can hold a token of ours at all. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** SHA-256 in hexadecimal: a reader of a store cannot log in with what stands there. */
export const hashToken = (token: string): Promise<string> => sha256(token);
