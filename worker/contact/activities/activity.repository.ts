import { count, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities } from "../../db/schema/contact-desk";
import { batchSql } from "../../db/sql-batch";
import { selectTemplate } from "../templates/template.repository";
import { type ActivityRow, readRow, selectActivities } from "./activity-row.repository";
import { contactedStatements, firstResponseStatement } from "./response.repository";

/** What a message needs to know of an enquiry. */
const selectAddressee = (db: Database, contactId: number) => {
  const { id, name, email, phoneNumber, websiteType } = contactSubmissions;
  return db
    .select({ id, name, email, phoneNumber, websiteType })
    .from(contactSubmissions)
    .where(eq(id, contactId));
};
export type Addressee = Awaited<ReturnType<typeof selectAddressee>>[number];

/** A key of whoever writes, and what is written with it, both as hashes of one length: one key is for one content. */
export interface ActivityKey {
  key: string;
  content: string;
}

const wholeKey = ({ key, content }: ActivityKey) => `${key}.${content}`;

/** Holds of what was written with a key, whatever the content. */
function isOfKey(contactId: number, { key }: ActivityKey): SQL {
  return sql`contact_activities.contact_id = ${contactId} AND contact_activities.idempotency_key > ${`${key}.`}
    AND contact_activities.idempotency_key < ${`${key}/`}`;
}

/** Whether an activity was written with this content too. */
export function isSameContent(row: Pick<ActivityRow, "idempotencyKey">, key: ActivityKey): boolean {
  return row.idempotencyKey === wholeKey(key);
}

/** The newest activities of an enquiry, and how many it has; null where there is no such enquiry. */
export async function listActivities(
  db: Database,
  contactId: number,
  limit: number,
): Promise<{ rows: ActivityRow[]; total: number } | null> {
  const [contacts, rows, counted] = await db.batch([
    selectAddressee(db, contactId),
    selectActivities(db, eq(contactActivities.contactId, contactId)).limit(limit),
    db.select({ total: count() }).from(contactActivities).where(eq(contactActivities.contactId, contactId)),
  ]);
  return contacts.length > 0 ? { rows, total: counted[0]?.total ?? 0 } : null;
}

/** What is there before an activity is written: the enquiry, the template, and the activity of an earlier try. */
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
  /** Whether the sender was answered by it. */
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
  /** Whether the enquiry's stage was moved with it. */
  hasMoved: boolean;
}

/** Writes an activity once for its key, and what it changes of the enquiry, in one batch. */
export async function insertActivity(db: Database, activity: NewActivity): Promise<Written> {
  const { contactId, kind, body, actorId, isResponse, delivery, key, at } = activity;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM contact_activities WHERE ${isOfKey(contactId, key)})`;
  // These come first, as the insert uses up the key.
  const moving = activity.contacted ? contactedStatements(activity, sql`${wholeKey(key)}`, isFree) : [];
  const results = await batchSql(db, [
    ...moving,
    sql`INSERT INTO contact_activities
        (contact_id, kind, body, actor_id, is_response, delivery, idempotency_key, created_at)
      SELECT id, ${kind}, ${body}, ${actorId}, ${isResponse ? 1 : 0}, ${delivery}, ${wholeKey(key)}, ${at.getTime()}
      FROM contact_submissions WHERE id = ${contactId} AND ${isFree} RETURNING id`,
    firstResponseStatement(contactId),
    selectActivities(db, isOfKey(contactId, key)).getSQL(),
  ]);
  const [inserted, , read] = results.slice(moving.length);
  return {
    row: readRow(read?.[0]),
    isNew: (inserted?.length ?? 0) > 0,
    hasMoved: moving.length > 0 && (results[moving.length - 1]?.length ?? 0) > 0,
  };
}
