import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type PostSort, type PostSummary, postCategory, postSummary } from "../../worker/contract/blog";
import {
  type PostPreviewAnswer,
  type PostView,
  postAuthors,
  postPreview,
  postPreviewAnswer,
  type StaffPost,
  type StaffPostSummary,
  staffPost,
  staffPostSummary,
  viewCounts,
} from "../../worker/contract/desk/staff-post";
import { searchHit } from "../../worker/contract/search";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { askAt, fetchEveryPage, pageQuery, post, readQuery, refresh, useWrite, versionQuery } from "./calls";
import { addPictureSizes } from "./media";
import { todayKey } from "./today";

/** Queries that a write to articles invalidates: all of the blog except the article in the editor. */
export const blogKeys = [["blog"], todayKey];

export const refreshBlog = (client: QueryClient) => refresh(client, ...blogKeys);

/** Specification, section 7: lists are cached for a minute and retried once. */
const listOptions = { staleTime: 60_000, retry: 1 } as const;

export const postCategoriesQuery = () =>
  readQuery(["blog", "categories"], z.array(postCategory), "/api/blog/categories", listOptions);

/** `content` as the server would store it. */
async function cleanContent(content: string, signal?: AbortSignal): Promise<string> {
  if (content.trim() === "") return "";
  const call = { method: "POST", body: { content }, ...(signal && { signal }) } as const;
  return (await fetchAs(postPreview, "/api/blog/preview", call)).content;
}

/** Milliseconds after which pasted content is inserted as plain text. */
const limitMs = 8000;

/** Pasted content as the server would store it, and what cleaning removes or changes. */
export const cleanForPasting = (content: string): Promise<PostPreviewAnswer> =>
  post(postPreviewAnswer, "/api/blog/preview", { content }, { limitMs });

export const contentPreviewQuery = (content: string) =>
  queryOptions({
    queryKey: ["preview", content],
    queryFn: async ({ signal, client }) => addPictureSizes(await cleanContent(content, signal), client),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Cleans content before it is inserted into a form. */
export const useCleanContent = () => useWrite([], (content: string) => cleanContent(content));

export const useDeletePost = () =>
  useWrite(blogKeys, ({ id, updatedAt }: Pick<PostSummary, "id" | "updatedAt">) =>
    request(`/api/blog/${id}${versionQuery(updatedAt)}`, { method: "DELETE" }),
  );

/** Search results, best first. */
export const searchQuery = (question: string) =>
  readQuery(
    ["blog", "search", question],
    z.array(searchHit),
    `/api/blog/search?q=${encodeURIComponent(question)}`,
    { staleTime: Number.POSITIVE_INFINITY },
  );

export interface PostListFilter {
  page: number;
  /** The tab; "" for everything outside the trash. */
  status: PostView | "";
  /** Words in title, summary or text; "" for all. */
  words: string;
  author: string;
  /** Only drafts that were returned to their authors. */
  isReturned: boolean;
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

/** All matching posts, for the export. */
export const fetchMatchingPosts = (filter: PostListFilter): Promise<StaffPostSummary[]> =>
  fetchEveryPage(askForPosts(filter), staffPostSummary);

/** A draft may have no title. */
const toListed = ({ rows, total }: { rows: StaffPostSummary[]; total: number }) => ({
  posts: rows.map((post) => ({ ...post, title: post.title || "Tanpa judul" })),
  total,
});

/** A page of the staff's list, without texts. */
export const staffPostListQuery = (filter: PostListFilter) =>
  queryOptions({
    ...pageQuery(["blog", "staff-list", filter], askForPosts(filter), staffPostSummary, filter.page),
    ...listOptions,
    select: toListed,
  });

/** A post in any state. */
export const fetchStaffPost = (id: number): Promise<StaffPost> =>
  fetchAs(staffPost, `/api/blog/${id}?view=staff`);

/** A post under review: fetched once when it is opened, so that it does not change while it is read. */
export const readPostQuery = (id: number) =>
  readQuery(["review", "post", id], staffPost, `/api/blog/${id}?view=staff`, { refetchOnReconnect: false });

export const viewCountsQuery = () => readQuery(["blog", "views"], viewCounts, "/api/blog/views", listOptions);

export const postAuthorsQuery = () =>
  readQuery(["blog", "authors"], postAuthors, "/api/blog/authors", listOptions);

/** All posts outside the trash without texts, newest first, for the export. */
export const fetchAllPosts = (): Promise<PostSummary[]> =>
  fetchEveryPage(askAt("/api/blog", { view: "staff", fields: "summary" }), postSummary);
