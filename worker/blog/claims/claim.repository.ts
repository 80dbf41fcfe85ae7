import { eq, type SQL, sql } from "drizzle-orm";
import type { ClaimKind, Verdict } from "../../contract/studio/checks";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { isOwnPost, laterThanStored } from "../posts/post.repository";
import type { FoundClaim } from "./extract-claims";
import { notingClaims, notingWaiting, type Reopened } from "./note-claims.repository";

export interface ClaimRow {
  key: string;
  kind: ClaimKind;
  text: string;
  sentence: string;
  is_present: 0 | 1;
  is_waiting: 0 | 1;
  verdict: Verdict | null;
  source: string | null;
}

/** What is known of the claims of a post. */
export interface ClaimsOfPost {
  /** Whether they are those of its text, and of the change that waits beside it. */
  isNoted: boolean;
  rows: ClaimRow[];
}

/** Claims of one answer; those that neither the text nor the waiting change holds come last. */
const mostListed = 1000;

/** Null without such a post. In one round trip. */
export async function findClaims(db: Database, postId: number): Promise<ClaimsOfPost | null> {
  const { posts, rows } = await batchNamed(db, {
    posts: sql<{
      is_noted: 0 | 1;
    }>`SELECT generation_item_id IS NULL OR (EXISTS (SELECT 1 FROM post_checks WHERE post_id = id)
          AND (NOT EXISTS (SELECT 1 FROM post_pending WHERE post_id = id)
            OR EXISTS (SELECT 1 FROM post_claims WHERE post_id = id AND is_waiting = 1))) AS is_noted
      FROM blog_posts WHERE id = ${postId}`,
    rows: sql<ClaimRow>`SELECT key, kind, text, sentence, is_present, is_waiting, verdict, source FROM post_claims
      WHERE post_id = ${postId} ORDER BY is_present DESC, is_waiting DESC, position, key LIMIT ${mostListed}`,
  });
  return posts[0] ? { isNoted: posts[0].is_noted === 1, rows } : null;
}

export async function findClaim(
  db: Database,
  postId: number,
  key: string,
): Promise<Pick<ClaimRow, "is_present" | "is_waiting"> | null> {
  const rows = await db.all<Pick<ClaimRow, "is_present" | "is_waiting">>(
    sql`SELECT is_present, is_waiting FROM post_claims WHERE post_id = ${postId} AND key = ${key}`,
  );
  return rows[0] ?? null;
}

/** Whose post it is (null for nobody's of the team) and whether it is published or scheduled; nothing without the post. */
export async function findOwner(db: Database, postId: number) {
  const { id, authorId, status } = blogPosts;
  const rows = await db
    .select({
      id: authorId,
      name: users.name,
      isPublished: sql<boolean>`${status} = 'published'`.mapWith(Boolean),
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(id, postId));
  return rows[0];
}

interface Deciding {
  postId: number;
  key: string;
  verdict: Verdict;
  source: string | null;
  userId: number;
  /** Whose posts it may be; null for anybody's. */
  ownerId: number | null;
  /** Whether it may stand in a text that is published or scheduled: readers are shown its source. */
  mayPublish: boolean;
  now: Date;
}

const isThere = sql`(is_present = 1 OR is_waiting = 1)`;
/** What each verdict needs of a claim: what is said to be gone has to be. */
const needs: Record<Verdict, SQL> = {
  confirmed: isThere,
  reworded: sql`NOT ${isThere}`,
  removed: sql`NOT ${isThere}`,
};

interface DecidedRow {
  title: string;
  /** Versions in milliseconds, as they were and as they are now. */
  post: { from: number; to: number };
  change: { from: number; to: number } | null;
}

/**
 * Writes down what somebody says of a claim; null where that does not hold. Where they may not publish, the post and the
 * waiting change that hold the claim become other versions in the same batch: nobody publishes it without having read it.
 */
export async function writeVerdict(
  db: Database,
  { postId, key, verdict, source, userId, ownerId, mayPublish, now }: Deciding,
): Promise<DecidedRow | null> {
  const at = now.getTime();
  const isAllowed = sql`${needs[verdict]}
    AND EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND ${isOwnPost(ownerId)}
      AND ${mayPublish ? sql`TRUE` : sql`NOT (is_present = 1 AND status = 'published')`})`;
  const holds = (flag: SQL) => sql`EXISTS (SELECT 1 FROM post_claims
    WHERE post_id = ${postId} AND key = ${key} AND ${flag} = 1 AND ${isAllowed})`;
  const moves = (flag: SQL) => (mayPublish ? sql`FALSE` : holds(flag));
  const versions = sql<{ post: number; change: number | null }>`SELECT updated_at AS post,
    (SELECT updated_at FROM post_pending WHERE post_id = ${postId}) AS change FROM blog_posts WHERE id = ${postId}`;
  const { before, decided, after } = await batchNamed(db, {
    before: versions,
    movedPost: sql`UPDATE blog_posts SET updated_at = ${laterThanStored(now)}
      WHERE id = ${postId} AND ${moves(sql`is_present`)}`,
    movedChange: sql`UPDATE post_pending SET updated_at = max(${at}, updated_at + 1)
      WHERE post_id = ${postId} AND ${moves(sql`is_waiting`)}`,
    decided: sql<{ title: string }>`UPDATE post_claims
      SET verdict = ${verdict}, source = ${source}, decided_by = ${userId}, decided_at = ${at}
      WHERE post_id = ${postId} AND key = ${key} AND ${isAllowed}
      RETURNING (SELECT title FROM blog_posts WHERE id = post_id) AS title`,
    after: versions,
  });
  const [[from], [row], [to]] = [before, decided, after];
  if (!row || !from || !to) return null;
  const change = from.change === null || to.change === null ? null : { from: from.change, to: to.change };
  return { ...row, post: { from: from.post, to: to.post }, change };
}

const isUnchecked = sql`blog_posts.generation_item_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id)`;

/** Articles of the writer whose claims are not known, what is scheduled first. */
export async function listUncheckedIds(db: Database, limit: number, now: Date): Promise<number[]> {
  const rows = await db.all<{ id: number }>(sql`SELECT id FROM blog_posts WHERE ${isUnchecked}
    ORDER BY status = 'published' AND published_at > ${now.getTime()} DESC, published_at DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

interface UncheckedText {
  id: number;
  title: string;
  summary: string;
  content: string;
  version: number;
}

/** Some of them after an id, by id: each may weigh 1 MB. */
export function listUnchecked(
  db: Database,
  ids: readonly number[],
  afterId: number,
): Promise<UncheckedText[]> {
  return db.all<UncheckedText>(sql`SELECT id, title, summary, content, updated_at AS version FROM blog_posts
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND id > ${afterId} AND ${isUnchecked}
    ORDER BY id LIMIT 10`);
}

/** Notes what it claims, where it is still what was read; the post where it was scheduled and went back to review for it. */
export async function noteUnchecked(
  db: Database,
  { id, version }: UncheckedText,
  claims: readonly FoundClaim[],
  now: Date,
): Promise<Reopened[]> {
  const noting = { token: crypto.randomUUID(), at: now.getTime() };
  const isAsRead = sql`blog_posts.updated_at = ${version} AND ${isUnchecked}`;
  const { reopening } = await batchNamed(db, notingClaims(sql`${id}`, claims, noting, isAsRead));
  return reopening;
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
