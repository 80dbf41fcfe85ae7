import { and, eq, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import { batchSql, type Database } from "../../db/client";
import { importItems } from "../../db/schema/moving";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { JobError } from "../../jobs/job";
import type { JobHandler, JobWrites } from "../../jobs/job.service";
import { removeMedia } from "../../media/library/media.service";
import { findImport, type ItemRow, importFailed } from "./import.repository";

export const importUndoHandler: JobHandler = {
  kind: "import-undo",
  timeoutMs: 5 * 60_000,
  maxRunning: 1,
  failed: {
    once: "Pembatalan terhenti",
    always: "Pembatalan terhenti setelah beberapa kali dicoba. Batalkan lagi.",
  },
  run: (deps, id) => deps.contentVersion.bumpAfter(() => runAttempt(deps, id)),
  onFailed: (id, now) => importFailed("import-undo", id, now),
};

/** Posts and pictures that one attempt undoes; an invocation has a thousand queries. */
const [undonePerAttempt, picturesUndone] = [150, 60];

/** Stops the job if the account that started it has lost the right. */
export async function assertMayMove(db: Deps["db"], userId: number | null): Promise<void> {
  if ((await db.all(sql`SELECT 1 WHERE ${userMay("moving.use", userId)}`)).length > 0) return;
  throw new JobError("permanent", "Berhenti: yang memulainya bukan pemilik lagi.");
}

async function runAttempt(deps: Deps, id: string): Promise<JobWrites | "unfinished"> {
  const { db } = deps;
  const row = await findImport(db, id);
  if (row?.state !== "undoing") return [];
  await assertMayMove(db, row.startedBy);
  const items = await listStored(db, id, undonePerAttempt);
  for (const item of items) await undoItem(db, item, deps.clock());
  if (items.length > 0) return "unfinished";
  const brought = await listImportedPictures(db, id, picturesUndone);
  for (const { url, mediaId } of brought) {
    if (mediaId !== null) {
      await removeMedia(deps, mediaId).catch((error: unknown) => {
        // The picture is used elsewhere by now, so it stays.
        if (!(error instanceof AppError)) throw error;
      });
    }
    await settlePicture(db, id, url);
  }
  if (brought.length > 0) return "unfinished";
  return importUndone(id, deps.clock());
}

/** An account that reported an open post within this time counts as editing it. */
const presenceMs = 90_000;

export function listStored(db: Database, id: string, limit: number) {
  const { position, postId } = importItems;
  return db
    .select({ importId: importItems.importId, position, postId })
    .from(importItems)
    .where(and(eq(importItems.importId, id), eq(importItems.state, "stored")))
    .orderBy(position)
    .limit(limit);
}

/**
 * Deletes a post that is still as the import wrote it, and records that, in one batch. A post that somebody has
 * changed, commented, proposed a change of, or has open stays.
 */
async function undoItem(
  db: Database,
  { importId, position }: Pick<ItemRow, "importId" | "position">,
  now: Date,
): Promise<void> {
  const item = sql`import_id = ${importId} AND position = ${position}`;
  const of = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM import_items WHERE ${item} AND state = 'stored')`;
  const touched = (table: string, more = sql``) =>
    sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE post_id = ${of("post_id")}${more})`;
  const isOpen = touched("post_presence", sql` AND seen_at > ${now.getTime() - presenceMs}`);
  const isTouched = sql`${touched("post_pending")} OR ${touched("post_notes")} OR ${isOpen}`;
  const end = (state: "undone" | "kept", reason: string | null, condition = sql``) =>
    sql`UPDATE import_items SET state = ${state}, reason = ${reason} WHERE ${item} AND state = 'stored'${condition}`;
  await batchSql(db, [
    end("kept", "Sedang dibuka staf: tidak dihapus", sql` AND ${isOpen}`),
    sql`DELETE FROM blog_posts WHERE id = ${of("post_id")} AND updated_at = ${of("written_at")} AND NOT (${isTouched})
      AND EXISTS (SELECT 1 FROM imports WHERE id = ${importId} AND state = 'undoing')`,
    end("undone", null, sql` AND post_id IS NULL`),
    sql`DELETE FROM redirects WHERE version = 1 AND id IN (
      SELECT redirect_id FROM import_items WHERE ${item} AND state = 'undone'
      UNION ALL SELECT redirect_id FROM import_addresses WHERE ${item}
        AND EXISTS (SELECT 1 FROM import_items WHERE ${item} AND state = 'undone'))`,
    end("kept", "Sudah diubah setelah diimpor: tidak dihapus"),
  ]);
}

function listImportedPictures(db: Database, id: string, limit: number) {
  return db.all<{ url: string; mediaId: number | null }>(sql`SELECT url,
      (SELECT media.id FROM media WHERE media.hash = import_pictures.hash) AS mediaId
    FROM import_pictures WHERE import_id = ${id} AND is_new = 1 LIMIT ${limit}`);
}

/** Records that a picture was deleted or stays in use, so that it is not tried again. */
async function settlePicture(db: Database, id: string, url: string): Promise<void> {
  const picture = sql`import_id = ${id} AND url = ${url}`;
  await batchSql(db, [
    sql`DELETE FROM redirects WHERE version = 1 AND id = (SELECT redirect_id FROM import_pictures WHERE ${picture}
      AND NOT EXISTS (SELECT 1 FROM media WHERE media.hash = import_pictures.hash))`,
    sql`UPDATE import_pictures SET is_new = 0 WHERE ${picture}`,
  ]);
}

function importUndone(id: string, now: Date): JobWrites {
  return [
    // Redirects of pictures that existed before the import. They stay if a post stays, because it may need them.
    sql`DELETE FROM redirects WHERE version = 1
      AND id IN (SELECT redirect_id FROM import_pictures WHERE import_id = ${id})
      AND EXISTS (SELECT 1 FROM imports WHERE id = ${id} AND state = 'undoing')
      AND NOT EXISTS (SELECT 1 FROM import_items WHERE import_id = ${id} AND state = 'kept')`,
    sql`UPDATE imports SET state = 'undone', updated_at = ${now.getTime()} WHERE id = ${id} AND state = 'undoing'`,
  ];
}
