import type { Channel } from "./channel";
import { createEmailChannel, type EmailSender, quietSender } from "./email-channel";
import { createWebhookChannel } from "./webhook-channel";

interface ChannelSettings {
  NOTIFY_WEBHOOK_URL?: string;
  /** Secret of the deployment. */
  NOTIFY_WEBHOOK_SECRET?: string;
  NOTIFY_EMAIL_FROM?: string;
  NOTIFY_EMAIL_TO?: string;
  EMAIL?: EmailSender;
}

/** The channels that the configuration names; none by default. A half-configured one fails, and says why. */
export function createConfiguredChannels(settings: ChannelSettings, clock: () => Date): Channel[] {
  const channels: Channel[] = [];
  if (settings.NOTIFY_WEBHOOK_URL) {
    const secret = settings.NOTIFY_WEBHOOK_SECRET ?? "";
    channels.push(createWebhookChannel({ url: settings.NOTIFY_WEBHOOK_URL, secret, clock }));
  }
  const { NOTIFY_EMAIL_FROM: from, NOTIFY_EMAIL_TO: to } = settings;
  if (to) {
    channels.push(
      settings.EMAIL && from
        ? createEmailChannel({ sender: quietSender(settings.EMAIL), from, to })
        : unusable("NOTIFY_EMAIL_TO needs NOTIFY_EMAIL_FROM and the send_email binding EMAIL"),
    );
  }
  return channels;
}

function unusable(reason: string): Channel {
  return { name: "email", send: () => Promise.reject(new Error(reason)) };
}
