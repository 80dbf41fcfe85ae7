import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import { freeSlug, mayShow, type PostValues } from "../../blog/posts/post.repository";
import { originalAddress, type PictureType } from "../../contract/media/pictures";
import type { ImportFound, ImportStart } from "../../contract/moving";
import { batchNamed, batchSql, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { importItems, type importPictures, imports } from "../../db/schema/moving";
import type { JobKind } from "../../jobs/job";
import { enqueueStatement, hasEnded, type JobWrites } from "../../jobs/job.repository";
import type { ConvertedItem } from "../convert/convert-items";

export type ImportRow = typeof imports.$inferSelect;
export type ItemRow = typeof importItems.$inferSelect;
export type PictureRow = typeof importPictures.$inferSelect;

export async function insertImport(
  db: Database,
  row: Pick<ImportRow, "id" | "fileName" | "site">,
  { startedBy, now }: { startedBy: number; now: Date },
): Promise<void> {
  const at = now.getTime();
  await batchSql(db, [
    sql`INSERT INTO imports (id, file_name, site, started_by, created_at, updated_at)
      VALUES (${row.id}, ${row.fileName}, ${row.site}, ${startedBy}, ${at}, ${at})`,
    enqueueStatement("import-read", sql`SELECT ${row.id}`, now),
  ]);
}

export async function findImport(db: Database, id: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

export function listImports(db: Database, limit: number): Promise<ImportRow[]> {
  return db.select().from(imports).orderBy(desc(imports.createdAt), desc(imports.id)).limit(limit);
}

export async function setHasZip(db: Database, id: string, hasZip: boolean): Promise<void> {
  await db.update(imports).set({ hasZip }).where(eq(imports.id, id));
}

/** Statements that mark an import as failed, in the batch that fails its job. An import whose undo fails counts as done. */
export function importFailed(kind: JobKind, id: string, now: Date): JobWrites {
  const isUndo = kind === "import-undo";
  return [
    sql`UPDATE imports SET state = ${isUndo ? "done" : "failed"}, updated_at = ${now.getTime()},
      error = (SELECT error FROM jobs WHERE kind = ${kind} AND subject = ${id})
      WHERE id = ${id} AND ${isUndo ? sql`state = 'undoing'` : sql`state IN ('reading', 'running')`}
        AND ${hasEnded({ kind, subject: id }, "failed")}`,
  ];
}

/** The position of the last stored item; -1 for none. */
export async function lastPosition(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number | null>`max(${importItems.position})` })
    .from(importItems)
    .where(eq(importItems.importId, id));
  return row?.last ?? -1;
}

/** Stores items of a file with their pictures, while the import is in the state "reading". */
export async function insertItems(db: Database, id: string, items: readonly ConvertedItem[]): Promise<void> {
  const rows = items.map(
    (item) => sql`INSERT OR IGNORE INTO import_items
      (import_id, position, kind, origin, title, old_path, slug, fields, content, words_before, words_after, notes, state, reason)
    SELECT ${id}, ${item.position}, ${item.kind}, ${item.origin}, ${item.title}, ${item.oldPath}, ${item.slug},
      ${JSON.stringify(item.fields ?? {})}, ${item.content}, ${item.wordsBefore}, ${item.wordsAfter},
      ${JSON.stringify(item.notes)}, ${item.reason === null ? "found" : item.isSkipped ? "skipped" : "failed"}, ${item.reason}
    FROM imports WHERE id = ${id} AND state = 'reading'`,
  );
  const pictures = items.flatMap((item) => [...item.pictures].map(([url, alt]) => ({ url, alt })));
  const former = items.flatMap(({ position, formerPaths }) =>
    formerPaths.map((path) => ({ position, path })),
  );
  await batchSql(db, [
    ...rows,
    sql`INSERT INTO import_pictures (import_id, url, alt)
      SELECT ${id}, value ->> 'url', value ->> 'alt' FROM json_each(${JSON.stringify(pictures)})
      WHERE EXISTS (SELECT 1 FROM imports WHERE id = ${id})
      ON CONFLICT (import_id, url) DO UPDATE SET alt = excluded.alt WHERE import_pictures.alt = ''`,
    sql`INSERT OR IGNORE INTO import_addresses (import_id, from_path, position)
      SELECT ${id}, value ->> 'path', value ->> 'position' FROM json_each(${JSON.stringify(former)})
      WHERE EXISTS (SELECT 1 FROM imports WHERE id = ${id})`,
  ]);
}

