import { and, desc, eq, gte, sql } from "drizzle-orm";
import { type RefusalReason, refusalReasons } from "../../contract/contact-admin";
import type { Database } from "../../db/client";
import { contactRefusals, contactSubmissions } from "../../db/schema/contact";
import { batchSql } from "../../db/sql-batch";

export type NewContactRow = typeof contactSubmissions.$inferInsert;

interface InsertedContact {
  id: number;
  /** False when it had been stored before. */
  isNew: boolean;
}

/** Stores an enquiry; one whose idempotency key is known already is the one of that key. */
export async function insertContact(db: Database, row: NewContactRow): Promise<InsertedContact> {
  const { id, idempotencyKey } = contactSubmissions;
  const insert = db
    .insert(contactSubmissions)
    .values(row)
    .onConflictDoNothing({ target: idempotencyKey })
    .returning({ id });
  const known = eq(idempotencyKey, row.idempotencyKey ?? "");
  return storedOf(...(await db.batch([insert, db.select({ id }).from(contactSubmissions).where(known)])));
}

/** Both of one batch: between them the earlier enquiry could be erased. */
function storedOf([inserted]: { id: number }[], [earlier]: { id: number }[]): InsertedContact {
  if (inserted) return { id: inserted.id, isNew: true };
  if (!earlier) throw new Error("the insert of an enquiry returned no row");
  return { id: earlier.id, isNew: false };
}

/** Stores an enquiry unless one with the same content has come since `since`; in one statement, so that two at once are one. */
export async function insertUnlessRepeated(
  db: Database,
  row: NewContactRow,
  since: Date,
): Promise<InsertedContact> {
  const { id, name, email, phoneNumber, websiteType, message, submittedAt } = contactSubmissions;
  const isSame = and(
    sql`${submittedAt} > ${since.getTime()}`,
    eq(name, row.name),
    eq(email, row.email),
    eq(message, row.message),
    sql`${phoneNumber} IS ${row.phoneNumber ?? null}`,
    sql`${websiteType} IS ${row.websiteType ?? null}`,
  );
  const earlier = db.select({ id }).from(contactSubmissions).where(isSame).orderBy(desc(id)).limit(1);
  const at = row.submittedAt?.getTime() ?? Date.now();
  const insert = sql`
    INSERT INTO contact_submissions (name, email, phone_number, website_type, message, submitted_at,
      suspicions, consent_version, notification, notification_at, due_at, phone_e164, landing_path, referrer,
      utm_source, utm_medium, utm_campaign, utm_term, utm_content, form_page)
    SELECT ${row.name}, ${row.email}, ${row.phoneNumber ?? null}, ${row.websiteType ?? null}, ${row.message},
      ${at}, ${row.suspicions ?? ""}, ${row.consentVersion ?? null}, ${row.notification ?? "none"},
      ${row.notificationAt?.getTime() ?? null}, ${row.dueAt?.getTime() ?? null}, ${row.phoneE164 ?? null},
      ${row.landingPath ?? null}, ${row.referrer ?? null}, ${row.utmSource ?? null}, ${row.utmMedium ?? null},
      ${row.utmCampaign ?? null}, ${row.utmTerm ?? null}, ${row.utmContent ?? null}, ${row.formPage ?? null}
    WHERE NOT EXISTS ${earlier}
    RETURNING id`;
  const [inserted, found] = await batchSql(db, [insert, earlier.getSQL()]);
  return storedOf(inserted as { id: number }[], found as { id: number }[]);
}

/** Adds to the counts of a day (YYYY-MM-DD). */
export async function addRefusals(
  db: Database,
  day: string,
  counts: ReadonlyMap<RefusalReason, number>,
): Promise<void> {
  await db
    .insert(contactRefusals)
    .values([...counts].map(([reason, count]) => ({ day, reason, count })))
    .onConflictDoUpdate({
      target: [contactRefusals.day, contactRefusals.reason],
      set: { count: sql`${contactRefusals.count} + excluded.count` },
    });
}

/** Sums since a day, the most frequent reason first. */
export async function sumRefusals(db: Database, sinceDay: string) {
  const { reason, count, day } = contactRefusals;
  const sum = sql<number>`sum(${count})`;
  const rows = await db
    .select({ reason, count: sum })
    .from(contactRefusals)
    .where(gte(day, sinceDay))
    .groupBy(reason)
    .orderBy(sql`${sum} DESC`);
  return rows.flatMap((row) =>
    refusalReasons.flatMap((known) => (known === row.reason ? [{ reason: known, count: row.count }] : [])),
  );
}
