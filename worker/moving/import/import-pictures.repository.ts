import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { media } from "../../db/schema/media";
import { importPictures } from "../../db/schema/moving";
import type { PictureRow } from "./import.repository";

/** Pictures that nobody has tried to take yet, then those that did not come before. */
export function listPictures(db: Database, id: string, limit: number): Promise<PictureRow[]> {
  return db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, id), eq(importPictures.state, "found")))
    .orderBy(importPictures.tries, importPictures.url)
    .limit(limit);
}

/** Notes before a picture is stored whether the import brings it: one that the library has stays when it is undone. */
export async function notePicture(db: Database, { importId, url }: PictureRow, hash: string): Promise<void> {
  await db.run(sql`UPDATE import_pictures SET hash = ${hash},
      is_new = NOT EXISTS (SELECT 1 FROM media WHERE media.hash = ${hash})
    WHERE import_id = ${importId} AND url = ${url} AND hash IS NOT ${hash}`);
}

/** Notes what became of a picture: why it could not be taken, or null. */
export async function endPicture(
  db: Database,
  { importId, url }: PictureRow,
  reason: string | null,
): Promise<void> {
  await db
    .update(importPictures)
    .set({ state: reason === null ? "stored" : "failed", reason })
    .where(and(eq(importPictures.importId, importId), eq(importPictures.url, url)));
}

/** Times that a picture is asked for where the old site may answer later. */
const mostTries = 3;

/** Notes that a picture did not come; after some times that is for good. */
export async function postponePicture(
  db: Database,
  { importId, url }: PictureRow,
  reason: string,
): Promise<void> {
  await db
    .update(importPictures)
    .set({ tries: sql`tries + 1`, reason, state: sql`iif(tries + 1 < ${mostTries}, 'found', 'failed')` })
    .where(and(eq(importPictures.importId, importId), eq(importPictures.url, url)));
}

/** Whether the library has a picture. */
export async function isOwn(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(media, eq(media.hash, hash))) > 0;
}

export function listLostPictures(db: Database, id: string, limit: number) {
  return db
    .select({ url: importPictures.url, reason: importPictures.reason })
    .from(importPictures)
    .where(and(eq(importPictures.importId, id), eq(importPictures.state, "failed")))
    .orderBy(importPictures.url)
    .limit(limit);
}