/** The post of an earlier import with the same origin that still exists, also in the trash. */
const isThere = (origin: SQL, id: SQL) => sql`SELECT other.post_id FROM import_items AS other
  WHERE other.origin = ${origin} AND other.import_id <> ${id} AND other.post_id IS NOT NULL
    AND other.state IN ('stored', 'kept')`;

/** Marks items that were imported before, and returns the slugs of the other posts, in order. */
export async function markPresent(db: Database, id: string) {
  const there = isThere(sql`import_items.origin`, sql`import_items.import_id`);
  const { slugs } = await batchNamed(db, {
    marking: sql`UPDATE import_items SET state = 'present', reason = 'Sudah pernah diimpor',
        post_id = (${there}), content = '',
        slug = (SELECT coalesce(trashed_slug, slug) FROM blog_posts WHERE id = (${there}))
      WHERE import_id = ${id} AND state = 'found' AND EXISTS (${there})`,
    slugs: sql<{ position: number; slug: string }>`SELECT position, slug FROM import_items
      WHERE import_id = ${id} AND state = 'found' ORDER BY position`,
  });
  return slugs;
}

export async function findTaken(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<{ value: string }>(sql`SELECT value FROM json_each(${JSON.stringify(slugs)})
    WHERE EXISTS (SELECT 1 FROM blog_posts WHERE slug = value OR trashed_slug = value)
      OR EXISTS (SELECT 1 FROM former_slugs WHERE slug = value)`);
  return new Set(rows.map(({ value }) => value));
}

export async function setSlugs(
  db: Database,
  id: string,
  changes: readonly { position: number; slug: string }[],
): Promise<void> {
  const rows = JSON.stringify(changes);
  // IN makes SQLite look the items up by position, instead of comparing all of them with all changes.
  await db.run(sql`UPDATE import_items SET slug = change.value ->> 'slug'
    FROM json_each(${rows}) AS change
    WHERE import_id = ${id} AND position IN (SELECT value ->> 'position' FROM json_each(${rows}))
      AND position = change.value ->> 'position'`);
}

export async function countFound(db: Database, id: string) {
  const found = sql`FROM import_items WHERE import_id = ${id} AND state IN ('found', 'present')`;
  return batchNamed(db, {
    counts: sql<Record<"posts" | "pages" | "present" | "addresses" | "words", number>>`SELECT
        count(*) FILTER (WHERE kind = 'post') AS posts, count(*) FILTER (WHERE kind = 'page') AS pages,
        count(*) FILTER (WHERE state = 'present') AS present, count(*) FILTER (WHERE old_path <> '') AS addresses,
        coalesce(sum(words_before), 0) AS words ${found}`,
    pictures: sql<{ count: number }>`SELECT count(*) AS count FROM import_pictures WHERE import_id = ${id}`,
    authors: sql<{ name: string; count: number; account: string | null }>`SELECT name, count,
        (SELECT users.name FROM users WHERE ${isNamed(sql`found.name`)} LIMIT 1) AS account
      FROM (SELECT fields ->> 'author' AS name, count(*) AS count ${found} GROUP BY 1) AS found
      WHERE name <> '' ORDER BY count DESC LIMIT 100`,
    categories: sql<{ name: string; count: number }>`SELECT fields ->> 'category' AS name, count(*) AS count
      ${found} GROUP BY 1 HAVING name IS NOT NULL ORDER BY 2 DESC LIMIT 100`,
    notes: sql<
      ImportFound["notes"][number]
    >`SELECT note.value ->> 'kind' AS kind, note.value ->> 'what' AS what,
        sum(note.value ->> 'count') AS count
      FROM import_items, json_each(import_items.notes) AS note WHERE import_id = ${id} GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 100`,
    other: sql<{ name: string; count: number }>`SELECT reason AS name, count(*) AS count FROM import_items
      WHERE import_id = ${id} AND state IN ('skipped', 'failed') GROUP BY 1 ORDER BY 2 DESC LIMIT 50`,
  });
}

