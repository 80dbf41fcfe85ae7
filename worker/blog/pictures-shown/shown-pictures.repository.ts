import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { maxSharedBytes, type SharedPicture, type ShownCover, type ShownPicture } from "./shown-picture";

const original = sql`'hash', media.hash, 'type', media.type, 'width', media.width, 'height', media.height,
    'bytes', media.bytes`;
const variantsOf = sql`media_variants WHERE media_variants.media_id = media.id`;
const shown = sql`${original}, 'alt', iif(media.decorative, '', media.alt), 'focalX', media.focal_x, 'focalY', media.focal_y,
    'variants', json((SELECT json_group_array(json_array(media_variants.width, media_variants.type)) FROM ${variantsOf}))`;
const shared = sql`'shared', (SELECT max(media_variants.width) FROM ${variantsOf}
    AND media_variants.type = 'image/webp' AND media_variants.bytes <= ${sql.raw(String(maxSharedBytes))})`;

/** With its table, which Drizzle leaves out of what it selects from one alone: inside a subquery that names another column. */
const inItsTable = (column: SQLWrapper) => sql`${column}`;

/** The pictures of a text: of a post or of a preview link, by its id. What is not selected of a subquery costs nothing. */
export function picturesColumn(source: "post" | "link", id: SQLWrapper): SQL<ShownPicture[]> {
  return sql<ShownPicture[]>`(SELECT json_group_array(json_object(${shown}))
    FROM media_uses JOIN media ON media.id = media_uses.media_id
    WHERE media_uses.source = ${sql.raw(`'${source}'`)} AND media_uses.source_id = ${inItsTable(id)})`.mapWith(
    JSON.parse,
  );
}

/**
 * The picture at the address of a cover; null where it is none of the library. Found by the address alone: what is
 * stored of a post's uses lies behind its text, through which a list would have to read.
 */
export const coverColumn = (image: SQLWrapper) => pictureAt<ShownCover>(image, sql`${shown}, ${shared}`);

/** Of the same picture no more than decides in which bytes it is fetched by others. */
export const sharedColumn = (image: SQLWrapper) =>
  pictureAt<SharedPicture>(image, sql`${original}, ${shared}`);

function pictureAt<Found extends SharedPicture>(image: SQLWrapper, fields: SQL): SQL<Found | null> {
  const address = inItsTable(image);
  return sql<Found | null>`CASE WHEN instr(${address}, '/media/') > 0 THEN
    (SELECT json_object(${fields}) FROM media
      WHERE media.hash = substr(${address}, instr(${address}, '/media/') + 7, 32))
  END`.mapWith(JSON.parse);
}
