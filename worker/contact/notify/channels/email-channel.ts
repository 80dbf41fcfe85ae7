import { site } from "../../../contract/site";
import { within } from "../../../http/within";
import { ServiceError } from "../../../service-error";
import type { Channel, StaffMessage } from "./channel";
import type { EmailContent } from "./email/email-content";
import { writeEnquiryEmail } from "./email/enquiry-email";
import { writeReminderEmail } from "./email/reminder-email";
import { writeSummaryEmail } from "./email/summary-email";

/** The part of the platform's `send_email` binding that is used. */
export interface EmailSender {
  send: (message: EmailContent & { from: { email: string; name: string }; to: string[] }) => Promise<unknown>;
}

/** A sender whose failures quote nothing of what it was to send: they end up in logs. */
export function quietSender(sender: EmailSender): EmailSender {
  return {
    send: async (message) => {
      try {
        return await sender.send(message);
      } catch (error) {
        throw new ServiceError("the email", error);
      }
    },
  };
}

interface EmailSettings {
  sender: EmailSender;
  from: string;
  /** One address or several, with commas between them. */
  to: string;
}

const timeoutMs = 10_000;

/** Sends a message to staff. */
export function createEmailChannel({ sender, from, to }: EmailSettings): Channel {
  return {
    name: "email",
    send: async (message) => {
      const sending = sender.send({
        from: { email: from, name: site.name },
        to: to.split(",").map((address) => address.trim()),
        ...write(message),
      });
      await within(timeoutMs, "the email", sending);
    },
  };
}

function write(message: StaffMessage): EmailContent {
  if (message.type === "enquiry.created") return writeEnquiryEmail(message);
  if (message.type === "enquiry.reminder") return writeReminderEmail(message);
  return writeSummaryEmail(message);
}