const isNamed = (name: SQL) =>
  sql`(lower(${users.name}) = lower(${name}) OR lower(${users.username}) = lower(${name}))`;

export function importReady(id: string, found: ImportFound, now: Date): JobWrites {
  return [
    sql`UPDATE imports SET state = 'ready', found = ${JSON.stringify(found)}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND state = 'reading'`,
  ];
}

/** Starts writing, or continues after a failure; false if it was started already. */
export async function startImport(
  db: Database,
  id: string,
  { status, pictures }: ImportStart,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const { started } = await batchNamed(db, {
    started: sql`UPDATE imports SET state = 'running', status = ${status}, pictures = ${pictures}, error = NULL,
        started_by = ${userId}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND (state = 'ready' OR (state = 'failed' AND found IS NOT NULL)) RETURNING id`,
    job: enqueueStatement("import-run", sql`SELECT id FROM imports WHERE id = ${id} AND changes() > 0`, now),
  });
  return started.length > 0;
}

/** Starts an undo; false if nothing was written or the import is running. */
export async function startUndo(
  db: Database,
  id: string,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const { started } = await batchNamed(db, {
    started: sql`UPDATE imports SET state = 'undoing', error = NULL, started_by = ${userId}, updated_at = ${now.getTime()}
      WHERE id = ${id} AND state IN ('done', 'failed') AND status IS NOT NULL RETURNING id`,
    job: enqueueStatement("import-undo", sql`SELECT id FROM imports WHERE id = ${id} AND changes() > 0`, now),
  });
  return started.length > 0;
}

/** The next posts to write: the first one, and more as long as their texts fit into `mostLength`. */
export function listWaiting(
  db: Database,
  id: string,
  { most, mostLength }: { most: number; mostLength: number },
): Promise<ItemRow[]> {
  const waiting = and(eq(importItems.importId, id), eq(importItems.state, "found"));
  return db
    .select()
    .from(importItems)
    .where(
      sql`${waiting} AND position IN (SELECT position FROM (
        SELECT position, sum(length(content)) OVER (ORDER BY position) - length(content) AS before
        FROM (SELECT position, content FROM import_items WHERE ${waiting} ORDER BY position LIMIT ${most}))
        WHERE before < ${mostLength})`,
    )
    .orderBy(importItems.position);
}

/** The slugs of old paths, the stored pictures of old URLs, and which of these hashes the library has. */
export async function findTargets(
  db: Database,
  id: string,
  { paths, urls, hashes }: { paths: readonly string[]; urls: readonly string[]; hashes: readonly string[] },
) {
  const { slugs, pictures, own } = await batchNamed(db, {
    slugs: sql<{ path: string; slug: string }>`SELECT old_path AS path, slug FROM import_items
      WHERE import_id = ${id} AND state NOT IN ('skipped', 'failed')
        AND old_path IN (SELECT value FROM json_each(${JSON.stringify(paths)}))`,
    pictures: sql<{
      url: string;
      hash: string;
      type: PictureType;
    }>`SELECT url, media.hash AS hash, media.type AS type
      FROM import_pictures JOIN media ON media.hash = import_pictures.hash
      WHERE import_id = ${id} AND import_pictures.state = 'stored'
        AND url IN (SELECT value FROM json_each(${JSON.stringify(urls)}))`,
    own: sql<{ hash: string; type: PictureType }>`SELECT hash, type FROM media
      WHERE hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`,
  });
  return {
    slugs: new Map(slugs.map(({ path, slug }) => [path, slug])),
    pictures: new Map(pictures.map(({ url, ...picture }) => [url, originalAddress(picture)])),
    own: new Map(own.map(({ hash, type }) => [hash, type])),
  };
}

