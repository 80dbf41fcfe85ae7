import type { SessionUser } from "../../contract/auth";
import type { ActivityInput, ContactActivity } from "../../contract/inbox/contact-activity";
import { readBody } from "../../contract/inbox/reply-text";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { contactNotFound } from "../inbox/inbox.service";
import type { Mailer } from "../notify/mailer";
import {
  type Addressee,
  contactedText,
  deleteActivity,
  insertActivity,
  listActivities,
  markSent,
  markUnsent,
  type NewActivity,
  readBefore,
  type Written,
} from "./activity.repository";
import { bodyOf, linkOf, namesOfKinds, sendingMs, toActivity } from "./activity-words";

const mostActivities = 500;

export async function readActivities(
  deps: Deps,
  contactId: number,
): Promise<{ activities: ContactActivity[]; total: number }> {
  const found = await listActivities(deps.db, contactId, mostActivities);
  if (!found) throw contactNotFound();
  const now = deps.clock();
  return { activities: found.rows.map((row) => toActivity(row, now)), total: found.total };
}

/** Writes a note, or that WhatsApp or an e-mail program was opened; sends an e-mail where we do that ourselves. */
export async function addActivity(
  deps: Deps,
  contactId: number,
  input: ActivityInput,
  user: SessionUser,
): Promise<ContactActivity> {
  const { kind, templateId = null, firstResponse = false, contacted = false } = input;
  const { contact, template } = await readBefore(deps.db, contactId, templateId);
  if (!contact) throw contactNotFound();
  const mailer = kind === "email" ? deps.mailer : null;
  const { name: businessName } = (await deps.siteContent.current()).business;
  const body = bodyOf(input, { contact, template, user, isSentByUs: mailer !== null, businessName });
  const activity: NewActivity = {
    ...{ contactId, kind, body, actorId: user.id, delivery: null, at: deps.clock() },
    ...{ isResponse: firstResponse, contacted },
  };
  const { row, hasMoved } = mailer
    ? await sendEmail(deps, { mailer, contact, activity, user })
    : await insertActivity(deps.db, activity);
  if (!row) throw contactNotFound();
  await recordActivity(deps, activity, hasMoved);
  return { ...toActivity(row, deps.clock()), ...linkOf(row, contact) };
}

interface Sending {
  mailer: Mailer;
  contact: Addressee;
  activity: NewActivity;
  user: SessionUser;
}

/** Sends an e-mail that stands in the timeline before it goes out; 502 where it could not be sent. */
async function sendEmail(deps: Deps, { mailer, contact, activity, user }: Sending): Promise<Written> {
  const unsent = { ...activity, delivery: "sending" as const, isResponse: false, contacted: false };
  const { row } = await insertActivity(deps.db, unsent);
  if (!row) throw contactNotFound();
  const { subject, text } = readBody("email", activity.body);
  try {
    await mailer.send({ to: contact.email, staffName: user.name, subject, text });
  } catch (cause) {
    await markUnsent(deps.db, row.id).catch(() => {});
    const message =
      "Email mungkin belum terkirim. Teksnya tersimpan di riwayat kontak ini; coba kirim lagi sebentar lagi.";
    throw new AppError("upstream_failed", message, { cause });
  }
  const written = await markSent(deps.db, row.id, activity).catch((cause: unknown) => {
    const message =
      "Email sudah terkirim, tetapi belum tercatat di riwayat kontak ini. Jangan kirim lagi; tulis catatan saja.";
    throw new AppError("upstream_failed", message, { cause });
  });
  if (!written.row) throw new AppError("not_found", "Email sudah terkirim, tetapi kontak ini sudah dihapus");
  return written;
}

async function recordActivity(
  deps: Deps,
  { contactId, kind }: Pick<NewActivity, "contactId" | "kind">,
  hasMoved: boolean,
): Promise<void> {
  await deps.audit.record(
    kind === "note"
      ? { action: "contact.noted", subjectId: contactId }
      : { action: "contact.answered", subjectId: contactId, label: namesOfKinds[kind] },
  );
  if (hasMoved)
    await deps.audit.record({ action: "contact.moved", subjectId: contactId, label: contactedText });
}

/** Deletes what somebody wrote, by whoever did or an owner; else 403. What it changed of the stage stays. */
export async function removeActivity(
  deps: Deps,
  which: { contactId: number; id: number },
  user: SessionUser,
): Promise<void> {
  const actorId = user.role === "owner" ? null : user.id;
  const staleSince = new Date(deps.clock().getTime() - sendingMs);
  const { found, isRemoved } = await deleteActivity(deps.db, { ...which, actorId, staleSince });
  if (!found) throw new AppError("not_found", "Catatan tidak ditemukan atau sudah dihapus");
  const { kind } = found;
  if (!(kind === "note" || kind === "whatsapp" || kind === "email")) {
    throw new AppError("forbidden", "Hanya catatan, WhatsApp, dan email yang dapat dihapus dari riwayat");
  }
  if (actorId !== null && found.actorId !== actorId) {
    throw new AppError("forbidden", "Ini ditulis orang lain. Minta penulisnya atau pemilik menghapusnya.");
  }
  if (!isRemoved) {
    const message = "Email yang sedang dikirim atau sudah terkirim tidak dapat dihapus dari riwayat.";
    throw new AppError("conflict", message);
  }
  const label = namesOfKinds[kind];
  await deps.audit.record({ action: "contact.activity-removed", subjectId: which.contactId, label });
}
