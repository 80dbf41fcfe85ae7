import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";

/** What is out or scheduled from one moment to before another, in the order of time. */
export function listPublications(db: Database, from: Date, to: Date) {
  const { id, title, status, publishedAt, updatedAt, generationItemId } = blogPosts;
  return db
    .select({
      id,
      title,
      status,
      publishedAt,
      updatedAt,
      isGenerated: sql<0 | 1>`${generationItemId} IS NOT NULL`,
    })
    .from(blogPosts)
    .where(and(eq(status, "published"), gte(publishedAt, from), lt(publishedAt, to)))
    .orderBy(asc(publishedAt), asc(id));
}
