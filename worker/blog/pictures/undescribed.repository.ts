import { type SQL, sql } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";

/** What a text that is to be written shows, and when it needs words for that. */
export interface WrittenPictures {
  /** JSON of `PictureUse[]`. */
  pictures: string;
  /** Whether the text would stand before the public, at once or by its time alone. */
  isPublic: SQL;
}

/** Of a text that has no picture of the library nothing is asked. */
const hasAny = ({ pictures }: WrittenPictures) => pictures !== "[]";

const isWithoutWords = sql`media.alt = '' AND media.decorative = 0 AND used.value ->> 'isDescribed' = 0`;

/** Uses without words of their own, of pictures without words in the library. */
const undescribedAmong = (pictures: string) => sql`json_each(${pictures}) AS used
  CROSS JOIN media ON media.hash = used.value ->> 'hash' WHERE ${isWithoutWords}`;

/** The same of a row of `blog_posts`, whose pictures are read only where one of them has no words in the library. */
const undescribedOfPost = sql`media_uses CROSS JOIN media ON media.id = media_uses.media_id
  CROSS JOIN json_each(blog_posts.pictures) AS used ON used.value ->> 'hash' = media.hash
  WHERE media_uses.source = 'post' AND media_uses.source_id = blog_posts.id AND ${isWithoutWords}`;

/** Holds of a row of `blog_posts` whose pictures all have words, or need none. */
export const hasNoUndescribed = sql`NOT EXISTS (SELECT 1 FROM ${undescribedOfPost})`;

/** Those that have none, as a column: JSON of `RefusedPicture[]`. */
export const undescribedColumn = sql`(
  SELECT json_group_array(json_object('id', media.id, 'name', media.name, 'field', used.value ->> 'field')
    ORDER BY used.key)
  FROM ${undescribedOfPost})`;

/** Holds where a text may be written: in the condition of its write. */
export function mayShow(shown: WrittenPictures): SQL {
  if (!hasAny(shown)) return sql`TRUE`;
  return sql`(NOT (${shown.isPublic}) OR NOT EXISTS (SELECT 1 FROM ${undescribedAmong(shown.pictures)}))`;
}

/**
 * The statement that reads, ahead of a write in the same batch, for which of its pictures it will be refused; without
 * any that is to be asked of, none. `id` is the post that is written to, null for a new one.
 */
export function undescribedStatements(shown: WrittenPictures, id: SQL | null): SQL[] {
  if (!hasAny(shown)) return [];
  const isAsked = id
    ? sql`EXISTS (SELECT 1 FROM blog_posts WHERE id = ${id} AND ${shown.isPublic})`
    : shown.isPublic;
  return [
    sql`SELECT media.id AS id, media.name AS name, used.value ->> 'field' AS field
      FROM ${undescribedAmong(shown.pictures)} AND ${isAsked} ORDER BY used.key`,
  ];
}

/** The rows of that statement. */
export const readUndescribed = (rows: unknown[] | undefined) => (rows ?? []) as RefusedPicture[];
