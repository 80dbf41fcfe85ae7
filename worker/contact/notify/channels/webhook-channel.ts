import { absoluteUrl } from "../../../contract/site";
import type { Channel } from "./channel";
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
 * Posts an enquiry as JSON, `{type: "enquiry.created", timestamp, data}`, signed. `webhook-id` is the same for
 * every try, so that a receiver that was reached twice can tell.
 */
export function createWebhookChannel({ url, secret, clock, fetcher = fetch }: WebhookSettings): Channel {
  return {
    name: "webhook",
    send: async (enquiry) => {
      const address = parseWebhookAddress(url);
      const at = clock();
      const data = { ...enquiry, adminUrl: absoluteUrl("/admin/contact") };
      const body = JSON.stringify({ type: "enquiry.created", timestamp: at.toISOString(), data });
      const signature = await signWebhook(secret, { id: `enquiry-${enquiry.id}`, at, body });
      const response = await fetcher(address, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", ...signature },
        // What answers there was not checked.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    },
  };
}
