import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type PostSort, type PostSummary, postSummary } from "../../worker/contract/blog";
import {
  type PostView,
  postAuthors,
  type StaffPost,
  type StaffPostSummary,
  staffPost,
  staffPostSummary,
  viewCounts,
} from "../../worker/contract/desk/staff-post";
import { staffPageSize } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { listOptions } from "./blog-admin";
import { fetchEveryPage, readPage } from "./every-page";

export interface PostListFilter {
  page: number;
  /** The tab; "" is everything outside the trash. */
  status: PostView | "";
  /** Words in the title, the summary or the text; "" finds all. */
  words: string;
  /** `me` or the number of an account; "" is anybody. */
  author: string;
  /** Only what was sent back to its author. */
  isReturned: boolean;
  /** "" is all. */
  category: string;
  sort: PostSort;
}

export interface PostListPage {
  posts: StaffPostSummary[];
  /** Posts on all pages of this filter. */
  total: number;
}

function searchOf(filter: PostListFilter, { page, pageSize }: { page: number; pageSize: number }) {
  const { status, words, author, isReturned, category, sort } = filter;
  return new URLSearchParams({
    ...{ view: "staff", fields: "summary", page: String(page), pageSize: String(pageSize), sort },
    ...(status && { status }),
    ...(words && { q: words }),
    ...(author && { author }),
    ...(isReturned && { returned: "1" }),
    ...(category && { category }),
  });
}

/** Every post that matches, on all pages. */
export function fetchMatchingPosts(filter: PostListFilter): Promise<StaffPostSummary[]> {
  return fetchEveryPage((paging) => request(`/api/blog?${searchOf(filter, paging)}`), staffPostSummary);
}

/** A page of staff's list, without bodies. The page before stays until the new one is there. */
export function staffPostListQuery(filter: PostListFilter) {
  return queryOptions({
    queryKey: ["blog", "staff-list", filter],
    queryFn: async ({ signal }): Promise<PostListPage> => {
      const paging = { page: filter.page, pageSize: staffPageSize };
      const response = await request(`/api/blog?${searchOf(filter, paging)}`, { signal });
      const { rows, total } = await readPage(staffPostSummary, response);
      // A draft may be a text alone.
      return { posts: rows.map((post) => ({ ...post, title: post.title || "Tanpa judul" })), total };
    },
    placeholderData: keepPreviousData,
    ...listOptions,
  });
}

/** A post in whatever state it is. */
export function fetchStaffPost(id: number): Promise<StaffPost> {
  return fetchAs(staffPost, `/api/blog/${id}?view=staff`);
}

/** A post to be read before it is decided on: fetched when it is opened, and never changed under whoever reads it. */
export function readPostQuery(id: number) {
  return queryOptions({
    queryKey: ["review", "post", id],
    queryFn: () => fetchStaffPost(id),
    staleTime: 0,
    refetchOnReconnect: false,
  });
}

/** Posts of every tab. */
export function viewCountsQuery() {
  return queryOptions({
    queryKey: ["blog", "views"],
    queryFn: () => fetchAs(viewCounts, "/api/blog/views"),
    ...listOptions,
  });
}

/** Who has written articles, and how many. */
export function postAuthorsQuery() {
  return queryOptions({
    queryKey: ["blog", "authors"],
    queryFn: () => fetchAs(postAuthors, "/api/blog/authors"),
    ...listOptions,
  });
}

/** Every post outside the trash without its body, newest first, for the export. */
export function fetchAllPosts(): Promise<PostSummary[]> {
  return fetchEveryPage(
    ({ page, pageSize }) => request(`/api/blog?view=staff&fields=summary&page=${page}&pageSize=${pageSize}`),
    postSummary,
  );
}
