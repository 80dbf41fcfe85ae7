import { desc, eq, sql } from "drizzle-orm";
import type { StoredKeys } from "../../contract/site-content/stored-content";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { siteContent, siteContentPending } from "../../db/schema/site";

/** The newest published whole and what is being changed, at one moment. */
export async function findContent(db: Database) {
  const [published, pending] = await db.batch([
    db
      .select({ version: siteContent.version, keys: siteContent.keys })
      .from(siteContent)
      .orderBy(desc(siteContent.version))
      .limit(1),
    db
      .select({ keys: siteContentPending.keys, updatedAt: siteContentPending.updatedAt })
      .from(siteContentPending),
  ]);
  return { published: published[0] ?? null, pending: pending[0] ?? null };
}

/** A published whole; null where there is none of this number. */
export async function findWhole(db: Database, version: number): Promise<StoredKeys | null> {
  const rows = await db
    .select({ keys: siteContent.keys })
    .from(siteContent)
    .where(eq(siteContent.version, version));
  return rows[0]?.keys ?? null;
}

export function listWholes(db: Database, limit: number) {
  const { version, keys, updatedAt } = siteContent;
  return db
    .select({ version, keys, updatedAt, by: users.name })
    .from(siteContent)
    .leftJoin(users, eq(users.id, siteContent.updatedBy))
    .orderBy(desc(version))
    .limit(limit);
}

interface Writing {
  /** The published whole that was read. */
  version: number;
  authorId: number;
  now: Date;
}

const newest = sql`(SELECT coalesce(max(version), 0) FROM site_content)`;

/**
 * Puts keys beside those that are being changed. Null where another whole has been published since, or where `readAt` is
 * given and what was read then has been changed.
 */
export async function putPending(
  db: Database,
  keys: StoredKeys,
  { version, authorId, now, readAt }: Writing & { readAt: number | null | undefined },
): Promise<number | null> {
  const values = sql.join(
    Object.entries(keys).map(([key, value]) => sql`, ${`$.${key}`}, json(${JSON.stringify(value)})`),
    sql``,
  );
  const isUnchanged = readAt === undefined ? sql`1` : sql`site_content_pending.updated_at IS ${readAt}`;
  const rows = await db.all<{ updatedAt: number }>(sql`
    INSERT INTO site_content_pending (id, keys, updated_at, updated_by)
    SELECT 1, json_set('{}'${values}), ${now.getTime()}, ${authorId} WHERE ${newest} = ${version}
    ON CONFLICT (id) DO UPDATE SET keys = json_set(site_content_pending.keys${values}),
      updated_at = max(site_content_pending.updated_at + 1, excluded.updated_at), updated_by = excluded.updated_by
      WHERE ${isUnchanged}
    RETURNING updated_at AS updatedAt`);
  return rows[0]?.updatedAt ?? null;
}

/** Publishes a whole made of what was pending at `pendingAt`; false where that or the published whole has changed. */
export async function publishPending(
  db: Database,
  whole: StoredKeys,
  { version, authorId, now, pendingAt }: Writing & { pendingAt: Date },
): Promise<boolean> {
  const isRead = sql`updated_at = ${pendingAt.getTime()}`;
  const { published } = await batchNamed(db, {
    published: sql<{ version: number }>`
      INSERT INTO site_content (version, keys, updated_at, updated_by)
      SELECT ${version + 1}, ${JSON.stringify(whole)},
        max(${now.getTime()}, (SELECT coalesce(max(updated_at), 0) + 1 FROM site_content)), ${authorId}
      WHERE ${newest} = ${version} AND EXISTS (SELECT 1 FROM site_content_pending WHERE ${isRead})
      RETURNING version`,
    emptied: sql`DELETE FROM site_content_pending WHERE ${isRead} AND ${newest} = ${version + 1}`,
  });
  return published.length === 1;
}

/** Empties what is pending as it was changed then; false where nothing was. */
export async function deletePending(db: Database, updatedAt: Date): Promise<boolean> {
  const deleted = await db
    .delete(siteContentPending)
    .where(eq(siteContentPending.updatedAt, updatedAt))
    .returning({ id: siteContentPending.id });
  return deleted.length > 0;
}
