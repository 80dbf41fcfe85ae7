import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/user.repository";
import { type Stage, stageNames } from "../../contract/inbox/contact-submission";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";
import { selectTemplate } from "../templates/template.repository";

const selectAddressee = (db: Database, contactId: number) => {
  const { id, name, email, phoneNumber, websiteType } = contactSubmissions;
  return db
    .select({ id, name, email, phoneNumber, websiteType })
    .from(contactSubmissions)
    .where(eq(id, contactId));
};
export type Addressee = Awaited<ReturnType<typeof selectAddressee>>[number];

function selectActivities(db: Database, condition: SQL | undefined) {
  const { id, kind, body, actorId, isResponse, delivery, idempotencyKey, createdAt } = contactActivities;
  return db
    .select({
      ...{ id, kind, body, actorId, isResponse, delivery, idempotencyKey, createdAt },
      actorName: users.name,
    })
    .from(contactActivities)
    .leftJoin(users, eq(users.id, actorId))
    .where(condition)
    .orderBy(desc(createdAt), desc(id));
}
export type ActivityRow = Awaited<ReturnType<typeof selectActivities>>[number];

/** A key of whoever writes, and what is written with it, both as hashes of one length: one key is for one content. */
export interface ActivityKey {
  key: string;
  content: string;
}

const wholeKey = ({ key, content }: ActivityKey) => `${key}.${content}`;

function isOfKey(contactId: number, { key }: ActivityKey): SQL {
  return sql`contact_activities.contact_id = ${contactId} AND contact_activities.idempotency_key > ${`${key}.`}
    AND contact_activities.idempotency_key < ${`${key}/`}`;
}

export function isSameContent(row: Pick<ActivityRow, "idempotencyKey">, key: ActivityKey): boolean {
  return row.idempotencyKey === wholeKey(key);
}

