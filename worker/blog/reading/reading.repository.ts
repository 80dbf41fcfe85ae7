import {
  and,
  asc,
  count,
  desc,
  eq,
  lte,
  max,
  ne,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { PostCategory, PostSort } from "../../contract/blog";
import { type Database, preparedQuery, readBatch } from "../../db/client";
import type { blogPosts } from "../../db/schema/blog";
import {
  type Reading,
  type ReadPosts,
  selectArticleColumns,
  selectColumns,
  selectHolders,
  selectPictures,
  selectSummaryColumns,
  sharedColumn,
  statementReading,
  statementSummaries,
} from "./public-posts.repository";

export type PostRow = typeof blogPosts.$inferSelect;
export type PostSummaryRow = Pick<
  PostRow,
  "id" | "title" | "slug" | "summary" | "image" | "category" | "publishedAt" | "updatedAt"
>;
export type PostWithContentRow = PostSummaryRow & Pick<PostRow, "content">;

type OrderColumn = "id" | "title" | "category" | "publishedAt" | "updatedAt";

export function toOrder(
  sort: PostSort = "newest",
  { id, title, category, publishedAt, updatedAt }: Record<OrderColumn, SQLWrapper>,
): SQL[] {
  const orders: Record<PostSort, SQL[]> = {
    newest: [desc(publishedAt), desc(id)],
    oldest: [asc(publishedAt), asc(id)],
    title: [sql`${title} COLLATE NOCASE`, desc(id)],
    category: [asc(category), desc(publishedAt), desc(id)],
    changed: [desc(updatedAt), desc(id)],
  };
  return orders[sort];
}

/** `Later` is the type of the placeholders of prepared queries. */
interface PostFilter<Later = never> {
  category?: string | Later | undefined;
  /** Text that the title contains, ignoring case. */
  title?: string | undefined;
  sort?: PostSort | undefined;
  limit: number | Later;
  offset?: number | Later;
}

export function matching(posts: ReadPosts, { category, title }: Omit<PostFilter<Placeholder>, "limit">) {
  return and(
    category === undefined ? undefined : eq(posts.category, category),
    // D1 refuses LIKE patterns of more than 50 bytes.
    title ? sql`instr(lower(${posts.title}), lower(${title})) > 0` : undefined,
  );
}

function summariesQuery(reading: Reading, { limit, offset = 0, ...filter }: PostFilter<Placeholder>) {
  const { posts } = reading;
  return reading.db
    .select(selectSummaryColumns(posts))
    .from(posts)
    .where(matching(posts, filter))
    .orderBy(...toOrder(filter.sort, posts))
    .limit(limit)
    .offset(offset);
}

function countQuery(reading: Reading, filter: Omit<PostFilter, "limit">) {
  const { posts } = reading;
  return reading.db.select({ total: count() }).from(posts).where(matching(posts, filter));
}

export const newestSummariesQuery = (reading: Reading, limit: number | Placeholder) =>
  summariesQuery(reading, { limit });

function categoriesQuery(reading: Reading) {
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

const page = { limit: sql.placeholder("limit"), offset: sql.placeholder("offset") };
const ofAll = preparedQuery(() => summariesQuery(statementSummaries(), page));
const ofCategory = preparedQuery(() =>
  summariesQuery(statementSummaries(), { category: sql.placeholder("category"), ...page }),
);
export const everyCategory = preparedQuery(() => categoriesQuery(statementSummaries()));

interface Page {
  category: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the list, its total and all categories, in one round trip. */
export async function findListPage(db: Database, now: Date, { category, ...window }: Page) {
  const rowsOfPage = category === undefined ? ofAll : ofCategory;
  const values = { now: now.getTime(), category, ...window };
  const [rows, categories] = await readBatch(db, values, rowsOfPage, everyCategory);
  return { rows, total: sumCategories(categories, category), categories };
}

function sumCategories(categories: readonly PostCategory[], category: string | undefined): number {
  const counted = categories.filter((one) => category === undefined || one.category === category);
  return counted.reduce((total, { count }) => total + count, 0);
}

/**
 * The post with a slug, else the last one that had it, which has another slug now. The cross join makes SQLite begin with the
 * slug indexes instead of scanning all public posts.
 */
function atSlugQuery({ db, posts }: Reading, slug: SQLWrapper) {
  const holders = selectHolders(slug);
  return db
    .select(selectArticleColumns(posts))
    .from(holders)
    .crossJoin(posts)
    .where(eq(posts.id, holders.id))
    .orderBy(sql`${holders.departure} DESC NULLS FIRST`)
    .limit(1);
}

export async function findPostBySlug(reading: Reading, slug: string): Promise<PostWithContentRow | null> {
  const rows = await atSlugQuery(reading, sql`${slug}`);
  return rows[0] ?? null;
}

export async function findPostById(reading: Reading, id: number): Promise<PostWithContentRow | null> {
  const { posts } = reading;
  const rows = await reading.db
    .select(selectArticleColumns(posts))
    .from(posts)
    .where(eq(posts.id, id))
    .limit(1);
  return rows[0] ?? null;
}

const slug = sql.placeholder("slug");
const atSlug = preparedQuery(() => atSlugQuery(statementReading(), slug));
const relatedTo = preparedQuery(() => {
  const { db, posts } = statementSummaries();
  const category = sql`(SELECT ${posts.category} FROM ${posts} WHERE ${posts.slug} = ${slug})`;
  return db
    .select(selectSummaryColumns(posts))
    .from(posts)
    .where(and(eq(posts.category, category), ne(posts.slug, slug)))
    .orderBy(...toOrder("newest", posts))
    .limit(sql.placeholder("limit"));
});

export async function findPublicPostBySlug(
  db: Database,
  now: Date,
  slug: string,
): Promise<PostWithContentRow | null> {
  const [found] = await readBatch(db, { now: now.getTime(), slug }, atSlug);
  return found[0] ?? null;
}

/** The public post and the newest others of its category, in one round trip. */
export async function findPostWithRelated(db: Database, now: Date, slug: string, limit: number) {
  const values = { now: now.getTime(), slug, limit };
  const [found, related] = await readBatch(db, values, atSlug, relatedTo);
  return { post: found[0] ?? null, related };
}

/** Drizzle does not decode aggregates. */
const instant = (milliseconds: number) => new Date(milliseconds);

/** The newest posts, and when any was changed last; in one round trip. */
export async function listSitemapRows({ db, posts }: Reading, limit: number) {
  const [rows, totals] = await db.batch([
    db
      .select({
        ...{ slug: posts.slug, image: posts.image, updatedAt: posts.updatedAt },
        picture: sharedColumn(posts.image),
      })
      .from(posts)
      .orderBy(desc(posts.id))
      .limit(limit),
    db.select({ updatedAt: max(posts.updatedAt).mapWith(instant) }).from(posts),
  ]);
  return { rows, updatedAt: totals[0]?.updatedAt ?? null };
}

/** The requested posts with the size of each content, which SQLite knows without reading it. */
function selectWindow(reading: Reading, { limit, offset = 0, ...filter }: PostFilter) {
  const { posts } = reading;
  const { id, title, category, publishedAt, updatedAt, content } = posts;
  const bytes = sql<number>`octet_length(${content})`.as("bytes");
  return reading.db
    .select({ id, title, category, publishedAt, updatedAt, bytes })
    .from(posts)
    .where(matching(posts, filter))
    .orderBy(...toOrder(filter.sort, posts))
    .limit(limit)
    .offset(offset)
    .as("asked");
}

/**
 * The requested posts with the running and the total size of their content. The cross join keeps SQLite's order; otherwise it
 * would compute the sums again for each post.
 */
function weighed(reading: Reading, filter: PostFilter) {
  const asked = selectWindow(reading, filter);
  const order = sql.join(toOrder(filter.sort, asked), sql`, `);
  const upTo = sql<number>`sum(${asked.bytes}) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING)`;
  const all = sql<number>`sum(${asked.bytes}) OVER ()`;
  return reading.db
    .select({ id: asked.id, upTo: upTo.as("up_to"), all: all.as("all_bytes") })
    .from(asked)
    .as("weighed");
}

interface WeighedFilter extends PostFilter {
  /** Whether to return all requested posts or none, instead of as many as fit. */
  isWhole: boolean;
}

/**
 * Posts whose contents have at most `maxBytes` together; no other content is read. Also the number of all matches, and whether
 * the next posts of the same number fit too.
 */
export async function listPostsUpTo(
  reading: Reading,
  maxBytes: number,
  { isWhole, ...filter }: WeighedFilter,
) {
  const { db } = reading;
  const { posts } = reading;
  const asked = weighed(reading, filter);
  const following = selectWindow(reading, { ...filter, offset: (filter.offset ?? 0) + filter.limit });
  const [rows, counted, next] = await db.batch([
    db
      .select(selectColumns(posts))
      .from(asked)
      .crossJoin(posts)
      .where(and(eq(posts.id, asked.id), lte(isWhole ? asked.all : asked.upTo, maxBytes)))
      .orderBy(...toOrder(filter.sort, posts)),
    countQuery(reading, filter),
    db.select({ bytes: sql<number>`coalesce(sum(${following.bytes}), 0)` }).from(following),
  ]);
  return { rows, total: counted[0]?.total ?? 0, isNextLight: (next[0]?.bytes ?? 0) <= maxBytes };
}

/** Posts, the first of them with their content, up to `maxBytes` together. */
export function listWithBodiesUpTo(reading: Reading, maxBytes: number, filter: PostFilter) {
  const { posts } = reading;
  const asked = weighed(reading, filter);
  const content: SQL<string | null> = sql`CASE WHEN ${asked.upTo} <= ${maxBytes} THEN ${posts.content} END`;
  return reading.db
    .select({ ...selectSummaryColumns(posts), content, ...selectPictures(posts) })
    .from(asked)
    .crossJoin(posts)
    .where(eq(posts.id, asked.id))
    .orderBy(...toOrder(filter.sort, posts));
}

export function listSlugs({ db, posts }: Reading, limit: number) {
  return db.select({ slug: posts.slug }).from(posts).orderBy(desc(posts.id)).limit(limit);
}
