import { websiteTypeBadge } from "../../../../contract/business/website-types";
import { escapeHtml } from "../../../../escape-html";
import { adminUrlOf } from "../admin-links";
import type { CreatedMessage, Enquiry } from "../channel";
import { type EmailContent, longestName } from "./email-content";
import { oneLine, shortLine } from "./one-line";
import { timeText } from "./time-text";

/** Tells of a new enquiry; whoever answers the message answers the visitor. */
export function writeEnquiryEmail(message: CreatedMessage): EmailContent {
  const { enquiry } = message;
  const link = { label: "Buka kontak ini", url: adminUrlOf(message) };
  return {
    replyTo: enquiry.email,
    subject: `Pesan baru dari ${shortLine(enquiry.name, longestName)}`,
    text: writeEnquiryText(rowsOf(enquiry), enquiry.message, link),
    html: writeEnquiryHtml(rowsOf(enquiry), enquiry.message, link),
    headers: { "X-Enquiry-Id": String(enquiry.id) },
  };
}

type Row = [label: string, value: string];
interface Link {
  label: string;
  url: string;
}

/** What staff read of an enquiry, line by line. */
export function rowsOf(enquiry: Enquiry): Row[] {
  return [
    ["Nama", oneLine(enquiry.name)],
    ["Email", enquiry.email],
    ["Nomor HP", oneLine(enquiry.phoneNumber ?? "-")],
    ["Jenis website", websiteTypeBadge(enquiry.websiteType)],
    ["Dikirim", timeText(enquiry.submittedAt)],
  ];
}

export function writeEnquiryText(rows: Row[], message: string, link: Link): string {
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return [...lines, "", message, "", `${link.label}: ${link.url}`].join("\n");
}

export function writeEnquiryHtml(rows: Row[], message: string, link: Link): string {
  const lines = rows.map(
    ([label, value]) => `<tr><td><b>${label}</b></td><td>${escapeHtml(value)}</td></tr>`,
  );
  const text = escapeHtml(message).replaceAll(/\r\n|\r|\n/g, "<br>");
  return `<table>${lines.join("")}</table><p>${text}</p><p><a href="${escapeHtml(link.url)}">${link.label}</a></p>`;
}
