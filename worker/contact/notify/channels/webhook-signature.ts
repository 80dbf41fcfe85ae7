import { Buffer } from "node:buffer";

/** `whsec_` and base64 of 24 to 64 random bytes, as the Standard Webhooks specification has it. */
const secretPattern = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * The headers that prove where a webhook comes from: `webhook-id`, `webhook-timestamp` (seconds since 1970) and
 * `webhook-signature`, `v1,` and base64 of HMAC-SHA256 over "id.timestamp.body".
 * Source: the Standard Webhooks specification, https://www.standardwebhooks.com.
 */
export async function signWebhook(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", parseWebhookSecret(secret), algorithm, false, ["sign"]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = Buffer.from(await crypto.subtle.sign("HMAC", key, signed)).toString("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

function parseWebhookSecret(secret: string): Buffer<ArrayBuffer> {
  const [, encoded] = secretPattern.exec(secret) ?? [];
  const key = Buffer.from(encoded ?? "", "base64");
  if (key.length < 24 || key.length > 64) {
    throw new Error("NOTIFY_WEBHOOK_SECRET must be whsec_ and base64 of 24 to 64 bytes");
  }
  return key;
}
