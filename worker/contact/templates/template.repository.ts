import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";
import { replyTemplates } from "../../db/schema/contact";

export type TemplateValues = Pick<typeof replyTemplates.$inferInsert, "channel" | "name" | "body"> & {
  subject: string | null;
};

const { id, channel, name, subject, body, version } = replyTemplates;
const columns = { id, channel, name, subject, body, version };
export type TemplateRow = TemplateValues & { id: number; version: number };

export function listTemplates(db: Database): Promise<TemplateRow[]> {
  return db
    .select(columns)
    .from(replyTemplates)
    .orderBy(sql`${channel} = 'email'`, asc(sql`lower(${name})`), asc(id));
}

/** Those of these ids that there are: one, or none. */
export function selectTemplate(db: Database, templateId: number) {
  return db.select(columns).from(replyTemplates).where(eq(id, templateId));
}

export async function findTemplate(db: Database, templateId: number): Promise<TemplateRow | null> {
  return (await selectTemplate(db, templateId))[0] ?? null;
}

/** `row` is null where there are `most` already; not `isNew` where one says the same, as after a try whose answer was lost. */
export async function insertTemplate(
  db: Database,
  values: TemplateValues,
  { most, now }: { most: number; now: Date },
): Promise<{ row: TemplateRow | null; isNew: boolean }> {
  const same = sql<TemplateRow>`SELECT id, channel, name, subject, body, version FROM reply_templates
    WHERE channel = ${values.channel} AND name = ${values.name} AND subject IS ${values.subject} AND body = ${values.body}`;
  const { inserted, found } = await batchNamed(db, {
    inserted: sql`INSERT INTO reply_templates (channel, name, subject, body, updated_at)
      SELECT ${values.channel}, ${values.name}, ${values.subject}, ${values.body}, ${now.getTime()}
      WHERE (SELECT count(*) FROM reply_templates) < ${most} AND NOT EXISTS (${same}) RETURNING id`,
    found: same,
  });
  return { row: found[0] ?? null, isNew: inserted.length > 0 };
}

export async function updateTemplate(
  db: Database,
  which: { id: number; version: number | undefined },
  values: TemplateValues,
  now: Date,
): Promise<TemplateRow | null> {
  const isChosen = and(
    eq(id, which.id),
    which.version === undefined ? undefined : eq(version, which.version),
  );
  const [row] = await db
    .update(replyTemplates)
    .set({ ...values, version: sql`${version} + 1`, updatedAt: now })
    .where(isChosen)
    .returning(columns);
  return row ?? null;
}

export async function deleteTemplate(db: Database, templateId: number): Promise<string | null> {
  const rows = await db.delete(replyTemplates).where(eq(id, templateId)).returning({ name });
  return rows[0]?.name ?? null;
}
