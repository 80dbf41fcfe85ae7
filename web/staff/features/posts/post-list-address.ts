import { useLocation } from "react-router-dom";
import { postSorts } from "../../../../worker/contract/blog";
import { postViews } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/paths";
import type { PostListFilter } from "../../../api/blog-admin";
import { readPage, readWords, writeAddress } from "../../lists/list-address";

/** Parses the filter of an address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): PostListFilter {
  const author = search.get("author") ?? "";
  return {
    page: readPage(search),
    status: postViews.find((view) => view === search.get("status")) ?? "",
    words: readWords(search),
    author: /^(me|[1-9]\d{0,8})$/.test(author) ? author : "",
    isReturned: search.get("returned") === "1",
    category: search.get("category") ?? "",
    sort: postSorts.find((sort) => sort === search.get("sort")) ?? postSorts[0],
  };
}

export function isNarrowed({ words, author, category }: PostListFilter): boolean {
  return [words, author, category].some((value) => value !== "");
}

export function toPath(filter: PostListFilter): string {
  const { page, status, words, author, isReturned, category, sort } = filter;
  const order = sort === postSorts[0] ? "" : sort;
  const returned = isReturned ? "1" : "";
  return writeAddress(staffPaths.posts, page, { status, returned, q: words, author, category, sort: order });
}

/** The history state of a link from the list, with its filter for the way back. */
export function useListState() {
  const { search } = useLocation();
  return { listSearch: search };
}

/** The address of the list with its last filter. */
export function useListAddress(): string {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === "object" && state !== null && "listSearch" in state;
  return staffPaths.posts + (isKnown ? String(state.listSearch) : "");
}
