import { Buffer } from "node:buffer";
import { createHmac, hash } from "node:crypto";

const encoder = new TextEncoder();

/** A random token of 256 bits: 43 characters of base64url. Only its SHA-256 is stored, so that a reader cannot use it. */
export function createToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

const minKeyLength = 32;

/** Operations with the secret `AUTH_KEY`, or without one. */
export interface SecretKeys {
  /** A hash of `value` in hexadecimal, for lookups; an HMAC if there is a key. */
  fingerprint(value: string): Promise<string>;
  /** Encrypts bytes for storage; `open` needs the same `context`. */
  seal(bytes: Uint8Array<ArrayBuffer>, context: string): Promise<string>;
  /** The decrypted bytes; null if key or context differ, or if the value was changed. */
  open(sealed: string, context: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether the value was stored without a key although there is one now. */
  isOutdated(sealed: string): boolean;
}

/**
 * AES-256-GCM and HMAC-SHA-256 with keys derived from `authKey` by HKDF (RFC 5869). Without a key, bytes are
 * stored as they are and fingerprints are plain SHA-256.
 */
export function createSecretKeys(authKey: string | undefined): SecretKeys {
  return authKey ? createKeyed(authKey) : keyless;
}

function createKeyed(authKey: string): SecretKeys {
  async function derive(purpose: string): Promise<ArrayBuffer> {
    if (authKey.length < minKeyLength) throw new Error(`AUTH_KEY needs at least ${minKeyLength} characters`);
    const material = await crypto.subtle.importKey("raw", encoder.encode(authKey), "HKDF", false, [
      "deriveBits",
    ]);
    const salt = new Uint8Array(0);
    return crypto.subtle.deriveBits(
      { name: "HKDF", hash: "SHA-256", salt, info: encoder.encode(purpose) },
      material,
      256,
    );
  }
  const sealingKey = async () =>
    crypto.subtle.importKey("raw", await derive("seal"), "AES-GCM", false, ["encrypt", "decrypt"]);

  return {
    async fingerprint(value) {
      return createHmac("sha256", Buffer.from(await derive("fingerprint")))
        .update(value)
        .digest("hex");
    },
    async seal(bytes, context) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(context) };
      const sealed = await crypto.subtle.encrypt(algorithm, await sealingKey(), bytes);
      return `gcm:${base64(iv)}:${base64(new Uint8Array(sealed))}`;
    },
    async open(sealed, context) {
      if (sealed.startsWith("plain:")) return keyless.open(sealed, context);
      const [, iv = "", bytes = ""] = sealed.split(":");
      const algorithm = { name: "AES-GCM", iv: fromBase64(iv), additionalData: encoder.encode(context) };
      try {
        return new Uint8Array(await crypto.subtle.decrypt(algorithm, await sealingKey(), fromBase64(bytes)));
      } catch {
        return null;
      }
    },
    isOutdated: (sealed) => sealed.startsWith("plain:"),
  };
}

const keyless: SecretKeys = {
  fingerprint: async (value) => hash("sha256", value),
  seal: async (bytes) => `plain:${base64(bytes)}`,
  open: async (sealed) => (sealed.startsWith("plain:") ? fromBase64(sealed.slice("plain:".length)) : null),
  isOutdated: () => false,
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const fromBase64 = (encoded: string) => new Uint8Array(Buffer.from(encoded, "base64"));
