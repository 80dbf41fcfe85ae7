import { findArticlePage, getListPage, listNewest, listPublished } from "../blog/reading/reading.service";
import { searchPosts } from "../blog/search/search.service";
import type { Post, PostSummary } from "../contract/blog";
import type { BlogFilter } from "../contract/blog-address";
import type { ArticleData, PageData } from "../contract/page-data";
import type { Deps } from "../deps";

const feedLength = 20;
/** Articles in llms.txt. */
const listedLength = 100;

interface FoundData {
  data: PageData;
  /** If false, the page answers 404. */
  found: boolean;
}

/** The data of `/blog`; an empty page or category is not found. */
export async function blogListData(deps: Deps, filter: BlogFilter): Promise<FoundData> {
  const list = await getListPage(deps, filter.page, filter.category ?? undefined);
  const asksForMore = filter.page > 1 || filter.category !== null;
  return { data: { blogList: { filter, ...list } }, found: list.posts.length > 0 || !asksForMore };
}

/** Data of an article, or null; `movedTo` is the current slug of a former one. */
export async function articleData(
  deps: Deps,
  slug: string,
): Promise<{ data: (PageData & { article: ArticleData }) | null; movedTo?: string }> {
  const page = await findArticlePage(deps, slug);
  if (!page) return { data: null };
  const data = { article: { slug, post: page.post, related: page.related } };
  return page.post.slug === slug ? { data } : { data, movedTo: page.post.slug };
}

/** Data for every missing article; the browser inserts the requested slug. */
export const missingArticleData = { article: { slug: "-", post: null, related: [] } };

export async function searchData(deps: Deps, question: string): Promise<PageData> {
  return { search: { question, ...(await searchPosts(deps, question)) } };
}

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
