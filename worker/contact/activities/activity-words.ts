import type { SessionUser } from "../../contract/auth";
import {
  type ActivityInput,
  type ContactActivity,
  maxActivityLength,
  maxSubjectLength,
} from "../../contract/inbox/contact-activity";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import {
  fillTemplate,
  type Message,
  mailtoLink,
  readBody,
  subjectLine,
  whatsappLink,
} from "../../contract/inbox/reply-text";
import { cleanLine, seenLength } from "../../contract/text";
import { type AppError, fieldError } from "../../errors";

type Addressee = Pick<ContactSubmission, "name" | "email" | "phoneNumber" | "websiteType">;

interface TemplateWords {
  channel: "whatsapp" | "email";
  subject: string | null;
  body: string;
}

interface MessageContext {
  contact: Addressee;
  template: TemplateWords | null;
  user: SessionUser;
  isSentByUs: boolean;
  businessName: string;
}

export function toBody(input: ActivityInput, known: MessageContext): string {
  const template = templateFor(input, known.template);
  if (input.kind === "note") {
    if (!input.body || !isSeen(input.body)) throw fieldError("body", "Catatan harus diisi");
    return input.body;
  }
  const message = toMessage(input, template, known);
  if (input.kind === "whatsapp") {
    if (whatsappLink(known.contact.phoneNumber) === null) {
      const words =
        "Nomor HP kontak ini kosong atau tidak dapat dihubungi lewat WhatsApp. Balas lewat email.";
      throw fieldError("phoneNumber", words);
    }
    return writeBody(openedIn.whatsapp, { ...message, subject: "" });
  }
  if (!known.contact.email) {
    throw fieldError("email", "Kontak ini tidak punya alamat email. Balas lewat WhatsApp atau telepon.");
  }
  if (!known.isSentByUs) return writeBody(openedIn.email, message);
  if (!message.subject) throw fieldError("subject", "Subjek email harus diisi");
  if (!message.text) throw fieldError("body", "Isi email harus diisi");
  return writeBody(sentByUs, message);
}

function templateFor({ kind, templateId }: ActivityInput, found: TemplateWords | null): TemplateWords | null {
  if (!templateId) return null;
  if (!found) {
    throw fieldError("templateId", "Templat tidak ditemukan atau sudah dihapus. Pilih templat lain.");
  }
  if (found.channel !== kind) {
    throw fieldError("templateId", `Templat ini untuk ${namesOfKinds[found.channel]}. Pilih templat lain.`);
  }
  return found;
}

function toMessage(
  { kind, body, subject }: ActivityInput,
  template: TemplateWords | null,
  { contact, user, businessName }: MessageContext,
): Message {
  const chooseWords = (typed: string | null | undefined, ofTemplate: string | null | undefined) => {
    if (typed && isSeen(typed)) return typed;
    const filled = fillTemplate(ofTemplate ?? "", contact, user.name, businessName);
    return isSeen(filled) ? filled : "";
  };
  const message = {
    subject: kind === "email" ? cleanLine(chooseWords(subject, template?.subject)) : "",
    text: chooseWords(body, template?.body),
  };
  if (message.subject.length > maxSubjectLength) throw tooLong("subject", "subjek", maxSubjectLength);
  if (message.text.length > maxActivityLength) throw tooLong("body", "pesan", maxActivityLength);
  return message;
}

function isSeen(text: string): boolean {
  return seenLength(text) > 0;
}

/** Only a filled template can be too long here: the input schema limits typed text. */
function tooLong(field: string, name: string, most: number): AppError {
  const limit = most.toLocaleString("id-ID");
  return fieldError(
    field,
    `Setelah diisi, ${name} dari templat ini lebih dari ${limit} karakter. Persingkat dulu, lalu kirim lagi.`,
  );
}

export const openedIn = { whatsapp: "Dibuka di WhatsApp", email: "Dibuka di aplikasi email" } as const;
/** Names of the activity kinds, also in the audit log. */
export const namesOfKinds = { note: "Catatan", whatsapp: "WhatsApp", email: "Email" } as const;

export const sentByUs = "Dikirim lewat email";

/** The body of an activity: what was done with the message, a blank line, then its subject and text. */
export function writeBody(lead: string, { subject, text }: Message): string {
  // A text that begins like a subject line gets an empty subject line before it, so that `readBody` returns it as text.
  const hasSubject = subject !== "" || (lead !== openedIn.whatsapp && text.startsWith(subjectLine));
  return [lead, hasSubject ? subjectLine + subject : "", text].filter((part) => part !== "").join("\n\n");
}

/** An e-mail that is still being sent after this many milliseconds counts as failed. */
export const sendingMs = 60_000;

type Row = Pick<ContactActivity, "id" | "kind" | "body" | "isResponse"> & {
  actorId: number | null;
  actorName: string | null;
  delivery: ContactActivity["delivery"] | null;
  createdAt: Date;
};

export function toActivity(row: Row, now: Date): ContactActivity {
  const { id, kind, body, isResponse, actorId, actorName, createdAt, delivery } = row;
  // The Worker was probably stopped while it sent the e-mail, so its outcome is unknown.
  const isLost = delivery === "sending" && createdAt.getTime() <= now.getTime() - sendingMs;
  return {
    ...{ id, kind, body, isResponse },
    actor: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
    createdAt: createdAt.toISOString(),
    ...(delivery && { delivery: isLost ? "failed" : delivery }),
  };
}

export function buildLink(
  { kind, body, delivery }: Pick<Row, "kind" | "body" | "delivery">,
  { phoneNumber, email }: Pick<ContactSubmission, "phoneNumber" | "email">,
): Pick<ContactActivity, "link"> {
  // E-mails that the system sent itself (`delivery` is set) get no link.
  if ((kind !== "whatsapp" && kind !== "email") || delivery) return {};
  const { subject, text } = readBody(kind, body);
  const link =
    kind === "whatsapp" ? whatsappLink(phoneNumber, text) : mailtoLink(email, { subject, body: text });
  return link === null ? {} : { link };
}
