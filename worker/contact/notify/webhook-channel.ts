import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { ServiceError } from "../../errors";
import { type Channel, type StaffMessage, toAdminUrl } from "./channel";

interface WebhookSettings {
  url: string;
  secret: string;
  clock: () => Date;
  fetcher?: typeof fetch;
}

const timeoutMs = 10_000;
/** `whsec_` and base64 of 24 to 64 random bytes. Source: Standard Webhooks. */
const secretPattern = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * Posts a message as signed JSON, `{type: "enquiry.created", timestamp, data}`. `webhook-id` is the same for every
 * attempt, so that the receiver can recognize repeats.
 */
export function createWebhookChannel({ url, secret, clock, fetcher = fetch }: WebhookSettings): Channel {
  return {
    name: "webhook",
    send: async (message) => {
      const address = parseWebhookAddress(url);
      const at = clock();
      const data = { ...toData(message), adminUrl: toAdminUrl(message) };
      const body = JSON.stringify({ type: message.type, timestamp: at.toISOString(), data });
      const signature = signWebhook(secret, { id: toMessageId(message), at, body });
      const response = await fetcher(address, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", ...signature },
        // A redirect could lead to an address that was not checked.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new ServiceError("the webhook", error);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    },
  };
}

function toMessageId(message: StaffMessage): string {
  if (message.type === "enquiry.created") return `enquiry-${message.enquiry.id}`;
  if (message.type === "notification.test") return `test-${message.at}`;
  return message.type === "operations.alert" ? `operations-${message.at}` : `reminder-${message.reminderId}`;
}

function toData(message: StaffMessage): object {
  if (message.type === "enquiry.created") return message.enquiry;
  if (message.type === "operations.alert") return { faults: message.faults };
  if (message.type === "notification.test") return {};
  const { type, reminderId, ...data } = message;
  if (!("enquiry" in data)) return data;
  const { enquiry, ...reminder } = data;
  return { ...enquiry, ...reminder };
}

/**
 * Parses the webhook's URL, or throws the reason why it is refused. IP addresses and names without a dot are refused,
 * because they could point into an internal network.
 */
function parseWebhookAddress(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== "https:") throw new Error("NOTIFY_WEBHOOK_URL must be an https address");
  if (url.username || url.password) throw new Error("NOTIFY_WEBHOOK_URL must not carry a password");
  // The URL parser normalizes every notation of IPv4 to four decimal numbers.
  const isNumeric = url.hostname.startsWith("[") || /^[\d.]+$/.test(url.hostname);
  const host = url.hostname.replace(/\.$/, "");
  const isInternal = !host.includes(".") || /\.(localhost|local|internal|lan|home|arpa)$/.test(host);
  if (isNumeric || isInternal) throw new Error("NOTIFY_WEBHOOK_URL must be a public host name");
  return url;
}

/**
 * The headers `webhook-id`, `webhook-timestamp` (seconds since 1970) and `webhook-signature`: `v1,` and base64 of the
 * HMAC-SHA256 over "id.timestamp.body". Source: Standard Webhooks, https://www.standardwebhooks.com.
 */
function signWebhook(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const [, encoded = ""] = secretPattern.exec(secret) ?? [];
  const key = Buffer.from(encoded, "base64");
  if (key.length < 24 || key.length > 64) {
    throw new Error("NOTIFY_WEBHOOK_SECRET must be whsec_ and base64 of 24 to 64 bytes");
  }
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
