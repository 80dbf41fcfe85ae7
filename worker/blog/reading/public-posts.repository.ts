import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { type FactsColumn, factsColumn } from "./article-facts.repository";

const isPublic = (now: Date) => and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, now));

/** What is scheduled was last written before it became public; visitors learn of the later moment. */
const changedAt = sql<Date>`max(${blogPosts.updatedAt}, ${blogPosts.publishedAt})`
  .mapWith(blogPosts.updatedAt)
  .as("changed_at");

/**
 * The posts that visitors may read at a moment: the one door through which every public surface reads them. SQLite
 * dissolves it into the query around it, so that it costs no more than its condition.
 */
function publicPosts(db: Database, now: Date) {
  const { id, title, slug, summary, image, category, publishedAt, content } = blogPosts;
  return db
    .select({
      ...{ id, title, slug, summary, image, category, publishedAt, updatedAt: changedAt, content },
      facts: factsColumn.as("facts"),
    })
    .from(blogPosts)
    .where(isPublic(now))
    .as("post");
}

export type ReadPosts = ReturnType<typeof publicPosts>;

/** A database, and the posts of it that may be read. */
export interface Reading {
  db: Database;
  posts: ReadPosts;
}

/** What visitors may read now. */
export function readingOf({ db, clock }: { db: Database; clock: () => Date }): Reading {
  return { db, posts: publicPosts(db, clock()) };
}

/** The columns of a list, and what else whoever reads may read: see `worker/blog/desk/staff-posts.repository.ts`. */
export function summaryColumnsOf(posts: ReadPosts) {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt } = posts;
  const shown = { id, title, slug, summary, image, category, publishedAt, updatedAt };
  const more = "desk" in posts._.selectedFields ? { desk: posts["desk" as "title"] } : {};
  return { ...shown, ...more } as typeof shown;
}

export function columnsOf(posts: ReadPosts) {
  return { ...summaryColumnsOf(posts), content: posts.content };
}

/** Those of one article, with what visitors are told of it besides. What staff read has its `desk` instead. */
export function articleColumnsOf(posts: ReadPosts) {
  const columns = columnsOf(posts);
  const more = "facts" in posts._.selectedFields ? { facts: posts.facts } : {};
  return { ...columns, ...more } as typeof columns;
}

/** What `articleColumnsOf` adds for visitors. */
export interface WithFacts {
  facts: FactsColumn;
}