interface Landing {
  status: "draft" | "review" | "published";
  publishedAt: Date;
  updatedAt: Date;
  author: string;
  startedBy: number | null;
  notes: string;
  reason: string | null;
}

export interface ImportedPost {
  item: ItemRow;
  values: PostValues;
  landing: Landing;
}

/**
 * Inserts posts of an import, each once, and marks their items, in one batch. Returns their status; undefined if a post
 * was not inserted, because the right was lost, it exists already or another attempt wrote it.
 */
export async function insertImported(
  db: Database,
  posts: readonly ImportedPost[],
): Promise<(string | undefined)[]> {
  const results = await batchSql(db, posts.flatMap(insertStatements));
  return posts.map((_, index) => (results[2 * index] as { status: string }[])[0]?.status);
}

function insertStatements({ item: row, values, landing }: ImportedPost): SQL[] {
  const { importId, position, origin, slug: wanted } = row;
  const { status, publishedAt, updatedAt, author, startedBy, notes, reason } = landing;
  const { title, summary, image, category, content, contentText, pictures, incomplete } = values;
  const item = sql`import_id = ${importId} AND position = ${position}`;
  const shown =
    status === "draft"
      ? sql`'draft'`
      : sql`iif(${mayShow({ pictures, isPublic: sql`TRUE` })}, ${status}, 'draft')`;
  const newest = sql`(SELECT max(id) FROM blog_posts)`;
  return [
    sql`INSERT INTO blog_posts
        (title, slug, summary, image, category, content, content_text, pictures, status, author_id, incomplete,
          published_at, updated_at)
      SELECT ${title}, ${freeSlug(wanted || values.slug, sql`NULL`)}, ${summary}, ${image}, ${category}, ${content},
        ${contentText}, ${pictures}, ${shown}, (SELECT id FROM users WHERE ${isNamed(sql`${author}`)} LIMIT 1),
        ${incomplete}, ${publishedAt.getTime()}, ${updatedAt.getTime()}
      WHERE EXISTS (SELECT 1 FROM imports WHERE id = ${importId} AND state = 'running')
        AND EXISTS (SELECT 1 FROM import_items WHERE ${item} AND state = 'found')
        AND NOT EXISTS (${isThere(sql`${origin}`, sql`${importId}`)})
        AND ${userMay("moving.use", startedBy)}
      RETURNING status`,
    sql`UPDATE import_items SET state = 'stored', post_id = ${newest}, content = '', fields = '{}',
        notes = ${notes}, reason = ${reason},
        written_at = (SELECT updated_at FROM blog_posts WHERE id = ${newest}),
        slug = (SELECT slug FROM blog_posts WHERE id = ${newest})
      WHERE ${item} AND changes() > 0`,
  ];
}

/** Records the outcome of an item that was not written, or was changed. */
export async function endItem(
  db: Database,
  { importId, position }: Pick<ItemRow, "importId" | "position">,
  values: Pick<ItemRow, "state" | "reason">,
): Promise<void> {
  await db
    .update(importItems)
    .set({ ...values, content: "" })
    .where(and(eq(importItems.importId, importId), eq(importItems.position, position)));
}

export async function isImported(db: Database, { importId, origin }: ItemRow): Promise<boolean> {
  return (await db.all(isThere(sql`${origin}`, sql`${importId}`))).length > 0;
}

export async function countProgress(db: Database, id: string) {
  const { items, pictures } = await batchNamed(db, {
    items: sql<{ state: ItemRow["state"]; count: number }>`SELECT state, count(*) AS count FROM import_items
      WHERE import_id = ${id} AND kind <> 'other' GROUP BY state`,
    pictures: sql<{
      state: PictureRow["state"];
      count: number;
    }>`SELECT state, count(*) AS count FROM import_pictures
      WHERE import_id = ${id} GROUP BY state`,
  });
  return { items, pictures };
}

export function listReceipt(db: Database, id: string, after: number, limit: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(importItems)
    .where(and(eq(importItems.importId, id), gt(importItems.position, after)))
    .orderBy(importItems.position)
    .limit(limit);
}
