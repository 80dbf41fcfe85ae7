import type { Deps } from "../../deps";
import { log } from "../../http/log";
import { enquiryMessage } from "../../queue-messages";
import { giveUpNotification, notifyOfEnquiry } from "./notification.service";

const firstRetrySeconds = 30;
const mostRetrySeconds = 600;

/** Tells of the enquiry of one message; what does not get through is tried again with a growing delay. */
export async function consumeEnquiry(deps: Deps, message: Message): Promise<void> {
  const contactId = parse(message);
  if (contactId === null) return message.ack();
  if (await notifyOfEnquiry(deps, contactId)) return message.ack();
  const delaySeconds = Math.min(firstRetrySeconds * 2 ** (message.attempts - 1), mostRetrySeconds);
  message.retry({ delaySeconds });
}

/** Notes on an enquiry that its message came back from the queue for good. */
export async function consumeDeadEnquiry(deps: Deps, message: Message): Promise<void> {
  const contactId = parse(message);
  if (contactId !== null) {
    log("error", "notification_given_up", { contactId });
    await giveUpNotification(deps, contactId);
  }
  message.ack();
}

function parse(message: Message): number | null {
  const parsed = enquiryMessage.safeParse(message.body);
  if (parsed.success) return parsed.data.contactId;
  log("error", "message_unknown", { queue: "enquiries" });
  return null;
}
