import { Buffer } from "node:buffer";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { NewPasskey, PasskeyLogin } from "../../worker/contract/passkeys";

/** What an honest authenticator in an honest browser would do otherwise. */
interface Ceremony {
  challenge: string;
  origin?: string;
  host?: string;
  /** The user was not asked for a fingerprint, a face or a PIN. */
  unverified?: boolean;
  counter?: number;
}

interface Signing extends Ceremony {
  userHandle?: string | undefined;
}

const encode = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString("base64url");
const sha256 = async (data: string | Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", Buffer.from(data as string)));

function clientData(type: string, { challenge, origin = "http://localhost" }: Ceremony) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** RP id hash, flags and counter (WebAuthn, section 6.1). */
async function authenticatorData(
  { host = "localhost", unverified, counter = 0 }: Ceremony,
  attested = new Uint8Array(0),
) {
  const [userPresent, userVerified, hasAttested] = [0x01, 0x04, 0x40];
  const flags = userPresent | (unverified ? 0 : userVerified) | (attested.length > 0 ? hasAttested : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([await sha256(host), Buffer.from([flags]), count, attested]);
}

/** An authenticator with one key, which does what a device and its browser do, or what they should not. */
export async function createAuthenticator() {
  const keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const id = crypto.getRandomValues(new Uint8Array(32));
  const raw = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  // COSE (RFC 9052): EC2, ES256, P-256 and the point.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, raw.slice(1, 33)],
      [-3, raw.slice(33)],
    ]),
  );

  return {
    id: encode(id),

    async register(ceremony: Ceremony): Promise<NewPasskey> {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([new Uint8Array(16), length, id, coseKey]);
      const authData = new Uint8Array(await authenticatorData(ceremony, attested));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        ...{ id: encode(id), rawId: encode(id), type: "public-key" },
        response: {
          clientDataJSON: encode(clientData("webauthn.create", ceremony)),
          attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        },
      };
    },

    async sign({ userHandle, ...ceremony }: Signing): Promise<PasskeyLogin> {
      const data = await authenticatorData(ceremony);
      const client = clientData("webauthn.get", ceremony);
      const signed = Buffer.concat([data, await sha256(client)]);
      const algorithm = { name: "ECDSA", hash: "SHA-256" };
      const signature = await crypto.subtle.sign(algorithm, keys.privateKey, signed);
      return {
        ...{ id: encode(id), rawId: encode(id), type: "public-key" },
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(toDer(Buffer.from(signature))),
          userHandle,
        },
      };
    },
  };
}

/** Authenticators write ECDSA signatures as ASN.1, WebCrypto as two numbers of one length. */
export function toDer(signature: Buffer): Buffer {
  const integer = (bytes: Buffer) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const digits = bytes.subarray(start);
    // A first bit of 1 would mean a negative number.
    const value = (digits[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), digits]) : digits;
    return Buffer.concat([Buffer.from([0x02, value.length]), value]);
  };
  const half = signature.length / 2;
  const both = Buffer.concat([integer(signature.subarray(0, half)), integer(signature.subarray(half))]);
  return Buffer.concat([Buffer.from([0x30, both.length]), both]);
}
