import { asc, desc, eq, gt, sql } from "drizzle-orm";
import type { ExportKind } from "../../contract/moving";
import { batchNamed, batchSql, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { exportFiles } from "../../db/schema/moving";
import { enqueueStatement, hasEnded, type JobWrites } from "../../jobs/job.repository";
import type { ExportedPicture } from "./wxr-text";

export type ExportRow = typeof exportFiles.$inferSelect;

/** Notes that a file is wanted, and enqueues its making. */
export async function insertExport(
  db: Database,
  { id, kind }: { id: string; kind: ExportKind },
  { startedBy, now }: { startedBy: number; now: Date },
): Promise<void> {
  await batchSql(db, [
    sql`INSERT INTO exports (id, kind, started_by, created_at) VALUES (${id}, ${kind}, ${startedBy}, ${now.getTime()})`,
    enqueueStatement("export", sql`SELECT ${id}`, now),
  ]);
}

export async function findExport(db: Database, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(exportFiles).where(eq(exportFiles.id, id));
  return row ?? null;
}

export function listExports(db: Database, limit: number): Promise<ExportRow[]> {
  return db
    .select()
    .from(exportFiles)
    .orderBy(desc(exportFiles.createdAt), desc(exportFiles.id))
    .limit(limit);
}

export function exportDone(id: string, { bytes, expiresAt }: { bytes: number; expiresAt: Date }): JobWrites {
  return [
    sql`UPDATE exports SET state = 'done', bytes = ${bytes}, expires_at = ${expiresAt.getTime()} WHERE id = ${id}`,
  ];
}

export function exportFailed(id: string): JobWrites {
  return [
    sql`UPDATE exports SET state = 'failed', error = (SELECT error FROM jobs WHERE kind = 'export' AND subject = ${id})
      WHERE id = ${id} AND ${hasEnded({ kind: "export", subject: id }, "failed")}`,
  ];
}

/** Posts outside the trash after an id, by id. */
export async function listExported(db: Database, afterId: number, limit: number) {
  const { id, title, slug, summary, image, category, content, status, publishedAt, updatedAt, authorId } =
    blogPosts;
  return db
    .select({
      ...{ id, title, slug, summary, image, category, content, status, publishedAt, updatedAt },
      author: users.username,
      formerSlugs: sql<string>`(SELECT json_group_array(former_slugs.slug) FROM former_slugs WHERE post_id = ${id})`,
      oldPaths: sql<string>`(SELECT json_group_array(from_path) FROM redirects
        WHERE to_path = '/blog/' || ${slug} AND to_address = to_path)`,
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, authorId))
    .where(sql`${gt(id, afterId)} AND ${status} <> 'trash'`)
    .orderBy(asc(id))
    .limit(limit);
}

/** What posts refer to: their authors, their categories, and the pictures that they show. */
export async function readReferences(db: Database) {
  return batchNamed(db, {
    authors: sql<{ id: number; username: string; name: string }>`SELECT id, username, name FROM users
      WHERE id IN (SELECT author_id FROM blog_posts)`,
    categories: sql<{ name: string }>`SELECT DISTINCT category AS name FROM blog_posts
      WHERE status <> 'trash' AND category <> '' ORDER BY 1`,
    pictures: sql<ExportedPicture>`SELECT id, hash, type, name, alt, created_at AS createdAt FROM media
      WHERE id IN (SELECT media_id FROM media_uses WHERE source = 'post') ORDER BY id`,
    last: sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM blog_posts`,
  });
}

/** Where the originals of all pictures stand, and what they weigh. */
export function listOriginals(db: Database) {
  return db.all<{ storageKey: string; bytes: number }>(
    sql`SELECT storage_key AS storageKey, bytes FROM media ORDER BY id`,
  );
}
