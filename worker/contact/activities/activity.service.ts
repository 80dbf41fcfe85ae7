import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { ActivityInput, ContactActivity } from "../../contract/inbox/contact-activity";
import { fillTemplate, whatsappLink } from "../../contract/inbox/reply-text";
import { seenLength } from "../../contract/text";
import type { Deps } from "../../deps";
import { sha256 } from "../../digest";
import { contactNotFound } from "../inbox/inbox.service";
import { oneLine } from "../mail/mailer";
import { beingSent, sendEmail } from "../mail/send-email.service";
import {
  type ActivityKey,
  type Addressee,
  deleteActivity,
  insertActivity,
  isSameContent,
  listActivities,
  type NewActivity,
  readBefore,
} from "./activity.repository";
import { linkOf, sendingMs, toActivity } from "./activity-answer";
import { type Message, openedIn, sentByUs, writeBody } from "./activity-text";
import { contactedText } from "./response.repository";

const mostActivities = 500;
const names = { note: "Catatan", whatsapp: "WhatsApp", email: "Email" } as const;

/** The newest activities of an enquiry, newest first, and how many it has; 404 when there is no such enquiry. */
export async function readActivities(
  deps: Deps,
  contactId: number,
): Promise<{ activities: ContactActivity[]; total: number }> {
  const found = await listActivities(deps.db, contactId, mostActivities);
  if (!found) throw contactNotFound();
  const now = deps.clock();
  return { activities: found.rows.map((row) => toActivity(row, now)), total: found.total };
}

/**
 * Writes a note, or that WhatsApp or an e-mail program was opened; sends an e-mail where we do that ourselves. Once for
 * its key: not `isNew` where it was written before, 409 where something else was.
 */
export async function addActivity(
  deps: Deps,
  contactId: number,
  input: ActivityInput,
  user: SessionUser,
): Promise<{ activity: ContactActivity; isNew: boolean }> {
  if (input.kind === "note" && seenLength(input.body ?? "") === 0)
    throw invalid("body", "Catatan harus diisi");
  const key = await keyOf(input);
  const templateId = input.templateId ?? null;
  const { contact, template, earlier } = await readBefore(deps.db, contactId, { templateId, key });
  if (!contact) throw contactNotFound();
  if (earlier && !isSameContent(earlier, key)) throw keyIsTaken();
  const mailer = input.kind === "email" ? deps.mailer : null;
  const body = earlier?.body ?? bodyOf(input, { contact, template, user, isSentByUs: mailer !== null });
  const activity: NewActivity = {
    ...{ contactId, kind: input.kind, body, actorId: user.id, delivery: null, key, at: deps.clock() },
    isResponse: input.firstResponse ?? false,
    contacted: input.contacted ?? false,
  };
  const { row, isNew, hasMoved } = mailer
    ? await sendEmail(deps, { mailer, contact, activity, earlier, user })
    : earlier
      ? { row: earlier, isNew: false, hasMoved: false }
      : await insertActivity(deps.db, activity);
  if (!row) throw contactNotFound();
  if (!isSameContent(row, key)) throw keyIsTaken();
  if (isNew) await record(deps, activity, hasMoved);
  return { activity: { ...toActivity(row, deps.clock()), ...linkOf(row, contact) }, isNew };
}

/** Deletes what somebody wrote, by whoever did or an owner; else 403. */
export async function removeActivity(
  deps: Deps,
  which: { contactId: number; id: number },
  user: SessionUser,
): Promise<void> {
  const actorId = user.role === "owner" ? null : user.id;
  const staleSince = new Date(deps.clock().getTime() - sendingMs);
  const { found, isRemoved } = await deleteActivity(deps.db, which, { actorId, staleSince });
  if (!found) throw new AppError("not_found", "Catatan tidak ditemukan atau sudah dihapus");
  const { kind } = found;
  if (!(kind === "note" || kind === "whatsapp" || kind === "email")) {
    throw new AppError("forbidden", "Hanya catatan, WhatsApp, dan email yang dapat dihapus dari riwayat");
  }
  if (actorId !== null && found.actorId !== actorId) {
    throw new AppError("forbidden", "Ini ditulis orang lain. Minta penulisnya atau pemilik menghapusnya.");
  }
  if (!isRemoved) throw beingSent();
  await deps.audit.record({
    action: "contact.activity-removed",
    subjectId: which.contactId,
    label: names[kind],
  });
}

/** The words of an activity as it stands in the timeline. */
function bodyOf(
  input: ActivityInput,
  known: { contact: Addressee; template: TemplateWords | null; user: SessionUser; isSentByUs: boolean },
): string {
  const template = templateFor(input, known.template);
  if (input.kind === "note") return input.body ?? "";
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

interface TemplateWords {
  channel: "whatsapp" | "email";
  subject: string | null;
  body: string;
}

function templateFor({ kind, templateId }: ActivityInput, found: TemplateWords | null): TemplateWords | null {
  if (!templateId) return null;
  if (!found) {
    throw invalid("templateId", "Templat tidak ditemukan atau sudah dihapus. Pilih templat lain.");
  }
  if (found.channel !== kind) {
    throw invalid("templateId", `Templat ini untuk ${names[found.channel]}. Pilih templat lain.`);
  }
  return found;
}

function messageOf(
  { body, subject }: ActivityInput,
  template: TemplateWords | null,
  { contact, user }: { contact: Addressee; user: SessionUser },
): Message {
  const filled = (text: string | null | undefined) => fillTemplate(text ?? "", contact, user.name);
  return { subject: oneLine(subject || filled(template?.subject)), text: body || filled(template?.body) };
}

/** One that nobody can send again where none was sent. */
async function keyOf(input: ActivityInput): Promise<ActivityKey> {
  const { kind, body, subject, templateId, firstResponse, contacted, key } = input;
  const content = [
    kind,
    body || "",
    subject || "",
    templateId ?? null,
    firstResponse === true,
    contacted === true,
  ];
  const [ofKey, ofContent] = await Promise.all([
    sha256(key ?? crypto.randomUUID()),
    sha256(JSON.stringify(content)),
  ]);
  return { key: ofKey, content: ofContent };
}

async function record(deps: Deps, { contactId, kind }: NewActivity, hasMoved: boolean): Promise<void> {
  await deps.audit.record(
    kind === "note"
      ? { action: "contact.noted", subjectId: contactId }
      : { action: "contact.answered", subjectId: contactId, label: names[kind] },
  );
  if (hasMoved)
    await deps.audit.record({ action: "contact.moved", subjectId: contactId, label: contactedText });
}

function keyIsTaken(): AppError {
  const message = "Kiriman ini sudah disimpan dengan isi lain. Muat ulang kontak ini, lalu coba lagi.";
  return new AppError("conflict", message);
}

function invalid(field: string, message: string): AppError {
  return new AppError("validation_failed", message, { fields: { [field]: message } });
}
