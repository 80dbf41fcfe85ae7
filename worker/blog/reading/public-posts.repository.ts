import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";

/** A database, and the moment as of which it is read. */
export interface Reading {
  db: Database;
  now: Date;
}

export function readingOf({ db, clock }: { db: Database; clock: () => Date }): Reading {
  return { db, now: clock() };
}

const isPublic = (now: Date) => and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, now));

/**
 * The posts that visitors may read at a moment: the one door through which every public surface reads them. SQLite
 * dissolves it into the query around it, so that it costs no more than its condition.
 */
export function publicPosts({ db, now }: Reading) {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt, content } = blogPosts;
  return db
    .select({ id, title, slug, summary, image, category, publishedAt, updatedAt, content })
    .from(blogPosts)
    .where(isPublic(now))
    .as("post");
}

export type PublicPosts = ReturnType<typeof publicPosts>;

export function summaryColumnsOf({
  id,
  title,
  slug,
  summary,
  image,
  category,
  publishedAt,
  updatedAt,
}: PublicPosts) {
  return { id, title, slug, summary, image, category, publishedAt, updatedAt };
}

export function columnsOf(posts: PublicPosts) {
  return { ...summaryColumnsOf(posts), content: posts.content };
}
