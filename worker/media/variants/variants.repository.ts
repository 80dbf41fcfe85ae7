import { and, eq, sql } from "drizzle-orm";
import type { PictureProblem } from "../../contract/media/media-item";
import type { VariantType } from "../../contract/media/picture-address";
import type { Database } from "../../db/client";
import { media, mediaVariants } from "../../db/schema/media";
import type { JobWrites } from "../../jobs/job.repository";

export interface Variant {
  width: number;
  type: VariantType;
}

/** A picture whose widths are still to be made. */
export interface PendingPicture {
  id: number;
  storageKey: string;
  width: number;
  height: number;
  problem: PictureProblem | null;
  /** What is made of it already. */
  made: Variant[];
}

/** Null where there is nothing to do: no such picture, or a ready one. */
export async function findPendingPicture(db: Database, id: number): Promise<PendingPicture | null> {
  const { storageKey, width, height, state, problem } = media;
  const [[picture], made] = await db.batch([
    db
      .select({ id: media.id, storageKey, width, height, problem })
      .from(media)
      .where(and(eq(media.id, id), eq(state, "pending"))),
    db
      .select({ width: mediaVariants.width, type: mediaVariants.type })
      .from(mediaVariants)
      .where(eq(mediaVariants.mediaId, id)),
  ]);
  return picture ? { ...picture, made } : null;
}

/** Notes a width whose bytes are in the bucket. False where the picture is gone. */
export async function insertVariant(
  db: Database,
  id: number,
  { width, type, bytes }: Variant & { bytes: number },
): Promise<boolean> {
  const noted = await db.all(sql`INSERT INTO media_variants (media_id, width, type, bytes)
    SELECT id, ${width}, ${type}, ${bytes} FROM media WHERE id = ${id}
    ON CONFLICT (media_id, width, type) DO UPDATE SET bytes = excluded.bytes RETURNING width`);
  return noted.length > 0;
}

/** Notes that no more widths will come. */
export function pictureReady(id: number, problem: PictureProblem | null): JobWrites {
  return [sql`UPDATE media SET state = 'ready', problem = ${problem} WHERE id = ${id} AND state = 'pending'`];
}

/** Notes why the widths of a picture are late. */
export async function noteProblem(db: Database, id: number, problem: PictureProblem): Promise<void> {
  await db
    .update(media)
    .set({ problem })
    .where(and(eq(media.id, id), eq(media.state, "pending")));
}
