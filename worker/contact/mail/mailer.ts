import { cleanLine } from "../../contract/clean-text";
import { site } from "../../contract/site";
import { escapeHtml } from "../../escape-html";
import { type EmailSender, quietSender } from "../notify/channels/email-channel";
import { asciiAddress } from "./ascii-address";

/** An e-mail of a member of staff to whoever sent an enquiry. */
export interface Mail {
  to: string;
  staffName: string;
  subject: string;
  text: string;
}

/** Sends e-mails in the agency's name; fails where one was not sent, and takes as long as that takes. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

interface MailerSettings {
  EMAIL?: EmailSender;
  NOTIFY_EMAIL_FROM?: string;
}

const longestName = 60;

/** Null where the deployment sends no e-mails: staff then write in a program of their own. */
export function createConfiguredMailer({ EMAIL, NOTIFY_EMAIL_FROM }: MailerSettings): Mailer | null {
  return EMAIL && NOTIFY_EMAIL_FROM ? createMailer(quietSender(EMAIL), NOTIFY_EMAIL_FROM) : null;
}

export function createMailer(sender: EmailSender, from: string): Mailer {
  return {
    send: async ({ to, staffName, subject, text }) => {
      const address = asciiAddress(to);
      if (!address) throw new Error("the address has no ASCII form");
      await sender.send({
        from: { email: from, name: senderName(staffName) },
        to: [address],
        replyTo: site.email,
        subject: cleanLine(subject),
        text,
        html: htmlOf(text),
        headers: {},
      });
    },
  };
}

/** Whatever ends a header, a name or an address, or is not seen, is no part of a name. */
function senderName(staffName: string): string {
  const name = cleanLine(staffName.replaceAll(/["<>\\,;:@()[\]]/g, " "));
  return name ? `${[...name].slice(0, longestName).join("")} dari ${site.name}` : site.name;
}

function htmlOf(text: string): string {
  const paragraphs = text.replaceAll(/\r\n?/g, "\n").split(/\n{2,}/);
  return paragraphs.map((words) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`).join("");
}
