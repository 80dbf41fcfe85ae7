import { findArticlePage, getListPage, listPublished } from "../blog/blog.service";
import type { BlogFilter } from "../contract/blog-address";
import type { Deps } from "../deps";
import type { RenderInput } from "./render";

// The query keys are those of web/api/blog.ts; a wrong one shows as a fetch in the journeys.

export async function blogListInput(
  deps: Deps,
  path: string,
  filter: BlogFilter,
): Promise<{ input: RenderInput; found: boolean }> {
  const { posts, total, categories } = await getListPage(deps, filter.page, filter.category ?? undefined);
  const queries = [
    [["blog", "list", filter], { posts, total }],
    [["blog", "categories"], categories],
  ] as const;
  const asksForMore = filter.page > 1 || filter.category !== null;
  return { input: { path, queries }, found: posts.length > 0 || !asksForMore };
}

export async function articleInput(
  deps: Deps,
  path: string,
  slug: string,
): Promise<{ input: RenderInput; found: boolean }> {
  const page = await findArticlePage(deps, slug);
  const queries = [
    [["blog", "slug", slug], page?.post ?? null],
    [["blog", "related", slug], page?.related ?? []],
  ] as const;
  return { input: { path, queries }, found: page !== null };
}

/** The 404 page with the two newest articles. */
export async function notFoundInput(deps: Deps, path: string): Promise<RenderInput> {
  const { posts } = await listPublished(deps, { fields: "summary", page: 1, pageSize: 2 });
  return { path, queries: [[["blog", "latest", 2], posts]] };
}
