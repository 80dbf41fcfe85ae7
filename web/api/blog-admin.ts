import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type PostPreviewAnswer,
  type PostSort,
  type PostSummary,
  postCategory,
  postPreview,
  postPreviewAnswer,
  postSummary,
} from "../../worker/contract/blog";
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
import type { SearchData } from "../../worker/contract/page-data";
import { searchHit } from "../../worker/contract/search";
import { request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";
import { fetchEveryPage, readPage } from "./every-page";
import { keepRoom } from "./media";
import { refreshToday } from "./today";

/** Specification, section 7: the lists are kept a minute and tried a second time. */
export const listOptions = { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } as const;

export function postCategoriesQuery() {
  return queryOptions({
    queryKey: ["blog", "categories"],
    queryFn: () => fetchAs(z.array(postCategory), "/api/blog/categories"),
    ...listOptions,
  });
}

/** `content` as the server would store it. */
export async function cleanContent(content: string, signal?: AbortSignal): Promise<string> {
  if (content.trim() === "") return "";
  return (
    await fetchAs(postPreview, "/api/blog/preview", {
      method: "POST",
      body: { content },
      ...(signal && { signal }),
    })
  ).content;
}

/** Milliseconds until what is pasted stays plain text. */
const pasteLimit = 8000;

/** What is pasted as the server would store it, and what that leaves out or changes. */
export async function cleanForPasting(content: string): Promise<PostPreviewAnswer> {
  const signal = AbortSignal.timeout(pasteLimit);
  return fetchAs(postPreviewAnswer, "/api/blog/preview", { method: "POST", body: { content }, signal });
}

export function contentPreviewQuery(content: string) {
  return queryOptions({
    queryKey: ["preview", content],
    queryFn: async ({ signal, client }) => keepRoom(await cleanContent(content, signal), client),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Cleans content that is about to be put into a form. */
export function useCleanContent() {
  return useMutation({ mutationFn: (content: string) => cleanContent(content) });
}

/** Has every list and article of the blog fetched anew, except the one being edited. */
export function refreshBlog(client: QueryClient): Promise<void> {
  refreshToday(client);
  return client.invalidateQueries({
    queryKey: ["blog"],
    predicate: ({ queryKey }) => queryKey[1] !== "edit",
  });
}

/** A mutation of articles, after which all lists are fetched anew, also where it failed: then what is on the screen may be old. */
export function useBlogMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  // Awaited: a row that goes is gone before a dialog gives the focus back to where it came from.
  return useMutation({ mutationFn, onSettled: () => refreshBlog(client) });
}

export function useDeletePost() {
  return useBlogMutation((id: number) => request(`/api/blog/${id}`, { method: "DELETE" }));
}

/** The articles for a question, best first. */
export function searchQuery(question: string) {
  return queryOptions({
    queryKey: ["blog", "search", question],
    queryFn: async (): Promise<SearchData> => {
      const response = await request(`/api/blog/search?q=${encodeURIComponent(question)}`);
      const hits = await readAs(z.array(searchHit), response);
      return { question, hits, latest: [], categories: [] };
    },
  });
}

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
