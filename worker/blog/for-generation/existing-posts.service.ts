import { and, count, desc, eq, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { StaffPost } from "../../contract/desk/staff-post";
import { blogPosts, formerSlugs } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { getStaffPost } from "../desk/staff-posts.service";
import { createReading } from "../reading/public-posts.repository";

const isKept = ne(blogPosts.status, "trash");

/** Titles of the newest public posts, newest first, for the prompt. */
export async function listTitlesToTell(deps: Deps, limit: number): Promise<string[]> {
  const { db, posts } = createReading(deps);
  const rows = await db
    .select({ title: posts.title })
    .from(posts)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
  return rows.map(({ title }) => title);
}

/** Titles of the newest posts of all states except the trash, newest first. */
export async function listTitles({ db }: Deps, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(isKept)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
  return rows.map(({ title }) => title);
}

/** The titles that a post has, ignoring case. */
export async function findTakenTitles({ db }: Deps, titles: readonly string[]): Promise<string[]> {
  const lower = JSON.stringify(titles.map((title) => title.toLowerCase()));
  const rows = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(and(isKept, sql`lower(${blogPosts.title}) IN (SELECT value FROM json_each(${lower}))`));
  return rows.map(({ title }) => title);
}

export async function countPostsByCategory({ db }: Deps): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: blogPosts.category, posts: count() })
    .from(blogPosts)
    .where(isKept)
    .groupBy(blogPosts.category);
  return new Map(rows.map(({ category, posts }) => [category, posts]));
}

/** Title, slug and text of the posts that share the most words with a text, best first. */
export async function listSimilarPosts({ db }: Deps, text: string, limit: number) {
  const words = toAnyWordQuery(text);
  if (words === "") return [];
  // The subquery leaves the texts out, because SQLite would sort them too.
  const best = db
    .select({ id: blogPosts.id, score: sql`bm25(blog_posts_search, 5, 2, 1)`.as("score") })
    .from(sql`blog_posts_search`)
    .innerJoin(blogPosts, sql`${blogPosts.id} = blog_posts_search.rowid`)
    .where(and(isKept, sql`blog_posts_search MATCH ${words}`))
    .orderBy(sql`score`)
    .limit(limit)
    .as("best");
  return db
    .select({ title: blogPosts.title, slug: blogPosts.slug, text: blogPosts.contentText })
    .from(best)
    .innerJoin(blogPosts, eq(blogPosts.id, best.id))
    .orderBy(sql`${best.score}`);
}

/** Public posts: those that share the most words with a text, then the newest. */
export async function listPostsToLink(
  deps: Deps,
  text: string,
  limit: number,
): Promise<{ title: string; slug: string }[]> {
  const { db, posts } = createReading(deps);
  const { id, title, slug, publishedAt } = posts;
  const words = toAnyWordQuery(text);
  const alike = db
    .select({ title, slug })
    .from(sql`blog_posts_search`)
    .crossJoin(posts)
    .where(sql`${id} = blog_posts_search.rowid AND blog_posts_search MATCH ${words}`)
    .orderBy(sql`bm25(blog_posts_search, 5, 2, 1)`)
    .limit(limit);
  const newest = db.select({ title, slug }).from(posts).orderBy(desc(publishedAt), desc(id)).limit(limit);
  const found = await Promise.all([words === "" ? [] : alike, newest]);
  return [...new Map(found.flat().map((post) => [post.slug, post])).values()].slice(0, limit);
}

/** The slugs that lead to a public article, also by a former address. */
export async function findReadable(
  deps: Pick<Deps, "db" | "clock">,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { db, posts } = createReading(deps);
  // SQLite keeps the order of a cross join: one index lookup for each slug.
  const wanted = sql`json_each(${JSON.stringify([...new Set(slugs)])}) AS wanted`;
  const isWanted = (slug: SQLWrapper) => sql`${slug} = wanted.value`;
  const [own, former] = await db.batch([
    db.select({ slug: posts.slug }).from(wanted).crossJoin(posts).where(isWanted(posts.slug)),
    db
      .select({ slug: formerSlugs.slug })
      .from(wanted)
      .crossJoin(formerSlugs)
      .crossJoin(posts)
      .where(and(isWanted(formerSlugs.slug), eq(posts.id, formerSlugs.postId))),
  ]);
  return new Set([...own, ...former].map(({ slug }) => slug));
}

/** An FTS5 query for any of the first words of a text; "" without words. */
function toAnyWordQuery(text: string): string {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, 20);
  return words.map((word) => `"${word}"`).join(" OR ");
}

/** The post that was written for an item of a batch, while it exists. */
export async function findGeneratedPost(deps: Deps, itemId: string): Promise<StaffPost | null> {
  const [found] = await deps.db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(eq(blogPosts.generationItemId, itemId))
    .limit(1);
  return found ? getStaffPost(deps, found.id) : null;
}
