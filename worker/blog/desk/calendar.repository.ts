import { and, asc, eq, gte, lt, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { topicBriefs } from "../../db/schema/studio";

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

/** What is planned on days of Jakarta, both included, and not yet written, in the order of the days. */
export function listPlans(db: Database, from: string, to: string) {
  const { id, title, plannedDate, state } = topicBriefs;
  return db
    .select({ briefId: id, title, date: sql<string>`${plannedDate}` })
    .from(topicBriefs)
    .where(and(gte(plannedDate, from), lte(plannedDate, to), ne(state, "written")))
    .orderBy(asc(plannedDate), asc(id));
}
