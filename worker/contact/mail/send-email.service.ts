import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import {
  type Addressee,
  insertActivity,
  type NewActivity,
  type Written,
} from "../activities/activity.repository";
import { sendingMs } from "../activities/activity-answer";
import type { ActivityRow } from "../activities/activity-row.repository";
import { readBody } from "../activities/activity-text";
import { contactNotFound } from "../inbox/inbox.service";
import type { Mailer } from "./mailer";
import { beginAgain, markSent, markUnsent, type SendingTry } from "./sending.repository";

interface Sending {
  mailer: Mailer;
  contact: Addressee;
  activity: NewActivity;
  /** What an earlier try with the same key has left. */
  earlier: ActivityRow | null;
  user: SessionUser;
}

/**
 * Sends an e-mail that stands in the timeline before it goes out, once for its key; not `isNew` where it was sent before.
 * 409 while another try is under way, 502 where it could not be sent: the next try with the key then sends it.
 */
export async function sendEmail(
  deps: Deps,
  { mailer, contact, activity, earlier, user }: Sending,
): Promise<Written> {
  const row = earlier ?? (await claim(deps, activity));
  if (row.delivery !== "sending" && row.delivery !== "failed") return { row, isNew: false, hasMoved: false };
  const sending = { id: row.id, contactId: contact.id, actorId: user.id, at: activity.at };
  if (earlier) await claimAgain(deps, sending);
  const { subject, text } = readBody("email", row.body);
  try {
    await mailer.send({ to: contact.email, staffName: user.name, subject, text });
  } catch (cause) {
    await markUnsent(deps.db, sending).catch(() => {});
    const message =
      "Email mungkin belum terkirim. Teksnya tersimpan di riwayat kontak ini; coba kirim lagi sebentar lagi.";
    throw new AppError("upstream_failed", message, { cause });
  }
  const { row: sent, hasMoved } = await noteSent(deps, sending, activity);
  if (!sent) throw new AppError("not_found", "Email sudah terkirim, tetapi kontak ini sudah dihapus");
  return { row: sent, isNew: true, hasMoved };
}

async function claim(deps: Deps, activity: NewActivity): Promise<ActivityRow> {
  const unsent = { ...activity, delivery: "sending" as const, isResponse: false, contacted: false };
  const { row, isNew } = await insertActivity(deps.db, unsent);
  if (!row) throw contactNotFound();
  // Another try with the key has come in between.
  if (!isNew) throw beingSent();
  return row;
}

async function claimAgain(deps: Deps, sending: SendingTry): Promise<void> {
  const staleSince = new Date(sending.at.getTime() - sendingMs);
  if (!(await beginAgain(deps.db, sending, staleSince))) throw beingSent();
}

/** What went out cannot be taken back: it is written down if that is at all possible. */
async function noteSent(deps: Deps, sending: SendingTry, activity: NewActivity) {
  const note = () => markSent(deps.db, sending, activity);
  try {
    return await note().catch(note);
  } catch (cause) {
    const message =
      "Email sudah terkirim, tetapi belum tercatat di riwayat kontak ini. Jangan kirim lagi; tulis catatan saja.";
    throw new AppError("upstream_failed", message, { cause });
  }
}

export function beingSent(): AppError {
  return new AppError(
    "conflict",
    "Email ini sedang dikirim. Tunggu sebentar, lalu lihat riwayat kontak ini.",
  );
}
