import { and, asc, count, desc, eq, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PostSort } from "../../contract/blog";
import type { Database } from "../../db/client";
import { blogPosts, slugRedirects } from "../../db/schema/blog";

export type PostRow = typeof blogPosts.$inferSelect;
export type PostSummaryRow = Omit<PostRow, "content" | "contentText" | "generationItemId">;

export const summaryColumns = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  summary: blogPosts.summary,
  image: blogPosts.image,
  category: blogPosts.category,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
};
export const postColumns = { ...summaryColumns, content: blogPosts.content };
export type PostWithContentRow = Omit<PostRow, "contentText" | "generationItemId">;

type OrderColumn = "id" | "title" | "category" | "publishedAt";

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

/** The columns of a sort, of the table or of what was selected from it. */
export function orderOf(
  sort: PostSort = "newest",
  { id, title, category, publishedAt }: Record<OrderColumn, SQLWrapper> = blogPosts,
): SQL[] {
  const orders: Record<PostSort, SQL[]> = {
    newest: [desc(publishedAt), desc(id)],
    oldest: [asc(publishedAt), asc(id)],
    title: [sql`${title} COLLATE NOCASE`, desc(id)],
    category: [asc(category), desc(publishedAt), desc(id)],
  };
  return orders[sort];
}

export interface PostFilter {
  category?: string | undefined;
  /** Words that the title contains, in any case. */
  title?: string | undefined;
  sort?: PostSort | undefined;
  limit: number;
  offset?: number;
}

export function matching({ category, title }: Omit<PostFilter, "limit">) {
  return and(
    category === undefined ? undefined : eq(blogPosts.category, category),
    // Not LIKE: D1 refuses patterns of more than 50 bytes.
    title ? sql`instr(lower(${blogPosts.title}), lower(${title})) > 0` : undefined,
  );
}

const summariesQuery = (db: Database, { limit, offset = 0, ...filter }: PostFilter) =>
  db
    .select(summaryColumns)
    .from(blogPosts)
    .where(matching(filter))
    .orderBy(...orderOf(filter.sort))
    .limit(limit)
    .offset(offset);

export const countQuery = (db: Database, filter: Omit<PostFilter, "limit">) =>
  db.select({ total: count() }).from(blogPosts).where(matching(filter));

/** The newest articles. */
export const newestSummariesQuery = (db: Database, limit: number) => summariesQuery(db, { limit });

/** Every category with its number of articles. */
export const categoriesQuery = (db: Database) =>
  db
    .select({ category: blogPosts.category, count: count() })
    .from(blogPosts)
    .groupBy(blogPosts.category)
    .orderBy(blogPosts.category);

export async function listPostSummaries(db: Database, filter: PostFilter) {
  const [rows, counted] = await db.batch([summariesQuery(db, filter), countQuery(db, filter)]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export function listCategories(db: Database) {
  return categoriesQuery(db);
}

/** A page of the list, its total and all categories, in one round trip. */
export async function findListPage(db: Database, filter: PostFilter) {
  const [rows, counted, categories] = await db.batch([
    summariesQuery(db, filter),
    countQuery(db, filter),
    categoriesQuery(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0, categories };
}

/** The post at an address, or the one that had the address before it got another. */
const atSlug = (slug: string) =>
  or(
    eq(blogPosts.slug, slug),
    eq(
      blogPosts.id,
      sql`(SELECT ${slugRedirects.postId} FROM ${slugRedirects} WHERE ${slugRedirects.slug} = ${slug})`,
    ),
  );

/** The post of a slug, also of a former one: its own slug is then another. */
export async function findPostBySlug(db: Database, slug: string): Promise<PostWithContentRow | null> {
  const rows = await db.select(postColumns).from(blogPosts).where(atSlug(slug)).limit(1);
  return rows[0] ?? null;
}

export async function findPostById(db: Database, id: number): Promise<PostWithContentRow | null> {
  const rows = await db.select(postColumns).from(blogPosts).where(eq(blogPosts.id, id)).limit(1);
  return rows[0] ?? null;
}

/** What `findPostBySlug` finds and the newest others of its category, in one round trip. */
export async function findPostWithRelated(db: Database, slug: string, limit: number) {
  const sameCategory = sql`(SELECT category FROM ${blogPosts} WHERE slug = ${slug})`;
  const [posts, related] = await db.batch([
    db.select(postColumns).from(blogPosts).where(atSlug(slug)).limit(1),
    db
      .select(summaryColumns)
      .from(blogPosts)
      .where(and(eq(blogPosts.category, sameCategory), ne(blogPosts.slug, slug)))
      .orderBy(...newestFirst)
      .limit(limit),
  ]);
  return { post: posts[0] ?? null, related };
}
