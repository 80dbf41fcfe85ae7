import { websiteTypeBadge } from "../../contract/business/website-types";
import { nameDateTime, nameDay } from "../../contract/jakarta";
import { escapeHtml } from "../../contract/plain-text";
import { absoluteUrl } from "../../contract/site";
import type { SiteContent } from "../../contract/site-content/schema";
import { defaultContent } from "../../contract/site-content/site-content";
import { cleanLine } from "../../contract/text";
import { ServiceError } from "../../errors";
import { within } from "../../limits";
import {
  type AlertMessage,
  type Channel,
  type CreatedMessage,
  type Enquiry,
  type NextStep,
  type ReminderMessage,
  type StaffMessage,
  type SummaryMessage,
  type TestMessage,
  toAdminUrl,
  type WaitingEnquiry,
} from "./channel";

interface EmailSettings {
  sender: EmailSender;
  from: string;
  /** One address, or several separated by commas. */
  to: string;
  business?: Sender;
}

const timeoutMs = 10_000;
const longestAction = 80;

export function createEmailChannel({
  sender,
  from,
  to,
  business = defaultContent.business,
}: EmailSettings): Channel {
  return {
    name: "email",
    send: async (message) => {
      const sending = sender.send({
        from: { email: from, name: business.name },
        to: to.split(",").map((address) => address.trim()),
        ...writeEmail(message, business),
      });
      await within(timeoutMs, "the email", sending);
    },
  };
}

/** URLs of the staff area in escaped HTML. Only these become links; URLs that visitors typed stay text. */
const staffAddress = new RegExp(`${absoluteUrl("/admin").replaceAll(".", "[.]")}(?:[\\w/?=-]|&amp;)*`, "g");

export function writeEmail(message: StaffMessage, business: Sender = defaultContent.business): EmailContent {
  const { replyTo, ...content } = writeContent(message);
  const html = toHtml(content.text).replaceAll(staffAddress, '<a href="$&">$&</a>');
  return { ...content, html, replyTo: replyTo ?? business.email };
}

/** Without `replyTo`, replies go to the business. */
type Written = Omit<EmailContent, "replyTo" | "html"> & { replyTo?: string | null };

function writeContent(message: StaffMessage): Written {
  if (message.type === "enquiry.created") return writeEnquiry(message);
  if (message.type === "enquiry.reminder") return writeReminder(message);
  if (message.type === "notification.test") return writeTest(message);
  return message.type === "operations.alert" ? writeAlert(message) : writeSummary(message);
}

function writeTest(message: TestMessage): Written {
  const text = "Kabar kontak baru akan datang ke alamat ini. Tidak ada yang perlu dilakukan.";
  return {
    subject: "Uji kabar: alamat ini sudah benar",
    text: `${text}\n\nUbah alamatnya: ${toAdminUrl(message)}`,
    headers: {},
  };
}

function writeAlert(message: AlertMessage): Written {
  const lines = message.faults.map(({ text }) => `- ${text}`);
  return {
    subject: `Situs perlu diperiksa: ${shortLine(message.faults[0]?.text ?? "", longestAction)}`,
    text: [...lines, "", `Buka kesehatan situs: ${toAdminUrl(message)}`].join("\n"),
    headers: {},
  };
}

type Row = [label: string, value: string];

function writeEnquiry(message: CreatedMessage): Written {
  const { enquiry } = message;
  return {
    replyTo: asciiAddress(enquiry.email),
    subject: `Pesan baru dari ${shortLine(enquiry.name, longestName)}`,
    text: rowsText(listRows(enquiry), message),
    headers: { "X-Enquiry-Id": String(enquiry.id) },
  };
}

/**
 * Reminds of an enquiry's next step. Replies go to the business, so that staff do not write to the visitor by accident.
 */
function writeReminder(message: ReminderMessage): Written {
  const { enquiry, staff, reminderId, nextActionAt } = message;
  const action = cleanLine(message.nextAction ?? "") || "langkah berikutnya";
  const rows: Row[] = [
    ["Langkah berikutnya", action],
    ["Waktu", timeText(nextActionAt)],
    ["Penanggung jawab", staff ? cleanLine(staff.name) : "Belum ada"],
    ...listRows(enquiry),
  ];
  const subject = `${shortLine(action, longestAction)} (${shortLine(enquiry.name, longestName)})`;
  return {
    subject: `Pengingat${getRecipient(message)}: ${subject}`,
    text: rowsText(rows, message),
    headers: { "X-Enquiry-Id": String(enquiry.id), "X-Reminder-Id": String(reminderId) },
  };
}

const getRecipient = ({ staff }: ReminderMessage | SummaryMessage) =>
  staff ? ` untuk ${shortLine(staff.name, longestName)}` : "";

function listRows(enquiry: Enquiry): Row[] {
  return [
    ["Nama", cleanLine(enquiry.name)],
    ["Email", enquiry.email],
    ["Nomor HP", cleanLine(enquiry.phoneNumber ?? "-")],
    ["Jenis website", websiteTypeBadge(enquiry.websiteType)],
    ["Dikirim", timeText(enquiry.submittedAt)],
  ];
}

function rowsText(rows: Row[], message: CreatedMessage | ReminderMessage): string {
  const lines = rows.map(([name, value]) => `${name}: ${value}`);
  return [...lines, "", message.enquiry.message, "", `Buka kontak ini: ${toAdminUrl(message)}`].join("\n");
}

