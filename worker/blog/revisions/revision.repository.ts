import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { RevisionKind } from "../../contract/desk/revisions";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { postRevisions } from "../../db/schema/blog";
import { ownSlug } from "../desk/staff-posts.repository";

/** Versions that are kept of a post beside the approved ones and what the writer wrote. */
export const keptRevisions = 50;

interface Keeping {
  /** Its id, or a query of it. */
  postId: SQL;
  kind: RevisionKind;
  /** Who does what the version is kept for; null for the system. */
  authorId: number | null;
  /** Milliseconds since 1970. */
  at: number;
  /** What has to hold of the row of `blog_posts`: the condition of the write that follows. */
  condition: SQL;
}

/**
 * The statements that keep a post as it stands, for the batch of the write that comes after them: within the database,
 * so that no article travels for it. Where `condition` does not hold they do nothing.
 */
export function keepingStatements({ postId, condition, ...kept }: Keeping): SQL[] {
  return [
    keepingStatement({ ...kept, from: sql`blog_posts WHERE id = ${postId} AND ${condition}` }),
    sql`DELETE FROM post_revisions WHERE id IN (
      SELECT id FROM post_revisions WHERE post_id = ${postId} AND kind NOT IN ('approve', 'ai')
      ORDER BY id DESC LIMIT -1 OFFSET ${keptRevisions})`,
  ];
}

/** Keeps every post of `from`, which is what follows FROM and begins with the table of posts. */
export function keepingStatement({
  kind,
  authorId,
  at,
  from,
}: Pick<Keeping, "kind" | "authorId" | "at"> & { from: SQL }): SQL {
  const of = (column: string) => sql.raw(`blog_posts.${column}`);
  const written = sql.join(
    [of("title"), ownSlug, ...["summary", "image", "category", "content"].map(of)],
    sql`, `,
  );
  return sql`INSERT INTO post_revisions
      (post_id, kind, author_id, created_at, title, slug, summary, image, category, content)
    SELECT ${of("id")}, ${kind}, ${authorId}, ${at}, ${written} FROM ${from}`;
}

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
