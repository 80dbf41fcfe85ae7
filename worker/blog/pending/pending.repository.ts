import { eq, sql } from "drizzle-orm";
import type { PendingChange } from "../../contract/desk/revisions";
import type { PostStatus } from "../../contract/desk/staff-post";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { postPending } from "../../db/schema/blog";
import type { FoundClaim } from "../claims/extract-claims";
import { approvingVerdicts, notingWaiting, wouldHaveNoOpenClaim } from "../claims/note-claims.repository";
import {
  isPictureMissing,
  keepingStatement,
  keepingStatements,
  mayShow,
  type PostValues,
  replacingStatement,
  undescribedStatement,
  type WriteOutcome,
  writePost,
} from "../posts/post.repository";

type PendingRow = NonNullable<Awaited<ReturnType<typeof findPending>>>;

export async function findPending(db: Database, postId: number) {
  const { baseVersion, updatedAt, title, slug, summary, image, category, content } = postPending;
  const waiting = { baseVersion, updatedAt, title, slug, summary, image, category, content };
  const rows = await db
    .select({ ...waiting, authorId: users.id, authorName: users.name })
    .from(postPending)
    .leftJoin(users, eq(users.id, postPending.authorId))
    .where(eq(postPending.postId, postId))
    .limit(1);
  return rows[0] ?? null;
}

export function toPendingChange({
  authorId,
  authorName,
  baseVersion,
  updatedAt,
  ...values
}: PendingRow): PendingChange {
  return {
    ...values,
    baseVersion: baseVersion.toISOString(),
    updatedAt: updatedAt.toISOString(),
    author: authorId === null || authorName === null ? null : { id: authorId, name: authorName },
  };
}

