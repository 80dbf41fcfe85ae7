import type { SessionUser } from "../../contract/auth";
import type { ActivityInput, ContactActivity } from "../../contract/inbox/contact-activity";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sha256 } from "../../secrets";
import { contactNotFound } from "../inbox/inbox.service";
import {
  type ActivityKey,
  type ActivityRow,
  deleteActivity,
  insertActivity,
  isSameContent,
  listActivities,
  type NewActivity,
  readBefore,
  type Written,
} from "./activity.repository";
import { bodyOf, linkOf, namesOfKinds, sendingMs, toActivity } from "./activity-words";
import { beingSent, type KeepAlive, recordActivity, sendEmail } from "./send-email.service";

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

/**
 * Writes a note, or that WhatsApp or an e-mail program was opened; sends an e-mail where we do that ourselves. Once for
 * its key: not `isNew` where it was written before, 409 where something else was.
 */
export async function addActivity(
  deps: Deps,
  contactId: number,
  input: ActivityInput,
  user: SessionUser,
  keepAlive: KeepAlive = () => {},
): Promise<{ activity: ContactActivity; isNew: boolean }> {
  const { kind, templateId = null, firstResponse = false, contacted = false, resend = false } = input;
  const key = await keyOf(input, user);
  const { contact, template, earlier } = await readBefore(deps.db, contactId, { templateId, key });
  if (!contact) throw contactNotFound();
  if (earlier && !isSameContent(earlier, key)) throw keyIsTaken();
  const mailer = kind === "email" ? deps.mailer : null;
  const { name: businessName } = (await deps.siteContent.current()).business;
  const known = { contact, template, user, isSentByUs: mailer !== null, businessName };
  const body = earlier?.body ?? bodyOf(input, known);
  const activity: NewActivity = {
    ...{ contactId, kind, body, actorId: user.id, delivery: null, key, at: deps.clock() },
    ...{ isResponse: firstResponse, contacted },
  };
  const { row, isNew } = mailer
    ? await sendEmail(deps, { mailer, contact, activity, earlier, resend, user, keepAlive })
    : await write(deps, activity, earlier);
  if (!row) throw contactNotFound();
  if (!isSameContent(row, key)) throw keyIsTaken();
  return { activity: { ...toActivity(row, deps.clock()), ...linkOf(row, contact) }, isNew };
}

async function write(deps: Deps, activity: NewActivity, earlier: ActivityRow | null): Promise<Written> {
  if (earlier) return { row: earlier, isNew: false, hasMoved: false };
  const written = await insertActivity(deps.db, activity);
  if (written.isNew) await recordActivity(deps, activity, written.hasMoved);
  return written;
}

/**
 * Of one person alone, and one that nobody can send again where none was sent. What a message does to its enquiry is no
 * content: a screen that has seen the first try's change asks for something else, and means the same message.
 */
async function keyOf(input: ActivityInput, user: SessionUser): Promise<ActivityKey> {
  const { kind, body, subject, templateId, key = crypto.randomUUID() } = input;
  const content = [kind, body || "", subject || "", templateId ?? null];
  return {
    key: await sha256(JSON.stringify([user.id, key])),
    content: await sha256(JSON.stringify(content)),
  };
}

function keyIsTaken(): AppError {
  const message = "Kiriman ini sudah disimpan dengan isi lain. Muat ulang kontak ini, lalu coba lagi.";
  return new AppError("conflict", message);
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
  if (!isRemoved && found.delivery === "sent") {
    const message =
      "Email yang sudah terkirim tidak dapat dihapus dari riwayat, karena kontak sudah menerimanya.";
    throw new AppError("conflict", message);
  }
  if (!isRemoved) throw beingSent();
  const label = namesOfKinds[kind];
  await deps.audit.record({ action: "contact.activity-removed", subjectId: which.contactId, label });
}
