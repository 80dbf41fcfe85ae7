import type {
  Article,
  ArticleSource,
  Post,
  PostCategory,
  PostListQuery,
  PostSummary,
} from "../../contract/blog";
import { articlesPerPage, maxFeedBytes, maxListBytes, relatedLimit } from "../../contract/limits";
import { mayEndEarly, nextPage, type Paging, pageWindow } from "../../contract/query";
import { canReadersOpen } from "../../contract/studio/brief";
import { mayBeSlug } from "../../contract/text";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import {
  coverAt,
  fetchedAddress,
  withPictures,
  withShownPictures,
  withWords,
} from "../pictures-shown/shown-pictures";
import {
  createReading,
  type FactsColumn,
  findFacts,
  type Reading,
  type WithCover,
  type WithFacts,
  type WithPictures,
} from "./public-posts.repository";
import {
  findListPage,
  findPostById,
  findPostWithRelated,
  findPublicPostBySlug,
  listCategories as listCategoryRows,
  listPostSummaries,
  listPostsUpTo,
  listSitemapRows,
  listSlugs,
  listWithBodiesUpTo,
  type PostSummaryRow,
  type PostWithContentRow,
} from "./reading.repository";

export interface PostList<Answered> {
  posts: Answered[];
  total: number;
  next: Paging | null;
}

interface Wire<Answered> {
  toSummary: (row: PostSummaryRow) => Answered;
  toWhole: (row: PostWithContentRow) => Answered;
}

/**
 * The posts of a query. Whole posts have at most `maxListBytes` together: a list without pages ends earlier, and a page above
 * the limit is refused.
 */
export async function listPosts<Answered>(
  reading: Reading,
  query: PostListQuery,
  { toSummary, toWhole }: Wire<Answered>,
): Promise<PostList<Answered>> {
  const { limit, offset } = pageWindow(query);
  const filter = { category: query.category, title: query.title, sort: query.sort, limit, offset };
  if (query.fields === "summary") {
    const { rows, total } = await listPostSummaries(reading, filter);
    const next = toNextPage(query, rows.length, total, true);
    return { posts: rows.map(toSummary), total, next };
  }
  const isWhole = !mayEndEarly(query);
  const { rows, total, isNextLight } = await listPostsUpTo(reading, maxListBytes, { ...filter, isWhole });
  if (isWhole && rows.length < Math.min(limit, total - offset)) throwPageTooHeavy();
  return { posts: rows.map(toWhole), total, next: toNextPage(query, rows.length, total, isNextLight) };
}

export function listPublished(deps: Deps, query: PostListQuery): Promise<PostList<Post | PostSummary>> {
  return listPosts<Post | PostSummary>(createReading(deps), query, {
    toSummary: toPostSummary,
    toWhole: toPost,
  });
}

/** The next page if it fits too, else the posts that fit from there. */
function toNextPage(
  query: PostListQuery,
  answered: number,
  total: number,
  isNextLight: boolean,
): Paging | null {
  const { limit, offset } = pageWindow(query);
  if (query.offset === undefined && answered === limit && isNextLight) return nextPage(query, total);
  const end = offset + answered;
  return end < total ? { offset: end, pageSize: query.pageSize } : null;
}

/** The newest posts; the first of them have their content, up to `maxFeedBytes` together. */
export async function listNewest(deps: Deps, limit: number): Promise<(Post | PostSummary)[]> {
  const rows = await listWithBodiesUpTo(createReading(deps), maxFeedBytes, { limit });
  return rows.map(({ content, ...row }) =>
    content === null ? toPostSummary(row) : toPost({ ...row, content }),
  );
}

export function listCategories(deps: Deps): Promise<PostCategory[]> {
  return listCategoryRows(createReading(deps));
}

/** The slugs of articles that visitors read, of the newest as many as the sitemap names. */
export async function listPublicSlugs(deps: Deps): Promise<string[]> {
  return (await listSlugs(createReading(deps), mostListed)).map(({ slug }) => slug);
}

