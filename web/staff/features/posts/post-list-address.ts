import { type PostSort, postSorts } from "../../../../worker/contract/blog";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import type { PostListFilter } from "../../../api/blog-admin";
import { readPage, readWords, writeAddress } from "../../lists/list-address";

function isSort(value: string | null): value is PostSort {
  return postSorts.some((sort) => sort === value);
}

/** The filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): PostListFilter {
  const sort = search.get("sort");
  return {
    page: readPage(search),
    title: readWords(search),
    category: search.get("category") ?? "",
    sort: isSort(sort) ? sort : postSorts[0],
  };
}

export function addressOf({ page, title, category, sort }: PostListFilter): string {
  const order = sort === postSorts[0] ? "" : sort;
  return writeAddress(staffPaths.posts, page, { q: title, category, sort: order });
}
