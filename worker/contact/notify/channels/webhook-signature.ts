import { Buffer } from "node:buffer";
import { hmac } from "../../../digest";

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
  const signature = await hmac("SHA-256", parseWebhookSecret(secret), `${id}.${timestamp}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature.toString("base64")}`,
  };
}

function parseWebhookSecret(secret: string): Buffer<ArrayBuffer> {
  const [, encoded] = secretPattern.exec(secret) ?? [];
  const key = Buffer.from(encoded ?? "", "base64");
  if (key.length < 24 || key.length > 64) {
    throw new Error("NOTIFY_WEBHOOK_SECRET must be whsec_ and base64 of 24 to 64 bytes");
  }
  return key;
}
