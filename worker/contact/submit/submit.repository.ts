import { and, desc, eq, getTableColumns, gte, type SQL, type SQLChunk, sql } from "drizzle-orm";
import { type RefusalReason, refusalReasons } from "../../contract/contact-admin";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { contactRefusals, contactSubmissions } from "../../db/schema/contact";

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
  const given = Object.entries(getTableColumns(contactSubmissions)).flatMap(([field, column]) => {
    const value = row[field as keyof NewContactRow];
    // A form without the script knows of no tries.
    if (value === undefined || field === "idempotencyKey") return [];
    return [{ name: sql.identifier(column.name), value: sql.param(value, column) }];
  });
  const joined = (chunks: SQLChunk[]) => sql.join(chunks, sql`, `);
  const insert = sql<{ id: number }>`INSERT INTO contact_submissions (${joined(given.map((one) => one.name))})
    SELECT ${joined(given.map((one) => one.value))}
    WHERE NOT EXISTS ${earlier}
    RETURNING id`;
  const { inserted, found } = await batchNamed(db, {
    inserted: insert,
    found: earlier.getSQL() as SQL<{ id: number }>,
  });
  return storedOf(inserted, found);
}

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