export async function listActivities(
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

export async function readBefore(
  db: Database,
  contactId: number,
  { templateId, key }: { templateId: number | null; key: ActivityKey },
) {
  const [contacts, templates, earlier] = await db.batch([
    selectAddressee(db, contactId),
    selectTemplate(db, templateId ?? 0),
    selectActivities(db, isOfKey(contactId, key)),
  ]);
  return { contact: contacts[0] ?? null, template: templates[0] ?? null, earlier: earlier[0] ?? null };
}

export interface NewActivity {
  contactId: number;
  kind: "note" | "whatsapp" | "email";
  body: string;
  actorId: number;
  isResponse: boolean;
  /** Whether an enquiry that is still new becomes "Dihubungi" with it. */
  contacted: boolean;
  delivery: "sending" | null;
  key: ActivityKey;
  at: Date;
}

export interface Written {
  /** Null where the enquiry is gone. */
  row: ActivityRow | null;
  /** False where the key was used before. */
  isNew: boolean;
  hasMoved: boolean;
}

const from: Stage = "new";
const to: Stage = "contacted";
/** What the timeline says of an enquiry that was new and is answered. */
export const contactedText = `${stageNames[from]} → ${stageNames[to]}`;

/** The first answer makes an enquiry "Dihubungi" where that is asked for, and whoever answers its owner where it has none. */
function answerStatements(
  { contactId, actorId, at }: Pick<NewActivity, "contactId" | "actorId" | "at">,
  { isResponse, contacted }: Pick<NewActivity, "isResponse" | "contacted">,
  condition: SQL,
) {
  const isMoved = sql`(stage = ${from} AND ${contacted ? 1 : 0})`;
  const isTaken = sql`(${isResponse ? 1 : 0} AND first_response_at IS NULL
    AND (assignee_id IS NULL OR assignee_id IN (SELECT id FROM users WHERE NOT (${seesEnquiries}))))`;
  const isIt = sql`id = ${contactId} AND ${condition}`;
  return {
    moved: sql`INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, created_at)
      SELECT id, 'stage', ${contactedText}, ${actorId}, 1, ${at.getTime()}
      FROM contact_submissions WHERE ${isIt} AND ${isMoved} RETURNING id`,
    changed: sql`UPDATE contact_submissions SET stage = CASE WHEN ${isMoved} THEN ${to} ELSE stage END,
      assignee_id = CASE WHEN ${isTaken} THEN ${actorId} ELSE assignee_id END, version = version + 1
      WHERE ${isIt} AND (${isMoved} OR ${isTaken})`,
  };
}

/** The first response is the first of what answered the sender. */
const firstResponseStatement = (contactId: number) => sql`UPDATE contact_submissions SET first_response_at = (
      SELECT min(created_at) FROM contact_activities WHERE contact_id = ${contactId} AND is_response = 1)
    WHERE id = ${contactId}`;

export async function insertActivity(db: Database, activity: NewActivity): Promise<Written> {
  const { contactId, kind, body, actorId, isResponse, delivery, key, at } = activity;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM contact_activities WHERE ${isOfKey(contactId, key)})`;
  const { moved, inserted } = await batchNamed(db, {
    // These come first, as the insert uses up the key.
    ...answerStatements(activity, activity, isFree),
    inserted: sql`INSERT INTO contact_activities
        (contact_id, kind, body, actor_id, is_response, delivery, idempotency_key, created_at)
      SELECT id, ${kind}, ${body}, ${actorId}, ${isResponse ? 1 : 0}, ${delivery}, ${wholeKey(key)}, ${at.getTime()}
      FROM contact_submissions WHERE id = ${contactId} AND ${isFree} RETURNING id`,
    responded: firstResponseStatement(contactId),
  });
  const [row = null] = await selectActivities(db, isOfKey(contactId, key));
  return { row, isNew: inserted.length > 0, hasMoved: moved.length > 0 };
}

/** One try to send an e-mail that stands in a timeline. */
export interface SendingTry {
  id: number;
  contactId: number;
  actorId: number;
  /** When it began: the e-mail's time in the timeline. */
  at: Date;
}

/** Begins another try, where the last failed or, if `staleSince` is given, nobody has heard of it since; else false. */
export async function beginAgain(
  db: Database,
  { id, actorId, at }: SendingTry,
  staleSince: Date | null,
): Promise<boolean> {
  const { delivery, createdAt } = contactActivities;
  const isLost = staleSince
    ? sql`(${delivery} = 'sending' AND ${createdAt} <= ${staleSince.getTime()})`
    : sql`FALSE`;
  const begun = await db
    .update(contactActivities)
    .set({ delivery: "sending", actorId, createdAt: at })
    .where(and(eq(contactActivities.id, id), sql`(${delivery} = 'failed' OR ${isLost})`))
    .returning({ id: contactActivities.id });
  return begun.length > 0;
}

export async function markSent(
  db: Database,
  sending: SendingTry,
  answer: Pick<NewActivity, "isResponse" | "contacted">,
): Promise<Omit<Written, "isNew">> {
  const { id, contactId } = sending;
  const isNews = sql`EXISTS (SELECT 1 FROM contact_activities WHERE id = ${id} AND delivery <> 'sent')`;
  const { moved } = await batchNamed(db, {
    // These come first, as the update makes it no news.
    ...answerStatements(sending, answer, isNews),
    sent: sql`UPDATE contact_activities SET delivery = 'sent', is_response = ${answer.isResponse ? 1 : 0} WHERE id = ${id}`,
    responded: firstResponseStatement(contactId),
  });
  const [row = null] = await selectActivities(db, eq(contactActivities.id, id));
  return { row, hasMoved: moved.length > 0 };
}

/** Notes that a try failed, unless another one has begun since. */
export async function markUnsent(db: Database, { id, at }: SendingTry): Promise<void> {
  const { delivery, createdAt } = contactActivities;
  await db
    .update(contactActivities)
    .set({ delivery: "failed" })
    .where(and(eq(contactActivities.id, id), eq(delivery, "sending"), eq(createdAt, at)));
}

/** An activity, and who may delete it: `actorId`, or anybody where that is null. */
interface Removing {
  contactId: number;
  id: number;
  actorId: number | null;
  /** An e-mail that is being sent since then stays, as does one that was sent. */
  staleSince: Date;
}

/** Deletes what staff wrote; `found` is the activity as it was before, null where there was none. */
export async function deleteActivity(db: Database, { contactId, id, actorId, staleSince }: Removing) {
  const isIt = sql`id = ${id} AND contact_id = ${contactId}`;
  const isOwn = actorId === null ? sql`TRUE` : sql`actor_id = ${actorId}`;
  const { found, removed } = await batchNamed(db, {
    found: sql<Pick<ActivityRow, "kind" | "actorId" | "delivery">>`
      SELECT kind, actor_id AS actorId, delivery FROM contact_activities WHERE ${isIt}`,
    removed: sql`DELETE FROM contact_activities WHERE ${isIt} AND kind IN ('note', 'whatsapp', 'email') AND ${isOwn}
      AND coalesce(delivery, '') <> 'sent'
      AND NOT (coalesce(delivery, '') = 'sending' AND created_at > ${staleSince.getTime()}) RETURNING id`,
    responded: firstResponseStatement(contactId),
  });
  return { found: found[0] ?? null, isRemoved: removed.length > 0 };
}
