import type { SiteContent } from "../../contract/site-content/schema";
import { defaultContent } from "../../contract/site-content/site-content";
import { cleanLine } from "../../contract/text";
import { ServiceError } from "../../errors";
import { escapeHtml } from "../../escape-html";

/** In whose name e-mails are sent, and who gets their answers. */
export type Sender = Pick<SiteContent["business"], "name" | "email">;

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
  headers: Record<string, string>;
}

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

/** Characters of a name in a header. */
export const longestName = 60;

/** Null where the deployment sends no e-mails: staff then write in a program of their own. */
export function createConfiguredMailer(
  settings: { EMAIL?: EmailSender; NOTIFY_EMAIL_FROM?: string },
  business?: Sender,
): Mailer | null {
  const { EMAIL, NOTIFY_EMAIL_FROM } = settings;
  return EMAIL && NOTIFY_EMAIL_FROM ? createMailer(quietSender(EMAIL), NOTIFY_EMAIL_FROM, business) : null;
}

export function createMailer(
  sender: EmailSender,
  from: string,
  business: Sender = defaultContent.business,
): Mailer {
  return {
    send: async ({ to, staffName, subject, text }) => {
      const address = asciiAddress(to);
      if (!address) throw new Error("the address has no ASCII form");
      await sender.send({
        from: { email: from, name: senderName(staffName, business.name) },
        to: [address],
        replyTo: business.email,
        subject: cleanLine(subject),
        text,
        html: htmlOf(text),
        headers: {},
      });
    },
  };
}

/** Whatever ends a header, a name or an address, or is not seen, is no part of a name. */
function senderName(staffName: string, business: string): string {
  const name = cleanLine(staffName.replaceAll(/["<>\\,;:@()[\]]/g, " "));
  return name ? `${[...name].slice(0, longestName).join("")} dari ${business}` : business;
}

/** A text as HTML: whatever was typed stays words. */
export function htmlOf(text: string): string {
  const paragraphs = text.replaceAll(/\r\n?/g, "\n").split(/\n{2,}/);
  return paragraphs.map((words) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`).join("");
}

/** An e-mail address as mail servers take it, its domain in ASCII; null where the domain has no such form. */
export function asciiAddress(address: string): string | null {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (/^[\w.-]*$/.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url && address.slice(0, -domain.length) + url.hostname;
}
