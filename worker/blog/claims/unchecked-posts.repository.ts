import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { batchSql } from "../../db/sql-batch";
import type { FoundClaim } from "./extract-claims";
import { type NotedText, notingMany, notingWaiting, type Reopened } from "./note-claims.repository";

const isUnchecked = sql`blog_posts.generation_item_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id)`;

/** Articles of the writer whose claims are not known, what is scheduled first. */
export async function listUncheckedIds(db: Database, limit: number, now: Date): Promise<number[]> {
  const rows = await db.all<{ id: number }>(sql`SELECT id FROM blog_posts WHERE ${isUnchecked}
    ORDER BY status = 'published' AND published_at > ${now.getTime()} DESC, published_at DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export interface UncheckedText {
  id: number;
  title: string;
  summary: string;
  content: string;
  version: number;
}

interface Unchecked {
  ids: readonly number[];
  afterId: number;
  maxBytes: number;
}

/** The next of them after an id, by id: as many as weigh at most `maxBytes` together, but one at least. */
export function listUnchecked(db: Database, { ids, afterId, maxBytes }: Unchecked): Promise<UncheckedText[]> {
  return db.all<UncheckedText>(sql`
    WITH unchecked AS (
      SELECT id, octet_length(content) AS bytes FROM blog_posts
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND id > ${afterId} AND ${isUnchecked}),
    weighed AS (SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS up_to FROM unchecked)
    SELECT blog_posts.id, title, summary, content, updated_at AS version
    FROM weighed JOIN blog_posts ON blog_posts.id = weighed.id
    WHERE up_to = bytes OR up_to <= ${maxBytes} ORDER BY blog_posts.id`);
}

/** Notes what they claim, those that are still what was read; the scheduled ones that went back to review for it. */
export async function noteUnchecked(
  db: Database,
  texts: readonly NotedText[],
  now: Date,
): Promise<Reopened[]> {
  const noting = { token: crypto.randomUUID(), at: now.getTime() };
  const isAsRead = sql`blog_posts.updated_at = noted.version`;
  const results = await batchSql(db, notingMany(texts, isAsRead, noting));
  return (results.at(-1) ?? []) as Reopened[];
}

interface Change {
  title: string;
  summary: string;
  content: string;
  updated_at: number;
}

/** The change beside an article of the writer, where none of its claims is noted. */
export async function findUnnotedChange(db: Database, postId: number): Promise<Change | null> {
  const rows = await db.all<Change>(sql`SELECT title, summary, content, updated_at FROM post_pending
    WHERE post_id = ${postId} AND NOT EXISTS (SELECT 1 FROM post_claims WHERE post_id = ${postId} AND is_waiting = 1)
      AND EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND generation_item_id IS NOT NULL)`);
  return rows[0] ?? null;
}

/** Notes what a change claims, where it is still the one that was read. */
export async function noteChange(
  db: Database,
  { postId, updatedAt, claims }: { postId: number; updatedAt: number; claims: readonly FoundClaim[] },
): Promise<void> {
  const isAsRead = sql`EXISTS (SELECT 1 FROM post_pending WHERE post_id = ${postId} AND updated_at = ${updatedAt})`;
  await db.run(notingWaiting(postId, claims, isAsRead));
}
