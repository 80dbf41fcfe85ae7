import { useLocation } from "react-router-dom";
import { type PostSort, postSorts } from "../../../../worker/contract/blog";
import { type PostView, postViews } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/paths";
import type { PostListFilter } from "../../../api/blog-admin";
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
  const author = search.get("author") ?? "";
  return {
    page: readPage(search),
    status: isView(status) ? status : "",
    words: readWords(search),
    author: /^(me|[1-9]\d{0,8})$/.test(author) ? author : "",
    isReturned: search.get("returned") === "1",
    category: search.get("category") ?? "",
    sort: isSort(sort) ? sort : postSorts[0],
  };
}

export function isNarrowed({ words, author, category }: PostListFilter): boolean {
  return [words, author, category].some((value) => value !== "");
}

export function addressOf(filter: PostListFilter): string {
  const { page, status, words, author, isReturned, category, sort } = filter;
  const order = sort === postSorts[0] ? "" : sort;
  const returned = isReturned ? "1" : "";
  return writeAddress(staffPaths.posts, page, { status, returned, q: words, author, category, sort: order });
}

/** The history state of a link from the list of posts: what was searched and filtered there, for the way back. */
export function useListState() {
  const { search } = useLocation();
  return { listSearch: search };
}

/** The list of posts as it was left; all of it where one came from somewhere else. */
export function useListAddress(): string {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === "object" && state !== null && "listSearch" in state;
  return staffPaths.posts + (isKnown ? String(state.listSearch) : "");
}
