import { sql } from "drizzle-orm";
import { batchSql, type Database } from "../../db/client";

/** An address of the old site, and where what stood there stands now. */
export interface Moved {
  /** Of a post its place in the file, of a picture its address. */
  key: number | string;
  from: string;
  to: string;
}

/** Posts and pictures that an import has stored and whose old addresses lead nowhere yet. */
export function listMoved(db: Database, id: string, limit: number): Promise<Moved[]> {
  return db.all<Moved>(sql`SELECT position AS key, old_path AS "from", '/blog/' || slug AS "to" FROM import_items
      WHERE import_id = ${id} AND state = 'stored' AND old_path <> '' AND redirect_id IS NULL
    UNION ALL SELECT url, url, '/media/' || media.hash || '.' || replace(replace(media.type, 'image/', ''), 'jpeg', 'jpg')
      FROM import_pictures JOIN media ON media.hash = import_pictures.hash
      WHERE import_id = ${id} AND import_pictures.state = 'stored' AND redirect_id IS NULL
    LIMIT ${limit}`);
}

/** Notes the rule of each, or why there is none. */
export async function noteRedirects(
  db: Database,
  id: string,
  noted: readonly { key: number | string; redirectId: number; fault: string | null }[],
): Promise<void> {
  const rows = JSON.stringify(noted);
  await batchSql(db, [
    sql`UPDATE import_items SET redirect_id = value ->> 'redirectId',
        notes = iif(value ->> 'fault' IS NULL, notes, json_insert(notes, '$[#]', json_object('kind', 'removed',
          'what', 'alamat lama', 'count', 1, 'places', json_array(value ->> 'fault'))))
      FROM json_each(${rows}) WHERE import_id = ${id} AND position = value ->> 'key'`,
    sql`UPDATE import_pictures SET redirect_id = value ->> 'redirectId'
      FROM json_each(${rows}) WHERE import_id = ${id} AND url = value ->> 'key'`,
  ]);
}
