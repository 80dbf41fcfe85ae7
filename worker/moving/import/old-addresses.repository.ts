import { sql } from "drizzle-orm";
import { batchSql, type Database } from "../../db/client";

/** An address of the old site, and where what stood there stands now. */
export interface Moved {
  /** Of a post its place in the file, of a picture its address. */
  key: number | string;
  from: string;
  to: string;
  /** For ever, or for now where visitors may not read it yet. */
  status: 301 | 302;
}

/** Posts and pictures that an import has stored and whose old addresses lead nowhere yet. */
export function listMoved(db: Database, id: string, limit: number): Promise<Moved[]> {
  return db.all<Moved>(sql`SELECT position AS key, old_path AS "from", '/blog/' || slug AS "to",
        iif((SELECT status FROM blog_posts WHERE id = post_id) = 'published', 301, 302) AS status FROM import_items
      WHERE import_id = ${id} AND state = 'stored' AND old_path <> '' AND coalesce(redirect_id, -1) < 0
    UNION ALL SELECT url, url, '/media/' || media.hash || '.' || replace(replace(media.type, 'image/', ''), 'jpeg', 'jpg'), 301
      FROM import_pictures JOIN media ON media.hash = import_pictures.hash
      WHERE import_id = ${id} AND import_pictures.state = 'stored' AND coalesce(redirect_id, -1) < 0
    LIMIT ${limit}`);
}

/** Notes when a rule of each is asked for first, as a negative number, until it has one. */
export async function noteAsked(db: Database, id: string, moved: readonly Moved[], now: Date): Promise<void> {
  const keys = JSON.stringify(moved.map(({ key }) => key));
  const set = (table: string, key: string) =>
    sql`UPDATE ${sql.raw(table)} SET redirect_id = ${-now.getTime()} WHERE import_id = ${id}
      AND redirect_id IS NULL AND ${sql.raw(key)} IN (SELECT value FROM json_each(${keys}))`;
  await batchSql(db, [set("import_items", "position"), set("import_pictures", "url")]);
}

/** The id of a rule that was not there when it was asked for; undoing leaves what somebody else has made. */
const ownRule = sql`coalesce((SELECT id FROM redirects WHERE id = value ->> 'redirectId'
  AND updated_at >= -redirect_id), 0)`;

/** Notes the rule of each, or why there is none. */
export async function noteRedirects(
  db: Database,
  id: string,
  noted: readonly { key: number | string; redirectId: number; fault: string | null }[],
): Promise<void> {
  const rows = JSON.stringify(noted);
  await batchSql(db, [
    sql`UPDATE import_items SET redirect_id = ${ownRule},
        notes = iif(value ->> 'fault' IS NULL, notes, json_insert(notes, '$[#]', json_object('kind', 'removed',
          'what', 'alamat lama', 'count', 1, 'places', json_array(value ->> 'fault'))))
      FROM json_each(${rows}) WHERE import_id = ${id} AND position = value ->> 'key'`,
    sql`UPDATE import_pictures SET redirect_id = ${ownRule}
      FROM json_each(${rows}) WHERE import_id = ${id} AND url = value ->> 'key'`,
  ]);
}
