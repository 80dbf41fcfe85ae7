import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import { cleanLine } from "../../contract/clean-text";
import {
  type ActivityInput,
  maxActivityLength,
  maxSubjectLength,
} from "../../contract/inbox/contact-activity";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import { fillTemplate, whatsappLink } from "../../contract/inbox/reply-text";
import { seenLength } from "../../contract/text";
import { type Message, namesOfKinds, openedIn, sentByUs, writeBody } from "./activity-text";

/** What a message needs to know of its enquiry. */
type Addressee = Pick<ContactSubmission, "name" | "email" | "phoneNumber" | "websiteType">;

interface TemplateWords {
  channel: "whatsapp" | "email";
  subject: string | null;
  body: string;
}

interface Known {
  contact: Addressee;
  template: TemplateWords | null;
  user: SessionUser;
  isSentByUs: boolean;
}

/** The words of an activity as it stands in the timeline; 400 where it says nothing, or too much. */
export function bodyOf(input: ActivityInput, known: Known): string {
  const template = templateFor(input, known.template);
  if (input.kind === "note") {
    if (!input.body || !isSeen(input.body)) throw invalid("body", "Catatan harus diisi");
    return input.body;
  }
  const message = messageOf(input, template, known);
  if (input.kind === "whatsapp") {
    if (whatsappLink(known.contact.phoneNumber) === null) {
      const words =
        "Nomor HP kontak ini kosong atau tidak dapat dihubungi lewat WhatsApp. Balas lewat email.";
      throw invalid("phoneNumber", words);
    }
    return writeBody(openedIn.whatsapp, { ...message, subject: "" });
  }
  if (!known.isSentByUs) return writeBody(openedIn.email, message);
  if (!message.subject) throw invalid("subject", "Subjek email harus diisi");
  if (!message.text) throw invalid("body", "Isi email harus diisi");
  return writeBody(sentByUs, message);
}

function templateFor({ kind, templateId }: ActivityInput, found: TemplateWords | null): TemplateWords | null {
  if (!templateId) return null;
  if (!found) {
    throw invalid("templateId", "Templat tidak ditemukan atau sudah dihapus. Pilih templat lain.");
  }
  if (found.channel !== kind) {
    throw invalid("templateId", `Templat ini untuk ${namesOfKinds[found.channel]}. Pilih templat lain.`);
  }
  return found;
}

/** Words of which nothing is seen are none. */
function messageOf(
  { kind, body, subject }: ActivityInput,
  template: TemplateWords | null,
  { contact, user }: Known,
): Message {
  const wordsOf = (typed: string | null | undefined, ofTemplate: string | null | undefined) => {
    if (typed && isSeen(typed)) return typed;
    const filled = fillTemplate(ofTemplate ?? "", contact, user.name);
    return isSeen(filled) ? filled : "";
  };
  const message = {
    subject: kind === "email" ? cleanLine(wordsOf(subject, template?.subject)) : "",
    text: wordsOf(body, template?.body),
  };
  if (message.subject.length > maxSubjectLength) throw tooLong("subject", "subjek", maxSubjectLength);
  if (message.text.length > maxActivityLength) throw tooLong("body", "pesan", maxActivityLength);
  return message;
}

function isSeen(text: string): boolean {
  return seenLength(text) > 0;
}

/** Of a template alone, as what is typed has its limit before. */
function tooLong(field: string, name: string, most: number): AppError {
  const limit = most.toLocaleString("id-ID");
  return invalid(
    field,
    `Setelah diisi, ${name} dari templat ini lebih dari ${limit} karakter. Persingkat dulu, lalu kirim lagi.`,
  );
}

function invalid(field: string, message: string): AppError {
  return new AppError("validation_failed", message, { fields: { [field]: message } });
}
