import { findArticlePage, getListPage, listNewest, listPublished } from "../blog/reading/reading.service";
import { searchPosts } from "../blog/search/search.service";
import type { Post, PostSummary } from "../contract/blog";
import type { BlogFilter } from "../contract/blog-address";
import type { ArticleData, PageData } from "../contract/page-data";
import type { Deps } from "../deps";

/** Articles of a feed. */
const feedLength = 20;
/** Articles that llms.txt names. */
const listedLength = 100;

interface FoundData {
  data: PageData;
  /** False answers 404. */
  found: boolean;
}

/** What `/blog` shows; a page or category that has no article is not found. */
export async function blogListData(deps: Deps, filter: BlogFilter): Promise<FoundData> {
  const list = await getListPage(deps, filter.page, filter.category ?? undefined);
  const asksForMore = filter.page > 1 || filter.category !== null;
  return { data: { blogList: { filter, ...list } }, found: list.posts.length > 0 || !asksForMore };
}

/** Null where there is no such article; `movedTo` is the slug that the article of this one has now. */
export async function articleData(
  deps: Deps,
  slug: string,
): Promise<{ data: (PageData & { article: ArticleData }) | null; movedTo?: string }> {
  const page = await findArticlePage(deps, slug);
  if (!page) return { data: null };
  const data = { article: { slug, post: page.post, related: page.related } };
  return page.post.slug === slug ? { data } : { data, movedTo: page.post.slug };
}

/** For every address that leads to no article: the browser puts in the one that it is at. */
export const missingArticleData = { article: { slug: "-", post: null, related: [] } };

export async function searchData(deps: Deps, question: string): Promise<PageData> {
  return { search: { question, ...(await searchPosts(deps, question)) } };
}

/** The newest articles, for pages that lead on to them. */
export async function latestData(deps: Deps, pageSize: number): Promise<PageData> {
  const { posts } = await listPublished(deps, { fields: "summary", page: 1, pageSize });
  return { latestArticles: posts };
}

export function newestPosts(deps: Deps): Promise<(Post | PostSummary)[]> {
  return listNewest(deps, feedLength);
}

export async function listedPosts(deps: Deps): Promise<PostSummary[]> {
  const { posts } = await listPublished(deps, { fields: "summary", page: 1, pageSize: listedLength });
  return posts;
}
