import { and, inArray, lt, sql } from "drizzle-orm";
import { exportFiles, imports } from "../db/schema/moving";
import type { Deps } from "../deps";
import { dayMs } from "../utc-day";

/** Days that an uploaded file is kept, and an import that was never begun or is taken back. */
const keptDays = 30;
const batchSize = 100;

/**
 * Deletes files of imports that are older than a month; answers how many. What an import has brought stays noted, so that
 * the same file once more is known.
 */
export async function deleteOldImports({ db, clock, backupBucket }: Deps): Promise<number> {
  if (!backupBucket) return 0;
  const before = new Date(clock().getTime() - keptDays * dayMs);
  const { objects } = await backupBucket.list({ prefix: "imports/", limit: batchSize });
  const old = objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
  if (old.length > 0) await backupBucket.delete(old);
  const isOver = inArray(imports.state, ["ready", "failed", "undone"]);
  await db
    .delete(imports)
    .where(
      and(
        lt(imports.updatedAt, before),
        isOver,
        sql`NOT EXISTS (SELECT 1 FROM import_items WHERE import_id = ${imports.id} AND state IN ('stored', 'kept'))`,
      ),
    );
  return old.length;
}

/** Deletes files that were taken away a day ago, or not at all; answers how many. */
export async function deleteOldExports({ db, clock, backupBucket }: Deps): Promise<number> {
  if (!backupBucket) return 0;
  const now = clock().getTime();
  const { objects } = await backupBucket.list({ prefix: "exports/", limit: batchSize });
  const old = objects.filter(({ uploaded }) => uploaded.getTime() < now - dayMs).map(({ key }) => key);
  if (old.length > 0) await backupBucket.delete(old);
  await db.delete(exportFiles).where(lt(exportFiles.createdAt, new Date(now - keptDays * dayMs)));
  return old.length;
}
