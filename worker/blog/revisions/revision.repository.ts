import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { postRevisions } from "../../db/schema/desk";
import { batchSql } from "../../db/sql-batch";
import { isOwnPost } from "../access/own-post.repository";
import { keepingStatements } from "./keep-revision.repository";
import { type ReplacingValues, replacingStatement, unlessSlugTaken } from "./replace-post.repository";

/** Versions of one answer; more than are kept of any post that was not approved hundreds of times. */
const maxListed = 300;

const { id, kind, createdAt, title, slug, summary, image, category, content } = postRevisions;
const summaryColumns = { id, kind, createdAt, authorId: users.id, authorName: users.name };

export type RevisionSummaryRow = Awaited<ReturnType<typeof listRevisions>>[number];

/** Without their texts, the newest first. */
export function listRevisions(db: Database, postId: number) {
  return db
    .select(summaryColumns)
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(id))
    .limit(maxListed);
}

export async function findRevision(db: Database, postId: number, revisionId: number) {
  const rows = await db
    .select({ ...summaryColumns, title, slug, summary, image, category, content })
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .where(and(eq(postRevisions.postId, postId), eq(id, revisionId)))
    .limit(1);
  return rows[0] ?? null;
}

interface Restoring {
  postId: number;
  values: ReplacingValues;
  /** The version that is replaced. */
  version: Date;
  /** Whose posts may be restored while nobody reads them; null for anybody's in every state but the trash. */
  ownerId: number | null;
  authorId: number;
  now: Date;
}

/**
 * Brings the fields of an earlier version back as a new one and keeps the present one, in one batch. "no-match" where
 * the post is another version by now, or not restored by this person.
 */
export async function writeRestored(
  db: Database,
  { postId, values, version, ownerId, authorId, now }: Restoring,
): Promise<"restored" | "slug-taken" | "no-match"> {
  const at = now.getTime();
  const states = ownerId === null ? sql`'draft', 'review', 'published'` : sql`'draft', 'review'`;
  const condition = sql`updated_at = ${version.getTime()} AND status IN (${states}) AND ${isOwnPost(ownerId)}`;
  const results = await unlessSlugTaken(() =>
    batchSql(db, [
      ...keepingStatements({ postId: sql`${postId}`, kind: "restore", authorId, at, condition }),
      replacingStatement(postId, values, { at, condition }),
    ]),
  );
  if (!results) return "slug-taken";
  return results.at(-1)?.length ? "restored" : "no-match";
}
