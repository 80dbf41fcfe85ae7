import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type PostSort, type PostSummary, postSummary } from "../../worker/contract/blog";
import {
  type PostView,
  postAuthors,
  type StaffPostSummary,
  staffPostSummary,
  viewCounts,
} from "../../worker/contract/desk/staff-post";
import { staffPageSize, totalCountHeader } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";
import { listOptions } from "./blog-admin";
import { fetchEveryPage } from "./every-page";

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
      const found = await readAs(z.array(staffPostSummary), response);
      // A draft may be a text alone.
      const posts = found.map((post) => ({ ...post, title: post.title || "Tanpa judul" }));
      return { posts, total: Number(response.headers.get(totalCountHeader) ?? posts.length) };
    },
    placeholderData: keepPreviousData,
    ...listOptions,
  });
}

/** Posts of every tab. */
export function viewCountsQuery() {
  return queryOptions({
    queryKey: ["blog", "views"],
    queryFn: async () => readAs(viewCounts, await request("/api/blog/views")),
    ...listOptions,
  });
}

/** Who has written articles, and how many. */
export function postAuthorsQuery() {
  return queryOptions({
    queryKey: ["blog", "authors"],
    queryFn: async () => readAs(postAuthors, await request("/api/blog/authors")),
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
