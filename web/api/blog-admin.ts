import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
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
import { searchHit } from "../../worker/contract/search";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { askAt, fetchEveryPage, pageQuery, post, readQuery, refresh, useWrite } from "./calls";
import { keepRoom } from "./media";
import { todayKey } from "./today";

/** What a write to articles makes old: every list and article of the blog, except the one being edited. */
export const blogKeys = [["blog"], todayKey];

export const refreshBlog = (client: QueryClient) => refresh(client, ...blogKeys);

/** Specification, section 7: the lists are kept a minute and tried a second time. */
const listOptions = { staleTime: 60_000, retry: 1 } as const;

export const postCategoriesQuery = () =>
  readQuery(["blog", "categories"], z.array(postCategory), "/api/blog/categories", listOptions);

/** `content` as the server would store it. */
async function cleanContent(content: string, signal?: AbortSignal): Promise<string> {
  if (content.trim() === "") return "";
  const call = { method: "POST", body: { content }, ...(signal && { signal }) } as const;
  return (await fetchAs(postPreview, "/api/blog/preview", call)).content;
}

/** Milliseconds until what is pasted stays plain text. */
const limitMs = 8000;

/** What is pasted as the server would store it, and what that leaves out or changes. */
export const cleanForPasting = (content: string): Promise<PostPreviewAnswer> =>
  post(postPreviewAnswer, "/api/blog/preview", { content }, { limitMs });

export const contentPreviewQuery = (content: string) =>
  queryOptions({
    queryKey: ["preview", content],
    queryFn: async ({ signal, client }) => keepRoom(await cleanContent(content, signal), client),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Cleans content that is about to be put into a form. */
export const useCleanContent = () => useWrite([], (content: string) => cleanContent(content));

export const useDeletePost = () =>
  useWrite(blogKeys, (id: number) => request(`/api/blog/${id}`, { method: "DELETE" }));

/** The articles for a question, best first. */
export const searchQuery = (question: string) =>
  readQuery(
    ["blog", "search", question],
    z.array(searchHit),
    `/api/blog/search?q=${encodeURIComponent(question)}`,
    { staleTime: Number.POSITIVE_INFINITY },
  );

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

function askForPosts({ status, words, author, isReturned, category, sort }: PostListFilter) {
  return askAt("/api/blog", {
    ...{ view: "staff", fields: "summary", sort },
    ...(status && { status }),
    ...(words && { q: words }),
    ...(author && { author }),
    ...(isReturned && { returned: "1" }),
    ...(category && { category }),
  });
}

/** Every post that matches, on all pages. */
export const fetchMatchingPosts = (filter: PostListFilter): Promise<StaffPostSummary[]> =>
  fetchEveryPage(askForPosts(filter), staffPostSummary);

/** A draft may be a text alone. */
const toListed = ({ rows, total }: { rows: StaffPostSummary[]; total: number }) => ({
  posts: rows.map((post) => ({ ...post, title: post.title || "Tanpa judul" })),
  total,
});

/** A page of staff's list, without bodies. */
export const staffPostListQuery = (filter: PostListFilter) =>
  queryOptions({
    ...pageQuery(["blog", "staff-list", filter], askForPosts(filter), staffPostSummary, filter.page),
    ...listOptions,
    select: toListed,
  });

/** A post in whatever state it is. */
export const fetchStaffPost = (id: number): Promise<StaffPost> =>
  fetchAs(staffPost, `/api/blog/${id}?view=staff`);

/** A post to be read before it is decided on: fetched when it is opened, and never changed under whoever reads it. */
export const readPostQuery = (id: number) =>
  readQuery(["review", "post", id], staffPost, `/api/blog/${id}?view=staff`, { refetchOnReconnect: false });

/** Posts of every tab. */
export const viewCountsQuery = () => readQuery(["blog", "views"], viewCounts, "/api/blog/views", listOptions);

/** Who has written articles, and how many. */
export const postAuthorsQuery = () =>
  readQuery(["blog", "authors"], postAuthors, "/api/blog/authors", listOptions);

/** Every post outside the trash without its body, newest first, for the export. */
export const fetchAllPosts = (): Promise<PostSummary[]> =>
  fetchEveryPage(askAt("/api/blog", { view: "staff", fields: "summary" }), postSummary);
