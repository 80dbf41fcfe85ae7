import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchNamed } from "../../db/client";

/** A picture as far as it says which of the objects below its folder are its own. */
export interface Owner {
  storageKey: string;
  /** Whether widths are still to come, of which no row tells yet. */
  isPending: boolean;
  /** Widths and types that it has, as `480 image/avif`. */
  variants: string[];
}

interface OwnerRow {
  storage_key: string;
  state: string;
  variants: string;
}

/** Keys of the bucket that were listed, from behind `after` up to `until`, or to its end. */
export interface Stretch {
  after: string;
  until: string | null;
  /** Folders that have something in it. */
  folders: readonly string[];
  /** Those whose original stands in it. */
  withOriginal: readonly string[];
}

/** The pictures that the folders belong to, and pictures from before a moment whose original should stand in it and does not. */
export async function findOwners(
  db: Database,
  { after, until, folders, withOriginal }: Stretch,
  before: Date,
): Promise<{ owners: Owner[]; missing: { id: number; storageKey: string }[] }> {
  const listed = (keys: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const { owners, missing } = await batchNamed(db, {
    owners: sql<OwnerRow>`SELECT storage_key, state, (SELECT json_group_array(width || ' ' || type) FROM media_variants
      WHERE media_id = media.id) AS variants FROM media WHERE storage_key IN ${listed(folders)}`,
    missing: sql<{ id: number; storageKey: string }>`SELECT id, storage_key AS storageKey FROM media
      WHERE storage_key >= ${after.slice(0, keyLength)} AND storage_key || '/original' > ${after}
      ${until === null ? sql`` : sql`AND storage_key <= ${until.slice(0, keyLength)} AND storage_key || '/original' <= ${until}`}
      AND created_at < ${before.getTime()} AND storage_key NOT IN ${listed(withOriginal)} ORDER BY id LIMIT 10`,
  });
  return {
    owners: owners.map(({ storage_key, state, variants }) => ({
      storageKey: storage_key,
      isPending: state === "pending",
      variants: JSON.parse(variants),
    })),
    missing,
  };
}

/** Of a storage key: a UUID. */
const keyLength = 36;
