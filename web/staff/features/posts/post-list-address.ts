import { type PostSort, postSorts } from "../../../../worker/contract/blog";
import { type PostView, postViews } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import type { PostListFilter } from "../../../api/staff-posts";
import { readPage, readWords, writeAddress } from "../../lists/list-address";

function isSort(value: string | null): value is PostSort {
  return postSorts.some((sort) => sort === value);
}

function isView(value: string | null): value is PostView {
  return postViews.some((view) => view === value);
}

/** The filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): PostListFilter {
  const sort = search.get("sort");
  const status = search.get("status");
  return {
    page: readPage(search),
    status: isView(status) ? status : "",
    title: readWords(search),
    category: search.get("category") ?? "",
    sort: isSort(sort) ? sort : postSorts[0],
  };
}

export function addressOf({ page, status, title, category, sort }: PostListFilter): string {
  const order = sort === postSorts[0] ? "" : sort;
  return writeAddress(staffPaths.posts, page, { status, q: title, category, sort: order });
}
