import type { SessionUser } from "../../contract/auth";
import type { Deps } from "../../deps";
import { AppError, log, within } from "../../errors";
import { contactNotFound } from "../inbox/inbox.service";
import type { Mailer } from "../notify/mailer";
import {
  type ActivityRow,
  type Addressee,
  beginAgain,
  contactedText,
  insertActivity,
  markSent,
  markUnsent,
  type NewActivity,
  type SendingTry,
  type Written,
} from "./activity.repository";
import { isLostEmail, namesOfKinds, readBody, sendingMs } from "./activity-words";

const waitMs = 10_000;

/** Is told of work that goes on after the answer. */
export type KeepAlive = (work: Promise<unknown>) => void;

interface Sending {
  mailer: Mailer;
  contact: Addressee;
  activity: NewActivity;
  earlier: ActivityRow | null;
  /** Whether it goes out once more where nobody knows whether it did. */
  resend: boolean;
  user: SessionUser;
  keepAlive: KeepAlive;
}

/**
 * Sends an e-mail that stands in the timeline before it goes out, once for its key; `isNew` only where it was sent now.
 * 502 where it could not be sent: the next try with the key then sends it. 409 while another try is under way, and where
 * nobody knows what has become of one: it goes out once more only where `resend` asks for that. Whoever has waited for
 * too long is answered 502, and what becomes of the e-mail is noted all the same.
 */
export async function sendEmail(deps: Deps, sending: Sending): Promise<Written> {
  const { activity, earlier, resend, user, contact, keepAlive } = sending;
  const row = earlier ?? (await claim(deps, activity));
  if (row.delivery !== "sending" && row.delivery !== "failed") return { row, isNew: false, hasMoved: false };
  const begun = { id: row.id, contactId: contact.id, actorId: user.id, at: activity.at };
  if (earlier) await claimAgain(deps, earlier, begun, resend);
  const work = deliver(deps, sending, row, begun);
  let isLate = false;
  const late = new AppError(
    "upstream_failed",
    "Belum diketahui apakah email ini terkirim. Jangan kirim lagi dulu; lihat riwayat kontak ini sebentar lagi.",
  );
  keepAlive(
    work.catch(() => {
      if (isLate) log("error", "late_email_failed", { contactId: contact.id });
    }),
  );
  return within(waitMs, late, work).catch((error: unknown) => {
    isLate = error === late;
    throw error;
  });
}

async function deliver(
  deps: Deps,
  { mailer, contact, activity, user }: Sending,
  { body }: ActivityRow,
  begun: SendingTry,
): Promise<Written> {
  const { subject, text } = readBody("email", body);
  try {
    await mailer.send({ to: contact.email, staffName: user.name, subject, text });
  } catch (cause) {
    await markUnsent(deps.db, begun).catch(() => {});
    const message =
      "Email mungkin belum terkirim. Teksnya tersimpan di riwayat kontak ini; coba kirim lagi sebentar lagi.";
    throw new AppError("upstream_failed", message, { cause });
  }
  const { row, hasMoved } = await noteSent(deps, begun, activity);
  if (!row) throw new AppError("not_found", "Email sudah terkirim, tetapi kontak ini sudah dihapus");
  await recordActivity(deps, activity, hasMoved);
  return { row, isNew: true, hasMoved };
}

async function claim(deps: Deps, activity: NewActivity): Promise<ActivityRow> {
  const unsent = { ...activity, delivery: "sending" as const, isResponse: false, contacted: false };
  const { row, isNew } = await insertActivity(deps.db, unsent);
  if (!row) throw contactNotFound();
  // Another try with the key has come in between.
  if (!isNew) throw beingSent();
  return row;
}

async function claimAgain(
  deps: Deps,
  earlier: ActivityRow,
  begun: SendingTry,
  resend: boolean,
): Promise<void> {
  if (isLostEmail(earlier, begun.at) && !resend) throw perhapsSent();
  const staleSince = resend ? new Date(begun.at.getTime() - sendingMs) : null;
  if (!(await beginAgain(deps.db, begun, staleSince))) throw beingSent();
}

/** What went out cannot be taken back: it is written down if that is at all possible. */
async function noteSent(deps: Deps, begun: SendingTry, activity: NewActivity) {
  const note = () => markSent(deps.db, begun, activity);
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

function perhapsSent(): AppError {
  const message =
    "Email ini mungkin sudah terkirim. Kirim lagi hanya jika Anda yakin kontak ini belum menerimanya.";
  return new AppError("conflict", message, { fields: { resend: message } });
}

export async function recordActivity(
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
