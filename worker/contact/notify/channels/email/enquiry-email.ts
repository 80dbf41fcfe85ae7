import { websiteTypeBadge } from "../../../../contract/business/website-types";
import { cleanLine } from "../../../../contract/clean-text";
import { site } from "../../../../contract/site";
import { escapeHtml } from "../../../../escape-html";
import { asciiAddress } from "../../../mail/ascii-address";
import { adminUrlOf } from "../admin-links";
import type { CreatedMessage, Enquiry } from "../channel";
import { type EmailContent, longestName } from "./email-content";
import { shortLine } from "./one-line";
import { timeText } from "./time-text";

/** Tells of a new enquiry; whoever answers the message answers the visitor. */
export function writeEnquiryEmail(message: CreatedMessage): EmailContent {
  const { enquiry } = message;
  const link = { label: "Buka kontak ini", url: adminUrlOf(message) };
  return {
    replyTo: asciiAddress(enquiry.email) ?? site.email,
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
    ["Nama", cleanLine(enquiry.name)],
    ["Email", enquiry.email],
    ["Nomor HP", cleanLine(enquiry.phoneNumber ?? "-")],
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
