import { hmac } from "../../digest";

/** RFC 6238 with the values that authenticator apps expect: SHA-1, 30 seconds, 6 digits. */
const stepSeconds = 30;
const digits = 6;
/** Steps before and after the current one whose codes count, for clocks that differ and slow hands. */
const tolerance = 1;
/** RFC 4226 recommends 160 bits, the length of the hash. */
const secretBytes = 20;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function createTotpSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(secretBytes));
}

/** Base32 (RFC 4648) without padding: for a whole number of 5-byte groups there is none. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join("");
}

/** The number of the 30-second step that a moment lies in. */
export function toStep(date: Date): number {
  return Math.floor(date.getTime() / 1000 / stepSeconds);
}

/** The code of one step: HOTP (RFC 4226, section 5.3) with the step as its counter. */
export async function totpCode(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = await hmac("SHA-1", secret, counter);
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const truncated = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(truncated % 10 ** digits).padStart(digits, "0");
}

/** The step whose code this is, near `now`; null for a wrong code. */
export async function findStep(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  now: Date,
): Promise<number | null> {
  const current = toStep(now);
  let found: number | null = null;
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    if ((await totpCode(secret, step)) === code) found = step;
  }
  return found;
}

/** The address that an authenticator app reads from a link or a QR code. */
export function otpauthUri(secret: string, issuer: string, username: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  const issuerValue = encodeURIComponent(issuer);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuerValue}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}