export async function isSlugOfAnother(db: Database, postId: number, slug: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT id FROM blog_posts WHERE slug = ${slug} AND id <> ${postId}`);
  return rows.length > 0;
}

/** Pending changes of one author at most; more would occupy the articles of everybody else. */
const mostPending = 50;

export async function hasTooManyPending(db: Database, authorId: number): Promise<boolean> {
  return (await db.$count(postPending, eq(postPending.authorId, authorId))) >= mostPending;
}

interface Proposing {
  postId: number;
  values: PostValues;
  /** The version of the post that the change is based on; null keeps that of the existing change. */
  baseVersion: Date | null;
  states: readonly PostStatus[];
  /** The version of the pending change that it replaces; undefined for none, or for the user's own. */
  replaces: Date | undefined;
  /** Whether no pending change may exist, not even the user's own. */
  isFirst: boolean;
  authorId: number;
  /** Whether a pending change of another user may not be replaced. */
  isOwnOnly: boolean;
  now: Date;
  /** Its claims; null for a post that people wrote. */
  claims: readonly FoundClaim[] | null;
}

/**
 * Stores a pending change and its claims in one batch; returns its time. Null if the post or the pending change has another
 * version.
 */
export async function writePending(
  db: Database,
  { postId, values, baseVersion, replaces, states, isFirst, authorId, isOwnOnly, now, claims }: Proposing,
): Promise<Date | "picture-missing" | null> {
  const { title, slug, summary, image, category, content, pictures } = values;
  const isAsRead = replaces
    ? sql`EXISTS (SELECT 1 FROM post_pending WHERE post_id = ${postId} AND updated_at = ${replaces.getTime()}
        AND ${isOwnOnly ? sql`author_id = ${authorId}` : sql`TRUE`})`
    : sql`NOT EXISTS (SELECT 1 FROM post_pending WHERE post_id = ${postId} AND ${isFirst ? sql`TRUE` : sql`author_id IS NOT ${authorId}`})`;
  const writing = sql<{ updated_at: number }>`
    INSERT INTO post_pending
      (post_id, base_version, updated_at, author_id, title, slug, summary, image, category, content, pictures)
    SELECT id, updated_at, ${now.getTime()}, ${authorId}, ${title}, ${slug}, ${summary}, ${image}, ${category}, ${content},
      ${pictures}
    FROM blog_posts
    WHERE id = ${postId} AND status IN (SELECT value FROM json_each(${JSON.stringify(states)})) AND ${isAsRead}
      AND ${baseVersion ? sql`updated_at = ${baseVersion.getTime()}` : sql`TRUE`}
      AND (SELECT count(*) FROM post_pending WHERE author_id = ${authorId} AND post_id <> ${postId}) < CAST(${mostPending} AS INTEGER)
    ON CONFLICT (post_id) DO UPDATE SET
      base_version = ${baseVersion ? sql`excluded.base_version` : sql`post_pending.base_version`}, updated_at = max(excluded.updated_at, post_pending.updated_at + 1),
      author_id = excluded.author_id, title = excluded.title, slug = excluded.slug, summary = excluded.summary,
      image = excluded.image, category = excluded.category, content = excluded.content,
      pictures = excluded.pictures
    RETURNING updated_at`;
  try {
    const noting = claims && { noting: notingWaiting(postId, claims, sql`changes() > 0`) };
    const [row] = (await batchNamed(db, { writing, ...noting })).writing;
    return row ? new Date(row.updated_at) : null;
  } catch (error) {
    if (isPictureMissing(error)) return "picture-missing";
    throw error;
  }
}

/** Deletes the pending change, of one author or with null of anybody, and of any version if none is given; false without one. */
export async function deletePending(
  db: Database,
  postId: number,
  authorId: number | null,
  seen?: string,
): Promise<boolean> {
  const isTheirs = authorId === null ? sql`TRUE` : sql`author_id = ${authorId}`;
  const isSeen = seen ? sql`updated_at = ${Date.parse(seen)}` : sql`TRUE`;
  const dropped = await db.all(
    sql`DELETE FROM post_pending WHERE post_id = ${postId} AND ${isTheirs} AND ${isSeen} RETURNING post_id`,
  );
  return dropped.length > 0;
}

interface Promoting {
  postId: number;
  /** The fields of the pending change. */
  values: PostValues;
  baseVersion: Date;
  updatedAt: Date;
  reviewerId: number;
  now: Date;
  /** The claims of the pending change. */
  claims: readonly FoundClaim[] | null;
}

/**
 * Applies a pending change to its post, all or nothing, if it has no open claims and all pictures have an alt text. Keeps the
 * former version as a revision `save` and the approved one as `approve`, and deletes the pending change.
 */
export function writePromoted(
  db: Database,
  { postId, values, baseVersion, updatedAt, reviewerId, now, claims }: Promoting,
): Promise<WriteOutcome> {
  const id = sql`${postId}`;
  const at = now.getTime();
  const isWaiting = sql`EXISTS (SELECT 1 FROM post_pending WHERE post_id = ${postId}
    AND updated_at = ${updatedAt.getTime()} AND base_version = ${baseVersion.getTime()})`;
  const shown = { pictures: values.pictures, isPublic: sql`TRUE` };
  const condition = sql`blog_posts.updated_at = ${baseVersion.getTime()} AND status = 'published' AND ${isWaiting}
    AND ${claims ? wouldHaveNoOpenClaim(claims) : sql`TRUE`} AND ${mayShow(shown)}`;
  const besides = sql`, reviewer_id = ${reviewerId}, reviewed_at = ${at}`;
  const keptBy = { authorId: reviewerId, at };
  return writePost(db, {
    id,
    write: replacingStatement(postId, values, { now, condition, besides }),
    asking: undescribedStatement(shown, id),
    before: [
      ...keepingStatements({ postId: id, kind: "save", ...keptBy, condition }),
      approvingVerdicts(postId, condition),
    ],
    // Each statement depends on the success of the one before.
    after: [
      keepingStatement({
        ...{ kind: "approve", ...keptBy },
        from: sql`blog_posts WHERE id = ${postId} AND changes() > 0`,
      }),
      sql`DELETE FROM post_pending WHERE post_id = ${postId} AND changes() > 0`,
    ],
    noted: claims && { claims, now },
  });
}
