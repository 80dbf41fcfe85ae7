import type { Deps } from "../../deps";
import { log } from "../../http/log";
import { type EnquiryMessage, enquiryMessage } from "../../queue-messages";
import { giveUpReminder, tellReminder } from "../reminders/reminder.service";
import { giveUpNotification, notifyOfEnquiry } from "./notification.service";

const firstRetrySeconds = 30;
const mostRetrySeconds = 600;

/** Tells of what one message names; what does not get through is tried again with a growing delay. */
export async function consumeEnquiry(deps: Deps, message: Message): Promise<void> {
  const subject = parse(message);
  if (subject === null) return message.ack();
  const isDone =
    "contactId" in subject
      ? await notifyOfEnquiry(deps, subject.contactId)
      : await tellReminder(deps, subject.reminderId);
  if (isDone) return message.ack();
  const delaySeconds = Math.min(firstRetrySeconds * 2 ** (message.attempts - 1), mostRetrySeconds);
  message.retry({ delaySeconds });
}

/** Notes on an enquiry or a reminder that its message came back from the queue for good. */
export async function consumeDeadEnquiry(deps: Deps, message: Message): Promise<void> {
  const subject = parse(message);
  if (subject !== null) {
    log("error", "notification_given_up", subject);
    if ("contactId" in subject) await giveUpNotification(deps, subject.contactId);
    else await giveUpReminder(deps, subject.reminderId);
  }
  message.ack();
}

function parse(message: Message): EnquiryMessage | null {
  const parsed = enquiryMessage.safeParse(message.body);
  if (parsed.success) return parsed.data;
  log("error", "message_unknown", { queue: "enquiries" });
  return null;
}
