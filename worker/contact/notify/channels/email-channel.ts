import { absoluteUrl, site, websiteTypeBadge } from "../../../contract/site";
import { escapeHtml } from "../../../escape-html";
import { within } from "../../../http/within";
import type { Channel, Enquiry } from "./channel";

/** The part of the platform's `send_email` binding that is used. */
export interface EmailSender {
  send: (message: {
    from: { email: string; name: string };
    to: string[];
    replyTo: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  }) => Promise<unknown>;
}

interface EmailSettings {
  sender: EmailSender;
  from: string;
  /** One address or several, with commas between them. */
  to: string;
}

const longestSubjectName = 60;
const timeoutMs = 10_000;

/** Sends an enquiry to staff; whoever answers the message answers the visitor. */
export function createEmailChannel({ sender, from, to }: EmailSettings): Channel {
  return {
    name: "email",
    send: async (enquiry) => {
      const sending = sender.send({
        from: { email: from, name: site.name },
        to: to.split(",").map((address) => address.trim()),
        replyTo: enquiry.email,
        subject: `Pesan baru dari ${oneLine(enquiry.name).slice(0, longestSubjectName)}`,
        text: writeText(enquiry),
        html: writeHtml(enquiry),
        headers: { "X-Enquiry-Id": String(enquiry.id) },
      });
      await within(timeoutMs, "the email", sending);
    },
  };
}

const adminUrl = absoluteUrl("/admin/contact");

function rowsOf(enquiry: Enquiry): [string, string][] {
  const sentAt = new Date(enquiry.submittedAt);
  const format: Intl.DateTimeFormatOptions = {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  };
  return [
    ["Nama", oneLine(enquiry.name)],
    ["Email", enquiry.email],
    ["Nomor HP", oneLine(enquiry.phoneNumber ?? "-")],
    ["Jenis website", websiteTypeBadge(enquiry.websiteType)],
    ["Dikirim", `${sentAt.toLocaleString("id-ID", format)} WIB`],
  ];
}

function writeText(enquiry: Enquiry): string {
  const rows = rowsOf(enquiry).map(([label, value]) => `${label}: ${value}`);
  return [...rows, "", enquiry.message, "", `Semua pesan: ${adminUrl}`].join("\n");
}

function writeHtml(enquiry: Enquiry): string {
  const rows = rowsOf(enquiry).map(
    ([label, value]) => `<tr><td><b>${label}</b></td><td>${escapeHtml(value)}</td></tr>`,
  );
  const message = escapeHtml(enquiry.message).replaceAll(/\r\n|\r|\n/g, "<br>");
  return `<table>${rows.join("")}</table><p>${message}</p><p><a href="${adminUrl}">Semua pesan</a></p>`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