export async function getPostBySlug(deps: Deps, slug: string): Promise<Article> {
  if (!mayBeSlug(slug)) throwPostNotFound();
  return toArticle((await findPublicPostBySlug(deps.db, deps.clock(), slug)) ?? throwPostNotFound());
}

export async function getPostById(deps: Deps, id: number): Promise<Article> {
  return toArticle((await findPostById(createReading(deps), id)) ?? throwPostNotFound());
}

interface BlogListPage {
  posts: PostSummary[];
  total: number;
  categories: PostCategory[];
}

/** The data of `/blog` for one page of one category. */
export async function getListPage(
  deps: Deps,
  page: number,
  category: string | undefined,
): Promise<BlogListPage> {
  const { rows, total, categories } = await findListPage(deps.db, deps.clock(), {
    category,
    ...pageWindow({ page, pageSize: articlesPerPage }),
  });
  return { posts: rows.map(toPostSummary), total, categories };
}

/** The data of `/blog/{slug}`, or null without the post. */
export async function findArticlePage(
  deps: Deps,
  slug: string,
): Promise<{ post: Article; related: PostSummary[] } | null> {
  if (!mayBeSlug(slug)) return null;
  const { post, related } = await findPostWithRelated(deps.db, deps.clock(), slug, relatedLimit);
  return post && { post: toArticle(post), related: related.map(toPostSummary) };
}

function throwPageTooHeavy(): never {
  const megabytes = maxListBytes / 1_000_000;
  throw fieldError(
    "pageSize",
    `Artikel di halaman ini melebihi ${megabytes} MB. Gunakan pageSize yang lebih kecil atau fields=summary`,
  );
}

function throwPostNotFound(): never {
  throw new AppError("not_found", "Artikel tidak ditemukan");
}

export function toPostSummary(row: PostSummaryRow & WithCover): PostSummary {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt, cover } = row;
  return {
    ...{ id, title, slug, summary, image, category },
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...coverAt(image, cover),
  };
}

/** Converts a row to the API's post; for visitors with the library's alt texts. */
export function toPost(row: PostWithContentRow & WithPictures): Post {
  return { ...toPostSummary(row), content: withWords(row.content, row.pictures ?? []) };
}

function toArticle(row: PostWithContentRow): Article {
  const { facts, pictures } = row as PostWithContentRow & WithFacts;
  return { ...toPost(row), content: withPictures(row.content, pictures), ...toFacts(facts) };
}

/** Articles that the sitemap names, the newest; the protocol takes 50,000 addresses, an isolate has 128 MB. */
const mostListed = 10_000;

export interface SitemapArticles {
  posts: { slug: string; image: string; updatedAt: Date }[];
  /** The time of the newest change of any post; null without posts. */
  updatedAt: Date | null;
}

export async function readSitemap(deps: Deps): Promise<SitemapArticles> {
  const { rows, updatedAt } = await listSitemapRows(createReading(deps), mostListed);
  const posts = rows.map(({ picture, image, ...row }) => ({ ...row, image: fetchedAddress(image, picture) }));
  return { posts, updatedAt };
}

type ArticleFacts = Pick<Article, "author" | "reviewer" | "assisted" | "sources">;

export async function readAsVisitors<Stored extends Post>(deps: Deps, post: Stored) {
  const found = await findFacts(deps.db, post.id);
  return {
    ...withShownPictures(post, found ?? { pictures: [], cover: null }),
    ...toFacts(found?.facts ?? null),
  };
}

/** Converts stored facts: distinct sources, and only addresses that readers can open. */
export function toFacts(facts: FactsColumn | null): ArticleFacts {
  const { author = null, reviewer = null, isGenerated = 0, named, confirmed = [] } = facts ?? {};
  const sources = new Map<string, ArticleSource>();
  for (const { title, url } of [...(named ?? []), ...confirmed.map((url) => ({ title: "", url }))]) {
    const address = URL.parse(url.trim());
    if (!address || address.username || !canReadersOpen(address.href) || sources.has(address.href)) continue;
    sources.set(address.href, { title: title || address.host, url: address.href });
  }
  return { author, reviewer, assisted: isGenerated === 1, sources: [...sources.values()] };
}
