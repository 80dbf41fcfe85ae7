import { and, asc, eq, sql } from "drizzle-orm";
import type { ReplyTemplate, ReplyTemplateInput } from "../../contract/inbox/reply-template";
import { batchNamed, type Database } from "../../db/client";
import { replyTemplates } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";

const mostTemplates = 100;

export function readTemplates(deps: Deps): Promise<ReplyTemplate[]> {
  return deps.db
    .select(columns)
    .from(replyTemplates)
    .orderBy(sql`${channel} = 'email'`, asc(sql`lower(${name})`), asc(id));
}

/** Creates a template. An equal one, as after a lost response, is answered instead of a copy. */
export async function createTemplate(deps: Deps, input: ReplyTemplateInput): Promise<ReplyTemplate> {
  const { channel, name, subject, body } = toValues(input);
  const same = sql<TemplateRow>`SELECT id, channel, name, subject, body, version FROM reply_templates
    WHERE channel = ${channel} AND name = ${name} AND subject IS ${subject} AND body = ${body}`;
  const { inserted, found } = await batchNamed(deps.db, {
    inserted: sql`INSERT INTO reply_templates (channel, name, subject, body, updated_at)
      SELECT ${channel}, ${name}, ${subject}, ${body}, ${deps.clock().getTime()}
      WHERE (SELECT count(*) FROM reply_templates) < ${mostTemplates} AND NOT EXISTS (${same}) RETURNING id`,
    found: same,
  });
  const [row] = found;
  if (!row) {
    const message = `Templat sudah ada ${mostTemplates}. Hapus yang tidak dipakai lagi, lalu simpan yang baru.`;
    throw new AppError("conflict", message);
  }
  if (inserted.length > 0)
    await deps.audit.record({ action: "template.created", subjectId: row.id, label: row.name });
  return row;
}

/**
 * Replaces every field; 404 if the template is gone, 409 if its version differs and its content is not already the
 * requested one.
 */
export async function changeTemplate(
  deps: Deps,
  templateId: number,
  input: ReplyTemplateInput,
): Promise<ReplyTemplate> {
  const values = toValues(input);
  const isRead = input.version === undefined ? undefined : eq(version, input.version);
  const [row] = await deps.db
    .update(replyTemplates)
    .set({ ...values, version: sql`${version} + 1`, updatedAt: deps.clock() })
    .where(and(eq(id, templateId), isRead))
    .returning(columns);
  if (!row) return findUnchanged(deps, templateId, values);
  await deps.audit.record({ action: "template.updated", subjectId: templateId, label: row.name });
  return row;
}

export async function removeTemplate(deps: Deps, templateId: number): Promise<void> {
  const [row] = await deps.db.delete(replyTemplates).where(eq(id, templateId)).returning({ name });
  if (!row) throw templateGone();
  await deps.audit.record({ action: "template.deleted", subjectId: templateId, label: row.name });
}

async function findUnchanged(deps: Deps, id: number, values: TemplateValues): Promise<TemplateRow> {
  const [row] = await selectTemplate(deps.db, id);
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

export function selectTemplate(db: Database, templateId: number) {
  return db.select(columns).from(replyTemplates).where(eq(id, templateId));
}
