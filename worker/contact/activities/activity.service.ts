import { count, desc, eq, type SQL, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/user.repository";
import type { SessionUser } from "../../contract/auth";
import type { ActivityInput, ContactActivity } from "../../contract/inbox/contact-activity";
import type { Stage } from "../../contract/inbox/contact-submission";
import { readBody } from "../../contract/inbox/reply-text";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { takeDayShare } from "../../limits";
import { moveText } from "../changes/timeline-text";
import { contactNotFound } from "../inbox/inbox.service";
import type { Mailer } from "../notify/email-channel";
import { selectTemplate } from "../templates/template.service";
import { buildLink, namesOfKinds, sendingMs, toActivity, toBody } from "./activity-words";

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
 * Records a note, or that a WhatsApp or e-mail link was opened; sends the e-mail itself where a mailer is configured.
 */
export async function addActivity(
  deps: Deps,
  contactId: number,
  input: ActivityInput,
  user: SessionUser,
): Promise<ContactActivity> {
  const { kind, templateId = null, firstResponse = false, contacted = false } = input;
  const { contact, template } = await readContactAndTemplate(deps.db, contactId, templateId);
  if (!contact) throw contactNotFound();
  const mailer = kind === "email" ? deps.mailer : null;
  const { name: businessName } = (await deps.siteContent.current()).business;
  const body = toBody(input, { contact, template, user, isSentByUs: mailer !== null, businessName });
  const activity: NewActivity = {
    ...{ contactId, kind, body, actorId: user.id, delivery: null, at: deps.clock() },
    ...{ isResponse: firstResponse, contacted },
  };
  const { row, hasMoved } = mailer
    ? await sendEmail(deps, { mailer, contact, activity, user })
    : await insertActivity(deps.db, activity);
  if (!row) throw contactNotFound();
  await recordActivity(deps, activity, hasMoved);
  return { ...toActivity(row, deps.clock()), ...buildLink(row, contact) };
}

interface Sending {
  mailer: Mailer;
  contact: Addressee;
  activity: NewActivity;
  user: SessionUser;
}

/** E-mails of an account in a day: the notifications of enquiries share the sender's reputation. */
const mostEmails = 200;

async function sendEmail(deps: Deps, { mailer, contact, activity, user }: Sending): Promise<Written> {
  if (!takeDayShare("emails", String(user.id), mostEmails, deps.clock()))
    throw new AppError("rate_limited", "Anda sudah mengirim 200 email hari ini. Coba lagi besok.");
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

/** Deletes an activity; 403 unless the user is its author or an owner. A stage that it changed stays changed. */
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

const selectAddressee = (db: Database, contactId: number) => {
  const { id, name, email, phoneNumber, websiteType } = contactSubmissions;
  return db
    .select({ id, name, email, phoneNumber, websiteType })
    .from(contactSubmissions)
    .where(eq(id, contactId));
};
export type Addressee = Awaited<ReturnType<typeof selectAddressee>>[number];

function selectActivities(db: Database, condition: SQL | undefined) {
  const { id, kind, body, actorId, isResponse, delivery, createdAt } = contactActivities;
  return db
    .select({ id, kind, body, actorId, isResponse, delivery, createdAt, actorName: users.name })
    .from(contactActivities)
    .leftJoin(users, eq(users.id, actorId))
    .where(condition)
    .orderBy(desc(createdAt), desc(id));
}
type ActivityRow = Awaited<ReturnType<typeof selectActivities>>[number];

async function listActivities(
  db: Database,
  contactId: number,
  limit: number,
): Promise<{ rows: ActivityRow[]; total: number } | null> {
  const isOfContact = eq(contactActivities.contactId, contactId);
  const [contacts, rows, counted] = await db.batch([
    selectAddressee(db, contactId),
    selectActivities(db, isOfContact).limit(limit),
    db.select({ total: count() }).from(contactActivities).where(isOfContact),
  ]);
  return contacts.length > 0 ? { rows, total: counted[0]?.total ?? 0 } : null;
}

async function readContactAndTemplate(db: Database, contactId: number, templateId: number | null) {
  const [[contact = null], [template = null]] = await db.batch([
    selectAddressee(db, contactId),
    selectTemplate(db, templateId ?? 0),
  ]);
  return { contact, template };
}

export interface NewActivity {
  contactId: number;
  kind: "note" | "whatsapp" | "email";
  body: string;
  actorId: number;
  isResponse: boolean;
  /** Whether a new enquiry moves to the stage "Dihubungi". */
  contacted: boolean;
  delivery: "sending" | null;
  at: Date;
}

export interface Written {
  row: ActivityRow | null;
  hasMoved: boolean;
}

const from: Stage = "new";
const to: Stage = "contacted";
const contactedText = moveText(from, to);

/** The first answer assigns an unassigned enquiry to its author; it also moves a new enquiry if `contacted` is true. */
function answerStatements({ contactId, actorId, at, isResponse, contacted }: NewActivity) {
  const isMoved = sql`(stage = ${from} AND ${contacted ? 1 : 0})`;
  const isTaken = sql`(${isResponse ? 1 : 0} AND first_response_at IS NULL
    AND (assignee_id IS NULL OR assignee_id IN (SELECT id FROM users WHERE NOT (${seesEnquiries}))))`;
  return {
    moved: sql`INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, created_at)
      SELECT id, 'stage', ${contactedText}, ${actorId}, 1, ${at.getTime()}
      FROM contact_submissions WHERE id = ${contactId} AND ${isMoved} RETURNING id`,
    changed: sql`UPDATE contact_submissions SET stage = CASE WHEN ${isMoved} THEN ${to} ELSE stage END,
      assignee_id = CASE WHEN ${isTaken} THEN ${actorId} ELSE assignee_id END, version = version + 1
      WHERE id = ${contactId} AND (${isMoved} OR ${isTaken})`,
  };
}

/** The first response is the time of the earliest activity that answered the sender. */
const firstResponseStatement = (contactId: number) => sql`UPDATE contact_submissions SET first_response_at = (
      SELECT min(created_at) FROM contact_activities WHERE contact_id = ${contactId} AND is_response = 1)
    WHERE id = ${contactId}`;

async function insertActivity(db: Database, activity: NewActivity): Promise<Written> {
  const { contactId, kind, body, actorId, isResponse, delivery, at } = activity;
  const { moved, inserted } = await batchNamed(db, {
    ...answerStatements(activity),
    inserted: sql<{ id: number }>`INSERT INTO contact_activities
        (contact_id, kind, body, actor_id, is_response, delivery, created_at)
      SELECT id, ${kind}, ${body}, ${actorId}, ${isResponse ? 1 : 0}, ${delivery}, ${at.getTime()}
      FROM contact_submissions WHERE id = ${contactId} RETURNING id`,
    responded: firstResponseStatement(contactId),
  });
  const [row = null] = await selectActivities(db, eq(contactActivities.id, inserted[0]?.id ?? 0));
  return { row, hasMoved: moved.length > 0 };
}

async function markSent(db: Database, id: number, activity: NewActivity): Promise<Written> {
  const { moved } = await batchNamed(db, {
    ...answerStatements(activity),
    sent: sql`UPDATE contact_activities SET delivery = 'sent', is_response = ${activity.isResponse ? 1 : 0} WHERE id = ${id}`,
    responded: firstResponseStatement(activity.contactId),
  });
  const [row = null] = await selectActivities(db, eq(contactActivities.id, id));
  return { row, hasMoved: moved.length > 0 };
}

async function markUnsent(db: Database, id: number): Promise<void> {
  await db.update(contactActivities).set({ delivery: "failed" }).where(eq(contactActivities.id, id));
}

/** Which activity to delete; only that of `actorId`, or anybody's if `actorId` is null. */
interface ActivityDeletion {
  contactId: number;
  id: number;
  actorId: number | null;
  /** An e-mail that was sent, or that has been sending since this moment, is not deleted. */
  staleSince: Date;
}

/** Deletes an activity written by staff. `found` is the activity before the deletion, or null. */
async function deleteActivity(db: Database, { contactId, id, actorId, staleSince }: ActivityDeletion) {
  const isActivity = sql`id = ${id} AND contact_id = ${contactId}`;
  const isOwn = actorId === null ? sql`TRUE` : sql`actor_id = ${actorId}`;
  const { found, removed } = await batchNamed(db, {
    found: sql<Pick<ActivityRow, "kind" | "actorId" | "delivery">>`
      SELECT kind, actor_id AS actorId, delivery FROM contact_activities WHERE ${isActivity}`,
    removed: sql`DELETE FROM contact_activities WHERE ${isActivity} AND kind IN ('note', 'whatsapp', 'email') AND ${isOwn}
      AND coalesce(delivery, '') <> 'sent'
      AND NOT (coalesce(delivery, '') = 'sending' AND created_at > ${staleSince.getTime()}) RETURNING id`,
    responded: firstResponseStatement(contactId),
  });
  return { found: found[0] ?? null, isRemoved: removed.length > 0 };
}
