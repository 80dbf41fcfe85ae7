import { and, asc, eq, sql } from "drizzle-orm";
import type { ReplyTemplate, ReplyTemplateInput } from "../../contract/inbox/reply-template";
import { batchNamed, type Database } from "../../db/client";
import { replyTemplates } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";

const mostTemplates = 100;

export function readTemplates(deps: Deps): Promise<ReplyTemplate[]> {
  return listTemplates(deps.db);
}

export async function createTemplate(deps: Deps, input: ReplyTemplateInput): Promise<ReplyTemplate> {
  const limits = { most: mostTemplates, now: deps.clock() };
  const { row, isNew } = await insertTemplate(deps.db, toValues(input), limits);
  if (!row) {
    const message = `Templat sudah ada ${mostTemplates}. Hapus yang tidak dipakai lagi, lalu simpan yang baru.`;
    throw new AppError("conflict", message);
  }
  if (isNew) await deps.audit.record({ action: "template.created", subjectId: row.id, label: row.name });
  return row;
}

/**
 * Replaces every field; 404 when the template is gone, 409 where it is not the version that is named and says something
 * else than it is to.
 */
export async function changeTemplate(
  deps: Deps,
  id: number,
  input: ReplyTemplateInput,
): Promise<ReplyTemplate> {
  const values = toValues(input);
  const row = await updateTemplate(deps.db, { id, version: input.version }, values, deps.clock());
  if (!row) return findUnchanged(deps, id, values);
  await deps.audit.record({ action: "template.updated", subjectId: id, label: row.name });
  return row;
}

export async function removeTemplate(deps: Deps, id: number): Promise<void> {
  const name = await deleteTemplate(deps.db, id);
  if (name === null) throw templateGone();
  await deps.audit.record({ action: "template.deleted", subjectId: id, label: name });
}

async function findUnchanged(deps: Deps, id: number, values: TemplateValues): Promise<TemplateRow> {
  const row = await findTemplate(deps.db, id);
  if (!row) throw templateGone();
  const fields = ["channel", "name", "subject", "body"] as const;
  if (fields.every((field) => row[field] === values[field])) return row;
  const message =
    "Templat ini sudah diubah orang lain sejak Anda membukanya. Salin perubahan Anda, muat ulang, lalu simpan lagi.";
  throw movedOn(message, row, { version: message });
}

function templateGone(): AppError {
  return new AppError("not_found", "Templat tidak ditemukan atau sudah dihapus");
}

function toValues({ channel, name, subject, body }: ReplyTemplateInput): TemplateValues {
  return { channel, name, subject: channel === "email" ? (subject ?? null) : null, body };
}

export type TemplateValues = Pick<typeof replyTemplates.$inferInsert, "channel" | "name" | "body"> & {
  subject: string | null;
};

const { id, channel, name, subject, body, version } = replyTemplates;
const columns = { id, channel, name, subject, body, version };
type TemplateRow = TemplateValues & { id: number; version: number };

function listTemplates(db: Database): Promise<TemplateRow[]> {
  return db
    .select(columns)
    .from(replyTemplates)
    .orderBy(sql`${channel} = 'email'`, asc(sql`lower(${name})`), asc(id));
}

/** Those of these ids that there are: one, or none. */
export function selectTemplate(db: Database, templateId: number) {
  return db.select(columns).from(replyTemplates).where(eq(id, templateId));
}

async function findTemplate(db: Database, templateId: number): Promise<TemplateRow | null> {
  return (await selectTemplate(db, templateId))[0] ?? null;
}

/** `row` is null where there are `most` already; not `isNew` where one says the same, as after a try whose answer was lost. */
async function insertTemplate(
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

async function updateTemplate(
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

async function deleteTemplate(db: Database, templateId: number): Promise<string | null> {
  const rows = await db.delete(replyTemplates).where(eq(id, templateId)).returning({ name });
  return rows[0]?.name ?? null;
}
