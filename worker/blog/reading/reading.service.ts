import { AppError } from "../../app-error";
import type { Post, PostCategory, PostListQuery, PostSummary } from "../../contract/blog";
import { articlesPerPage, relatedLimit } from "../../contract/limits";
import { pageWindow } from "../../contract/query";
import { mayBeSlug } from "../../contract/slug";
import type { Deps } from "../../deps";
import {
  findListPage,
  findPostById,
  findPostBySlug,
  findPostWithRelated,
  listCategories as listCategoryRows,
  listPostSummaries,
  listPosts,
  type PostSummaryRow,
  type PostWithContentRow,
} from "./reading.repository";

/** Posts of a query, newest first, and how many there are on all pages together. */
export async function listPublished(
  deps: Deps,
  query: PostListQuery,
): Promise<{ posts: (Post | PostSummary)[]; total: number }> {
  const filter = { category: query.category, title: query.title, sort: query.sort, ...pageWindow(query) };
  if (query.fields === "summary") {
    const { rows, total } = await listPostSummaries(deps.db, filter);
    return { posts: rows.map(toPostSummary), total };
  }
  const { rows, total } = await listPosts(deps.db, filter);
  return { posts: rows.map(toPost), total };
}

/** The newest posts with their bodies. */
export async function listNewest(deps: Deps, limit: number): Promise<Post[]> {
  const { rows } = await listPosts(deps.db, { limit });
  return rows.map(toPost);
}

export function listCategories(deps: Deps): Promise<PostCategory[]> {
  return listCategoryRows(deps.db);
}

export async function getPostBySlug(deps: Deps, slug: string): Promise<Post> {
  if (!mayBeSlug(slug)) throwPostNotFound();
  return toPost((await findPostBySlug(deps.db, slug)) ?? throwPostNotFound());
}

export async function getPostById(deps: Deps, id: number): Promise<Post> {
  return toPost((await findPostById(deps.db, id)) ?? throwPostNotFound());
}

export interface BlogListPage {
  posts: PostSummary[];
  total: number;
  categories: PostCategory[];
}

/** What `/blog` shows for one page of one category. */
export async function getListPage(
  deps: Deps,
  page: number,
  category: string | undefined,
): Promise<BlogListPage> {
  const { rows, total, categories } = await findListPage(deps.db, {
    category,
    ...pageWindow({ page, pageSize: articlesPerPage }),
  });
  return { posts: rows.map(toPostSummary), total, categories };
}

/** What `/blog/{slug}` shows, or null when there is no such post. */
export async function findArticlePage(
  deps: Deps,
  slug: string,
): Promise<{ post: Post; related: PostSummary[] } | null> {
  if (!mayBeSlug(slug)) return null;
  const { post, related } = await findPostWithRelated(deps.db, slug, relatedLimit);
  return post && { post: toPost(post), related: related.map(toPostSummary) };
}

function throwPostNotFound(): never {
  throw new AppError("not_found", "Artikel tidak ditemukan");
}

/** A stored post without its body as it goes over the wire. */
export function toPostSummary(row: PostSummaryRow): PostSummary {
  const { id, title, slug, summary, image, category, publishedAt, updatedAt } = row;
  return {
    ...{ id, title, slug, summary, image, category },
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A stored post as it goes over the wire. */
export function toPost(row: PostWithContentRow): Post {
  return { ...toPostSummary(row), content: row.content };
}
