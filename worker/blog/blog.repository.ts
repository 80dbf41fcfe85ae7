import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { blogPosts } from "../db/schema";

export type PostRow = typeof blogPosts.$inferSelect;

const { content: _content, ...summaryColumns } = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  summary: blogPosts.summary,
  image: blogPosts.image,
  category: blogPosts.category,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
  content: blogPosts.content,
};
export type PostSummaryRow = Omit<PostRow, "content">;

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

export interface PostFilter {
  category?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

function inCategory(category: string | undefined) {
  return category === undefined ? undefined : eq(blogPosts.category, category);
}

// SQLite takes a negative LIMIT as "no limit".
const summariesQuery = (db: Database, { category, limit = -1, offset = 0 }: PostFilter) =>
  db
    .select(summaryColumns)
    .from(blogPosts)
    .where(inCategory(category))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

const countQuery = (db: Database, category: string | undefined) =>
  db.select({ total: count() }).from(blogPosts).where(inCategory(category));

const categoriesQuery = (db: Database) =>
  db
    .select({ category: blogPosts.category, count: count() })
    .from(blogPosts)
    .groupBy(blogPosts.category)
    .orderBy(blogPosts.category);

export async function listPostSummaries(db: Database, filter: PostFilter) {
  const [rows, counted] = await db.batch([summariesQuery(db, filter), countQuery(db, filter.category)]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function listPosts(db: Database, { category, limit = -1, offset = 0 }: PostFilter) {
  const [rows, counted] = await db.batch([
    db
      .select()
      .from(blogPosts)
      .where(inCategory(category))
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
    countQuery(db, category),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export function listCategories(db: Database) {
  return categoriesQuery(db);
}

/** A page of the list, its total and all categories, in one round trip. */
export async function findListPage(db: Database, filter: PostFilter) {
  const [rows, counted, categories] = await db.batch([
    summariesQuery(db, filter),
    countQuery(db, filter.category),
    categoriesQuery(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0, categories };
}

export async function findPostBySlug(db: Database, slug: string): Promise<PostRow | null> {
  const rows = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug)).limit(1);
  return rows[0] ?? null;
}

export async function findPostById(db: Database, id: number): Promise<PostRow | null> {
  const rows = await db.select().from(blogPosts).where(eq(blogPosts.id, id)).limit(1);
  return rows[0] ?? null;
}

/** A post and the newest others of its category, in one round trip. */
export async function findPostWithRelated(db: Database, slug: string, limit: number) {
  const sameCategory = sql`(SELECT category FROM ${blogPosts} WHERE slug = ${slug})`;
  const [posts, related] = await db.batch([
    db.select().from(blogPosts).where(eq(blogPosts.slug, slug)).limit(1),
    db
      .select(summaryColumns)
      .from(blogPosts)
      .where(and(eq(blogPosts.category, sameCategory), ne(blogPosts.slug, slug)))
      .orderBy(...newestFirst)
      .limit(limit),
  ]);
  return { post: posts[0] ?? null, related };
}
