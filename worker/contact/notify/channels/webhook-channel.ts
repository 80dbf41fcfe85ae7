import { ServiceError } from "../../../service-error";
import { adminUrlOf } from "./admin-links";
import type { Channel, StaffMessage } from "./channel";
import { parseWebhookAddress } from "./webhook-address";
import { signWebhook } from "./webhook-signature";

interface WebhookSettings {
  url: string;
  secret: string;
  clock: () => Date;
  fetcher?: typeof fetch;
}

const timeoutMs = 10_000;

/**
 * Posts a message as JSON, `{type: "enquiry.created", timestamp, data}`, signed. `webhook-id` is the same for
 * every try, so that a receiver that was reached twice can tell.
 */
export function createWebhookChannel({ url, secret, clock, fetcher = fetch }: WebhookSettings): Channel {
  return {
    name: "webhook",
    send: async (message) => {
      const address = parseWebhookAddress(url);
      const at = clock();
      const data = { ...dataOf(message), adminUrl: adminUrlOf(message) };
      const body = JSON.stringify({ type: message.type, timestamp: at.toISOString(), data });
      const signature = await signWebhook(secret, { id: idOf(message), at, body });
      const response = await fetcher(address, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", ...signature },
        // What answers there was not checked.
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

const idOf = (message: StaffMessage) =>
  message.type === "enquiry.created" ? `enquiry-${message.enquiry.id}` : `reminder-${message.reminderId}`;

function dataOf(message: StaffMessage): object {
  if (message.type === "enquiry.created") return message.enquiry;
  const { type, reminderId, ...data } = message;
  if (!("enquiry" in data)) return data;
  const { enquiry, ...reminder } = data;
  return { ...enquiry, ...reminder };
}
