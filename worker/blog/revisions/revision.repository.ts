import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { postRevisions } from "../../db/schema/blog";
import type { FoundClaim } from "../claims/extract-claims";
import { mayShow, undescribedStatements } from "../pictures/undescribed.repository";
import {
  isOwnUnpublished,
  isPublished,
  type PostValues,
  replacingStatement,
  takesApproval,
  type WriteOutcome,
  writePost,
} from "../posts/post.repository";
import { keepingStatements } from "./keep-revision.repository";

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
  values: PostValues;
  /** The version that is replaced. */
  version: Date;
  /** Whose posts may be restored while nobody reads them; null for anybody's in every state but the trash. */
  ownerId: number | null;
  authorId: number;
  now: Date;
  /** What the earlier version claims. */
  claims: readonly FoundClaim[];
}

/** Brings the fields of an earlier version back as a new one and keeps the present one, all or nothing. */
export function writeRestored(
  db: Database,
  { postId, values, version, ownerId, authorId, now, claims }: Restoring,
): Promise<WriteOutcome> {
  const isAllowed = ownerId === null ? sql`status <> 'trash'` : isOwnUnpublished(ownerId);
  const shown = { pictures: values.pictures, isPublic: isPublished };
  const condition = sql`updated_at = ${version.getTime()} AND ${isAllowed} AND ${mayShow(shown)}`;
  return writePost(
    db,
    sql`${postId}`,
    [replacingStatement(postId, values, { now, condition, besides: takesApproval(authorId, now.getTime()) })],
    {
      asking: undescribedStatements(shown, sql`${postId}`),
      before: keepingStatements({
        ...{ postId: sql`${postId}`, kind: "restore", authorId, at: now.getTime(), condition },
      }),
      noted: { claims, now },
    },
  );
}
