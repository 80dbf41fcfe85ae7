import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { ActivityInput, ContactActivity } from "../../contract/inbox/contact-activity";
import type { Deps } from "../../deps";
import { sha256 } from "../../digest";
import { contactNotFound } from "../inbox/inbox.service";
import { type KeepAlive, sendEmail } from "../mail/send-email.service";
import {
  type ActivityKey,
  insertActivity,
  isSameContent,
  listActivities,
  type NewActivity,
  readBefore,
  type Written,
} from "./activity.repository";
import { linkOf, toActivity } from "./activity-answer";
import { bodyOf } from "./activity-message";
import { recordActivity } from "./activity-record.service";
import type { ActivityRow } from "./activity-row.repository";

const mostActivities = 500;

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
  keepAlive: KeepAlive = () => {},
): Promise<{ activity: ContactActivity; isNew: boolean }> {
  const key = await keyOf(input, user);
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
  const resend = input.resend ?? false;
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
  const { kind, body, subject, templateId, key } = input;
  const content = [kind, body || "", subject || "", templateId ?? null];
  const [ofKey, ofContent] = await Promise.all([
    sha256(JSON.stringify([user.id, key ?? crypto.randomUUID()])),
    sha256(JSON.stringify(content)),
  ]);
  return { key: ofKey, content: ofContent };
}

function keyIsTaken(): AppError {
  const message = "Kiriman ini sudah disimpan dengan isi lain. Muat ulang kontak ini, lalu coba lagi.";
  return new AppError("conflict", message);
}
