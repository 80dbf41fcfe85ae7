import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type PostSort, type PostSummary, postSummary } from "../../worker/contract/blog";
import {
  type PostView,
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
  /** Words in the title; "" finds all. */
  title: string;
  /** "" is all. */
  category: string;
  sort: PostSort;
}

export interface PostListPage {
  posts: StaffPostSummary[];
  /** Posts on all pages of this filter. */
  total: number;
}

/** A page of staff's list, without bodies. The page before stays until the new one is there. */
export function staffPostListQuery(filter: PostListFilter) {
  return queryOptions({
    queryKey: ["blog", "staff-list", filter],
    queryFn: async ({ signal }): Promise<PostListPage> => {
      const search = new URLSearchParams({
        view: "staff",
        fields: "summary",
        page: String(filter.page),
        pageSize: String(staffPageSize),
        sort: filter.sort,
      });
      if (filter.status) search.set("status", filter.status);
      if (filter.title) search.set("title", filter.title);
      if (filter.category) search.set("category", filter.category);
      const response = await request(`/api/blog?${search}`, { signal });
      const posts = await readAs(z.array(staffPostSummary), response);
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

/** Every post outside the trash without its body, newest first, for the export. */
export function fetchAllPosts(): Promise<PostSummary[]> {
  return fetchEveryPage(
    ({ page, pageSize }) => request(`/api/blog?view=staff&fields=summary&page=${page}&pageSize=${pageSize}`),
    postSummary,
  );
}
