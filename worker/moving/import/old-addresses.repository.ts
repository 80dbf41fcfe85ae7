import { sql } from "drizzle-orm";
import { batchSql, type Database } from "../../db/client";

/** An address of the old site, and where what stood there stands now. */
export interface Moved {
  /** Of a post its place in the file, of a picture its address, of a former address its path. */
  key: number | string;
  /** Of its post in the file; null for a picture. */
  position: number | null;
  from: string;
  to: string;
  /** For ever, or for now where visitors may not read it yet. */
  status: 301 | 302;
}

/** Posts and pictures that an import has stored and whose old addresses lead nowhere yet. */
export function listMoved(db: Database, id: string, limit: number): Promise<Moved[]> {
  const status = sql`iif((SELECT status FROM blog_posts WHERE id = post_id) = 'published', 301, 302)`;
  return db.all<Moved>(sql`SELECT position AS key, position, old_path AS "from", '/blog/' || slug AS "to",
        ${status} AS status FROM import_items
      WHERE import_id = ${id} AND state = 'stored' AND old_path NOT IN ('', '/blog/' || slug)
        AND coalesce(redirect_id, -1) < 0
    UNION ALL SELECT from_path, import_addresses.position, from_path, '/blog/' || slug, ${status}
      FROM import_addresses JOIN import_items USING (import_id, position)
      WHERE import_id = ${id} AND state = 'stored' AND from_path <> '/blog/' || slug
        AND coalesce(import_addresses.redirect_id, -1) < 0
    UNION ALL SELECT url, NULL, url, '/media/' || media.hash || '.' || replace(replace(media.type, 'image/', ''), 'jpeg', 'jpg'), 301
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
  await batchSql(db, [
    set("import_items", "position"),
    set("import_addresses", "from_path"),
    set("import_pictures", "url"),
  ]);
}

/** The id of a rule that was not there when it was asked for; undoing leaves what somebody else has made. */
const ownRule = sql`coalesce((SELECT id FROM redirects WHERE id = value ->> 'redirectId'
  AND updated_at >= -redirect_id), 0)`;

/** Notes the rule of each, or why there is none. */
export async function noteRedirects(
  db: Database,
  id: string,
  noted: readonly (Pick<Moved, "key" | "position"> & { redirectId: number; fault: string | null })[],
): Promise<void> {
  const rows = JSON.stringify(noted);
  const faults = Map.groupBy(
    noted.filter(({ fault, position }) => fault !== null && position !== null),
    ({ position }) => position,
  );
  const parts = [...faults].map(([position, found]) => {
    const part = { kind: "removed", what: "alamat lama", count: found.length };
    return { position, part: { ...part, places: found.map(({ fault }) => fault) } };
  });
  const set = (table: string, key: string) =>
    sql`UPDATE ${sql.raw(table)} SET redirect_id = ${ownRule}
      FROM json_each(${rows}) WHERE import_id = ${id} AND ${sql.raw(key)} = value ->> 'key'`;
  await batchSql(db, [
    set("import_items", "position"),
    set("import_addresses", "from_path"),
    set("import_pictures", "url"),
    sql`UPDATE import_items SET notes = json_insert(notes, '$[#]', json(value ->> 'part'))
      FROM json_each(${JSON.stringify(parts)}) WHERE import_id = ${id} AND position = value ->> 'position'`,
  ]);
}
