import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { findReadableSlugs } from "../ageing/aged-posts.service";
import { getStaffPost } from "../desk/staff-posts.service";
import { type Reading, readingOf } from "../reading/public-posts.repository";

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

/** Titles of the newest posts that visitors may read, newest first: what a writer may be told. */
export function listTitlesToTell(deps: Deps, limit: number): Promise<string[]> {
  return listPublicTitles(readingOf(deps), limit);
}

/** Titles of the newest posts, newest first, of whatever state but the trash. */
export function listTitles(deps: Deps, limit: number): Promise<string[]> {
  return listNewestTitles(deps.db, limit);
}

/** Those of `titles` that a post of any age has. */
export function findTakenTitles(deps: Deps, titles: readonly string[]): Promise<string[]> {
  return findTitles(deps.db, titles);
}

/** Category → posts in it. */
export function countPostsByCategory(deps: Deps): Promise<Map<string, number>> {
  return countByCategory(deps.db);
}

/** Titles, addresses and words of the posts that are most like a text, best first. */
export async function listSimilarPosts(
  deps: Deps,
  text: string,
  limit: number,
): Promise<{ title: string; slug: string; text: string }[]> {
  const words = wordsOf(text);
  return words.length === 0 ? [] : listByWords(deps.db, words, limit);
}

/** Posts that visitors may read: those that are most like a text, then the newest. */
export async function listPostsToLink(
  deps: Deps,
  text: string,
  limit: number,
): Promise<{ title: string; slug: string }[]> {
  const reading = readingOf(deps);
  const words = wordsOf(text);
  const [alike, newest] = await Promise.all([
    words.length === 0 ? [] : listPublicByWords(reading, words, limit),
    listPublicPosts(reading, limit),
  ]);
  const bySlug = new Map([...alike, ...newest].map((post) => [post.slug, post]));
  return [...bySlug.values()].slice(0, limit);
}

/** Those of `slugs` at which visitors find a post, also by a former address. */
export async function findPublicSlugs(deps: Deps, slugs: readonly string[]): Promise<string[]> {
  return [...(await findReadableSlugs(readingOf(deps), slugs))];
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, 20);
}

/** The post that was written for an item of a batch, while it exists. */
export async function findGeneratedPost(deps: Deps, itemId: string): Promise<StaffPost | null> {
  const id = await findByGenerationItem(deps.db, itemId);
  return id === null ? null : getStaffPost(deps, id);
}
