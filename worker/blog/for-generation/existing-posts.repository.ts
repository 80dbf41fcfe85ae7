import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { Reading } from "../reading/public-posts.repository";

/** What is in the trash is no post any more. */
const isKept = ne(blogPosts.status, "trash");

/** Titles of the newest posts that visitors may read: what leaves this house has to be public. */
export async function listPublicTitles(reading: Reading, limit: number): Promise<string[]> {
  const { posts } = reading;
  const rows = await reading.db
    .select({ title: posts.title })
    .from(posts)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
  return rows.map(({ title }) => title);
}

export async function listNewestTitles(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(isKept)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
  return rows.map(({ title }) => title);
}

/** Those of `titles` that a post has, in any case. */
export async function findTitles(db: Database, titles: readonly string[]): Promise<string[]> {
  const lower = JSON.stringify(titles.map((title) => title.toLowerCase()));
  const rows = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(and(isKept, sql`lower(${blogPosts.title}) IN (SELECT value FROM json_each(${lower}))`));
  return rows.map(({ title }) => title);
}

export async function countByCategory(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: blogPosts.category, posts: count() })
    .from(blogPosts)
    .where(isKept)
    .groupBy(blogPosts.category);
  return new Map(rows.map(({ category, posts }) => [category, posts]));
}

/** The posts that share the most words with a text, best first. */
export function listByWords(db: Database, words: readonly string[], limit: number) {
  return db
    .select({ title: blogPosts.title, slug: blogPosts.slug, text: blogPosts.contentText })
    .from(sql`blog_posts_search`)
    .innerJoin(blogPosts, sql`${blogPosts.id} = blog_posts_search.rowid`)
    .where(and(isKept, sql`blog_posts_search MATCH ${anyOf(words)}`))
    .orderBy(sql`bm25(blog_posts_search, 5, 2, 1)`)
    .limit(limit);
}

/** The newest posts that visitors may read. */
export function listPublicPosts({ db, posts }: Reading, limit: number) {
  const { title, slug } = posts;
  return db.select({ title, slug }).from(posts).orderBy(desc(posts.publishedAt), desc(posts.id)).limit(limit);
}

/** The posts that visitors may read and that share the most words with a text, best first. */
export function listPublicByWords({ db, posts }: Reading, words: readonly string[], limit: number) {
  const { title, slug } = posts;
  return db
    .select({ title, slug })
    .from(sql`blog_posts_search`)
    .crossJoin(posts)
    .where(sql`${posts.id} = blog_posts_search.rowid AND blog_posts_search MATCH ${anyOf(words)}`)
    .orderBy(sql`bm25(blog_posts_search, 5, 2, 1)`)
    .limit(limit);
}

const anyOf = (words: readonly string[]) => words.map((word) => `"${word.replaceAll('"', "")}"`).join(" OR ");

/** The id of the post that was written for an item of a batch, or null. */
export async function findByGenerationItem(db: Database, itemId: string): Promise<number | null> {
  const rows = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(eq(blogPosts.generationItemId, itemId))
    .limit(1);
  return rows[0]?.id ?? null;
}
