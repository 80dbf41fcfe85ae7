import { type PostSort, postSorts } from "../../../../worker/contract/blog";
import type { PostListFilter } from "../../../api/blog-admin";

/** Characters of a search that the server takes. */
export const maxSearchLength = 100;

function isSort(value: string | null): value is PostSort {
  return postSorts.some((sort) => sort === value);
}

/** The filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): PostListFilter {
  const page = Number(search.get("page"));
  const sort = search.get("sort");
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    title: (search.get("q") ?? "").trim().slice(0, maxSearchLength),
    category: search.get("category") ?? "",
    sort: isSort(sort) ? sort : postSorts[0],
  };
}

/** The query of a filter's address, without what is the default; "" or "?…". */
export function writeFilter({ page, title, category, sort }: PostListFilter): string {
  const search = new URLSearchParams();
  if (title) search.set("q", title);
  if (category) search.set("category", category);
  if (sort !== postSorts[0]) search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return query && `?${query}`;
}
