import { type SQL, sql } from "drizzle-orm";
import type { RevisionKind } from "../../contract/desk/revisions";

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
export function keepingStatements({ postId, kind, authorId, at, condition }: Keeping): SQL[] {
  return [
    sql`INSERT INTO post_revisions
        (post_id, kind, author_id, created_at, title, slug, summary, image, category, content)
      SELECT id, ${kind}, ${authorId}, ${at}, title, slug, summary, image, category, content
      FROM blog_posts WHERE id = ${postId} AND ${condition}`,
    sql`DELETE FROM post_revisions WHERE post_id = ${postId} AND kind NOT IN ('approve', 'ai') AND id NOT IN (
      SELECT id FROM post_revisions WHERE post_id = ${postId} AND kind NOT IN ('approve', 'ai')
      ORDER BY id DESC LIMIT ${keptRevisions})`,
  ];
}
