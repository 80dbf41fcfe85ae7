import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { openLinks } from "../../blog/preview-links/preview-link.repository";
import type { Reading } from "../../blog/reading/public-posts.repository";
import type { VariantType } from "../../contract/media/picture-address";
import type { Database } from "../../db/client";
import { media, mediaUses } from "../../db/schema/media";

export type PictureRow = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

/** In SQL of its own, so that Drizzle leaves the table's name where a query inside this one has an id too. */
const thePicture = sql`media.id`;

const variantsColumn = sql<{ width: number; type: VariantType }[]>`(
  SELECT json_group_array(json_object('width', width, 'type', type)) FROM media_variants WHERE media_id = ${thePicture}
)`.mapWith(JSON.parse);

/** The picture of a hash with its widths, and whether `isShown` holds of it, in one statement; null where there is none. */
async function findPicture(db: Database, hash: string, isShown: SQL) {
  const rows = await db
    .select({
      ...{ id: media.id, storageKey: media.storageKey, type: media.type },
      variants: variantsColumn,
      isShown: sql<boolean>`${isShown}`.mapWith(Boolean),
    })
    .from(media)
    .where(eq(media.hash, hash));
  return rows[0] ?? null;
}

/** Whether the pages of the site show it, or a post that visitors may read. A change that waits and a link show it to nobody else. */
export function findPictureForVisitors({ db, posts }: Reading, hash: string) {
  const uses = db
    .select({ one: sql`1` })
    .from(mediaUses)
    // In this order: else SQLite goes through every public post, and asks of each whether it shows the picture.
    .crossJoin(posts)
    .where(
      and(eq(posts.id, mediaUses.postId), eq(mediaUses.mediaId, thePicture), eq(mediaUses.source, "post")),
    );
  const onSite = sql`EXISTS (SELECT 1 FROM media_site_uses WHERE media_id = ${thePicture})`;
  return findPicture(db, hash, sql`(${exists(uses)} OR ${onSite})`);
}

/** Whether the version of a link shows it that can be opened at a moment. */
export function findPictureOfLink(db: Database, hash: string, tokenHash: string, now: Date) {
  const uses = db
    .select({ one: sql`1` })
    .from(mediaUses)
    .where(
      and(
        eq(mediaUses.mediaId, thePicture),
        eq(mediaUses.source, "link"),
        inArray(mediaUses.sourceId, openLinks(db, tokenHash, now)),
      ),
    );
  return findPicture(db, hash, exists(uses));
}
