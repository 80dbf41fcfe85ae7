import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { media } from "../../db/schema/media";

/** All that staff read of a picture, and where its bytes are. */
export const itemColumns = {
  id: media.id,
  hash: media.hash,
  storageKey: media.storageKey,
  name: media.name,
  type: media.type,
  width: media.width,
  height: media.height,
  bytes: media.bytes,
  alt: media.alt,
  decorative: media.decorative,
  focalX: media.focalX,
  focalY: media.focalY,
  state: media.state,
  problem: media.problem,
  createdAt: media.createdAt,
  /** A JSON array of width and type. */
  variants: sql<string>`(SELECT json_group_array(json_object('width', width, 'type', type))
    FROM (SELECT width, type FROM media_variants WHERE media_id = media.id ORDER BY width, type))`,
  uses: sql<number>`(SELECT count(DISTINCT post_id) FROM media_uses WHERE media_id = media.id)`,
  uploaderName: sql<string | null>`(SELECT users.name FROM users WHERE users.id = media.uploader_id)`,
};

export const selectItem = (db: Database, id: number) =>
  db.select(itemColumns).from(media).where(eq(media.id, id));
export const selectItemByHash = (db: Database, hash: string) =>
  db.select(itemColumns).from(media).where(eq(media.hash, hash));

export type ItemRow = Awaited<ReturnType<typeof selectItem>>[number];

/** Null where there is none. */
export async function findItem(db: Database, id: number): Promise<ItemRow | null> {
  const [row] = await selectItem(db, id);
  return row ?? null;
}

export async function findItemByHash(db: Database, hash: string): Promise<ItemRow | null> {
  const [row] = await selectItemByHash(db, hash);
  return row ?? null;
}
