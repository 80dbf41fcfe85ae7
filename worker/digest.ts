import { Buffer } from "node:buffer";

const encoder = new TextEncoder();

const bytesOf = (data: string | BufferSource) => (typeof data === "string" ? encoder.encode(data) : data);

/** SHA-256 in hexadecimal; text counts as UTF-8. */
export async function sha256(data: string | BufferSource): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytesOf(data))).toString("hex");
}

/** HMAC (RFC 2104) with the hash that is named; text counts as UTF-8. */
export async function hmac(
  hash: "SHA-1" | "SHA-256",
  key: BufferSource,
  data: string | BufferSource,
): Promise<Buffer<ArrayBuffer>> {
  const signing = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash }, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign("HMAC", signing, bytesOf(data)));
}