function writeSummary(message: SummaryMessage): Written {
  const { staff, day, reminderId } = message;
  const intro = `${nameDay(day)}. ${writeIntro(message)}`;
  const label = staff ? "Buka daftar kontak Anda" : "Buka daftar kontak tanpa penanggung jawab";
  return {
    subject: `Ringkasan pagi${getRecipient(message)}: ${countsText(message)}`,
    text: [intro, "", ...writeSections(message), `${label}: ${toAdminUrl(message)}`].join("\n"),
    headers: { "X-Reminder-Id": String(reminderId) },
  };
}

function writeIntro({ staff, counts }: SummaryMessage): string {
  if (staff) return `Yang perlu Anda tangani, ${cleanLine(staff.name)}:`;
  if (counts.waiting === 0) return "Langkah berikut belum punya penanggung jawab.";
  return `${counts.waiting} kontak menunggu balasan dan belum punya penanggung jawab.`;
}

/** For example "2 kontak lewat janji, 3 jatuh tempo hari ini". */
function countsText({ staff, counts }: SummaryMessage): string {
  const parts: [number, string][] = [
    [staff ? 0 : counts.waiting, "tanpa penanggung jawab"],
    [counts.overdue, "lewat janji"],
    [counts.today, "jatuh tempo hari ini"],
  ];
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, text], index) => `${count} ${index === 0 ? "kontak " : ""}${text}`);
  const whose = staff || counts.waiting > 0 ? "untuk hari ini" : "tanpa penanggung jawab";
  if (counts.steps > 0) texts.push(`${counts.steps} langkah ${whose}`);
  return texts.join(", ");
}

function writeSections({ overdue, today, steps, counts }: SummaryMessage): string[] {
  const section = (title: string, total: number, lines: string[]) =>
    lines.length === 0
      ? []
      : [
          `${title} (${total})`,
          ...lines,
          ...(total > lines.length ? [`dan ${total - lines.length} lainnya`] : []),
          "",
        ];
  return [
    ...section("Lewat janji", counts.overdue, overdue.map(waitingLine)),
    ...section("Jatuh tempo hari ini", counts.today, today.map(waitingLine)),
    ...section("Langkah untuk hari ini", counts.steps, steps.map(stepLine)),
  ];
}

const formatName = ({ name, websiteType }: Pick<NextStep, "name" | "websiteType">) =>
  `${shortLine(name, longestName)}, ${websiteTypeBadge(websiteType)}`;

function waitingLine(enquiry: WaitingEnquiry): string {
  const waiting = `menunggu ${durationText(enquiry.waitingMinutes)}`;
  return `- ${formatName(enquiry)}: ${waiting}, dijanjikan sampai ${timeText(enquiry.dueAt)}\n  ${enquiry.adminUrl}`;
}

function stepLine(step: NextStep): string {
  const action = shortLine(step.nextAction ?? "", longestAction) || "Langkah berikutnya";
  return `- ${action} (${formatName(step)}): ${timeText(step.nextActionAt)}\n  ${step.adminUrl}`;
}

const timeText = (moment: string) => `${nameDateTime(new Date(moment))} WIB`;

/** A duration in its two largest units, for example "2 hari 3 jam". */
function durationText(minutes: number): string {
  const units: [number, string][] = [
    [Math.floor(minutes / 1440), "hari"],
    [Math.floor(minutes / 60) % 24, "jam"],
    [minutes % 60, "menit"],
  ];
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return "kurang dari semenit";
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count} ${unit}`).join(" ");
}

/** Text on one line of at most `longest` characters; it never splits a surrogate pair. */
function shortLine(text: string, longest: number): string {
  const characters = [...cleanLine(text)];
  if (characters.length <= longest) return characters.join("");
  const cut = characters.slice(0, longest - 1).join("");
  return `${cut.trimEnd()}…`;
}

export type Sender = Pick<SiteContent["business"], "name" | "email">;

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
  headers: Record<string, string>;
}

/** The used part of the platform's `send_email` binding. */
export interface EmailSender {
  send: (message: EmailContent & { from: { email: string; name: string }; to: string[] }) => Promise<unknown>;
}

/** Wraps a sender so that its errors quote nothing of the message, because errors are logged. */
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

export interface Mail {
  to: string;
  staffName: string;
  subject: string;
  text: string;
}

/** Sends e-mails in the agency's name; rejects if an e-mail was not sent. It has no timeout. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** Limit of the display name in a header, in characters. */
const longestName = 60;

/** Null if the deployment cannot send e-mails; staff then use their own e-mail program. */
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
        html: toHtml(text),
        headers: {},
      });
    },
  };
}

/** The display name without the characters that end a header, a name or an address. */
function senderName(staffName: string, business: string): string {
  const name = cleanLine(staffName.replaceAll(/["<>\\,;:@()[\]]/g, " "));
  return name ? `${[...name].slice(0, longestName).join("")} dari ${business}` : business;
}

export function toHtml(text: string): string {
  const paragraphs = text.replaceAll(/\r\n?/g, "\n").split(/\n{2,}/);
  return paragraphs.map((words) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`).join("");
}

/** An e-mail address with its domain in ASCII (Punycode); null if the domain has no such form. */
function asciiAddress(address: string): string | null {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (/^[\w.-]*$/.test(domain)) return address;
  const url = URL.parse(`http://${domain}`);
  return url && address.slice(0, -domain.length) + url.hostname;
}
