import { cleanLine } from "../../../../contract/clean-text";
import { site } from "../../../../contract/site";
import { adminUrlOf } from "../admin-links";
import type { ReminderMessage } from "../channel";
import { type EmailContent, longestName } from "./email-content";
import { rowsOf, writeEnquiryHtml, writeEnquiryText } from "./enquiry-email";
import { shortLine } from "./one-line";
import { timeText } from "./time-text";

const longestAction = 80;
const unnamedAction = "langkah berikutnya";

/** Reminds of the next step of an enquiry. An answer goes to the site, not to whoever is waiting for one. */
export function writeReminderEmail(message: ReminderMessage): EmailContent {
  const { enquiry, staff, reminderId, nextActionAt } = message;
  const action = cleanLine(message.nextAction ?? "") || unnamedAction;
  const whom = staff ? ` untuk ${shortLine(staff.name, longestName)}` : "";
  const rows: [string, string][] = [
    ["Langkah berikutnya", action],
    ["Waktu", timeText(nextActionAt)],
    ["Penanggung jawab", staff ? cleanLine(staff.name) : "Belum ada"],
    ...rowsOf(enquiry),
  ];
  const link = { label: "Buka kontak ini", url: adminUrlOf(message) };
  return {
    replyTo: site.email,
    subject: `Pengingat${whom}: ${shortLine(action, longestAction)} (${shortLine(enquiry.name, longestName)})`,
    text: writeEnquiryText(rows, enquiry.message, link),
    html: writeEnquiryHtml(rows, enquiry.message, link),
    headers: { "X-Enquiry-Id": String(enquiry.id), "X-Reminder-Id": String(reminderId) },
  };
}
