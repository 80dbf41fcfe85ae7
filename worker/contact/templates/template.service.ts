import type { ReplyTemplate, ReplyTemplateInput } from "../../contract/inbox/reply-template";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateRow,
  type TemplateValues,
  updateTemplate,
} from "./template.repository";

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
