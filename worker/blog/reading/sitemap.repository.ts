import { asc, count, max, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";

export interface SitemapRow {
  slug: string;
  image: string;
  updatedAt: Date;
}

interface Window {
  limit: number;
  offset: number;
  /** With more posts than this none is read. */
  most?: number | undefined;
}

/**
 * A window of the posts and how many there are, in one round trip. Oldest first: a new post changes the last window
 * alone.
 */
export async function listSitemapRows(db: Database, { limit, offset, most }: Window) {
  const [rows, totals] = await db.batch([
    db
      .select({ slug: blogPosts.slug, image: blogPosts.image, updatedAt: blogPosts.updatedAt })
      .from(blogPosts)
      .where(most === undefined ? undefined : sql`(SELECT count(*) FROM ${blogPosts}) <= ${most}`)
      .orderBy(asc(blogPosts.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count(), updatedAt: max(blogPosts.updatedAt) }).from(blogPosts),
  ]);
  return { rows, total: totals[0]?.total ?? 0, updatedAt: totals[0]?.updatedAt ?? null };
}
