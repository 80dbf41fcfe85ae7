import { and, asc, count, desc, eq, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PostSort } from "../../contract/blog";
import type { blogPosts } from "../../db/schema/blog";
import { slugRedirects } from "../../db/schema/blog";
import { articleColumnsOf, type Reading, type ReadPosts, summaryColumnsOf } from "./public-posts.repository";

export type PostRow = typeof blogPosts.$inferSelect;
export type PostSummaryRow = Pick<
  PostRow,
  "id" | "title" | "slug" | "summary" | "image" | "category" | "publishedAt" | "updatedAt"
>;
export type PostWithContentRow = PostSummaryRow & Pick<PostRow, "content">;

type OrderColumn = "id" | "title" | "category" | "publishedAt";

/** The columns of a sort, of the posts or of what was selected from them. */
export function orderOf(
  sort: PostSort = "newest",
  { id, title, category, publishedAt }: Record<OrderColumn, SQLWrapper>,
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

export function matching(posts: ReadPosts, { category, title }: Omit<PostFilter, "limit">) {
  return and(
    category === undefined ? undefined : eq(posts.category, category),
    // Not LIKE: D1 refuses patterns of more than 50 bytes.
    title ? sql`instr(lower(${posts.title}), lower(${title})) > 0` : undefined,
  );
}

function summariesQuery(reading: Reading, { limit, offset = 0, ...filter }: PostFilter) {
  const { posts } = reading;
  return reading.db
    .select(summaryColumnsOf(posts))
    .from(posts)
    .where(matching(posts, filter))
    .orderBy(...orderOf(filter.sort, posts))
    .limit(limit)
    .offset(offset);
}

export function countQuery(reading: Reading, filter: Omit<PostFilter, "limit">) {
  const { posts } = reading;
  return reading.db.select({ total: count() }).from(posts).where(matching(posts, filter));
}

/** The newest articles. */
export const newestSummariesQuery = (reading: Reading, limit: number) => summariesQuery(reading, { limit });

/** Every category with its number of articles. */
export function categoriesQuery(reading: Reading) {
  const { posts } = reading;
  return reading.db
    .select({ category: posts.category, count: count() })
    .from(posts)
    .groupBy(posts.category)
    .orderBy(posts.category);
}

export async function listPostSummaries(reading: Reading, filter: PostFilter) {
  const [rows, counted] = await reading.db.batch([
    summariesQuery(reading, filter),
    countQuery(reading, filter),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export function listCategories(reading: Reading) {
  return categoriesQuery(reading);
}

/** A page of the list, its total and all categories, in one round trip. */
export async function findListPage(reading: Reading, filter: PostFilter) {
  const [rows, counted, categories] = await reading.db.batch([
    summariesQuery(reading, filter),
    countQuery(reading, filter),
    categoriesQuery(reading),
  ]);
  return { rows, total: counted[0]?.total ?? 0, categories };
}

/** The post at an address, or the one that had the address before it got another. */
function atSlug(posts: ReadPosts, slug: string) {
  const former = sql`(SELECT ${slugRedirects.postId} FROM ${slugRedirects} WHERE ${slugRedirects.slug} = ${slug})`;
  return or(eq(posts.slug, slug), eq(posts.id, former));
}

function atSlugQuery(reading: Reading, slug: string) {
  const { posts } = reading;
  return reading.db.select(articleColumnsOf(posts)).from(posts).where(atSlug(posts, slug)).limit(1);
}

/** The post of a slug, also of a former one: its own slug is then another. */
export async function findPostBySlug(reading: Reading, slug: string): Promise<PostWithContentRow | null> {
  const rows = await atSlugQuery(reading, slug);
  return rows[0] ?? null;
}

export async function findPostById(reading: Reading, id: number): Promise<PostWithContentRow | null> {
  const { posts } = reading;
  const rows = await reading.db.select(articleColumnsOf(posts)).from(posts).where(eq(posts.id, id)).limit(1);
  return rows[0] ?? null;
}

/** What `findPostBySlug` finds and the newest others of its category, in one round trip. */
export async function findPostWithRelated(reading: Reading, slug: string, limit: number) {
  const { posts } = reading;
  const sameCategory = sql`(SELECT ${posts.category} FROM ${posts} WHERE ${posts.slug} = ${slug})`;
  const [found, related] = await reading.db.batch([
    atSlugQuery(reading, slug),
    reading.db
      .select(summaryColumnsOf(posts))
      .from(posts)
      .where(and(eq(posts.category, sameCategory), ne(posts.slug, slug)))
      .orderBy(...orderOf("newest", posts))
      .limit(limit),
  ]);
  return { post: found[0] ?? null, related };
}
