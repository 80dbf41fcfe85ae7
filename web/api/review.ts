import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { postNote } from "../../worker/contract/desk/post-notes";
import {
  type StaffPost,
  type StaffPostSummary,
  staffPostSummary,
} from "../../worker/contract/desk/staff-post";
import { maxPageSize } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { readPage } from "./every-page";
import { transit } from "./post-transitions";

export interface ReviewQueue {
  posts: StaffPostSummary[];
  /** What waits in all, also behind what one answer holds. */
  total: number;
}

async function fetchQueue(pageSize: number): Promise<ReviewQueue> {
  const search = new URLSearchParams({
    view: "staff",
    status: "review",
    fields: "summary",
    sort: "oldest",
    page: "1",
    pageSize: String(pageSize),
  });
  const { rows: posts, total } = await readPage(staffPostSummary, await request(`/api/blog?${search}`));
  return { posts, total };
}

export const reviewQueueKey = ["blog", "review-queue"];

/** What waits to be read, the oldest first. */
export function reviewQueueQuery() {
  return queryOptions({
    queryKey: reviewQueueKey,
    queryFn: () => fetchQueue(maxPageSize),
    staleTime: 0,
    retry: 1,
  });
}

/** Posts beside which a change waits, the one that was changed last first. */
export function proposalsQuery() {
  return queryOptions({
    queryKey: ["blog", "proposals"],
    queryFn: async () => {
      const search = new URLSearchParams({ view: "staff", pending: "true", fields: "summary" });
      return fetchAs(z.array(staffPostSummary), `/api/blog?${search}&page=1&pageSize=100`);
    },
    staleTime: 0,
  });
}

/** How many wait to be read. */
export function reviewCountQuery() {
  return queryOptions({
    queryKey: ["blog", "review-count"],
    queryFn: async () => (await fetchQueue(1)).total,
    staleTime: 0,
  });
}

/** Takes a decision back: the post waits to be read again. What was approved is withdrawn first. */
export async function putBackInReview(post: StaffPost): Promise<void> {
  const { id } = post;
  const version = (read: StaffPost) => ({ version: read.updatedAt ?? "" });
  const withdrawn =
    post.status === "published" ? await transit({ id, to: "unpublish", body: version(post) }) : post;
  await transit({ id, to: "submit", body: version(withdrawn) });
}

/** What was said of a post, the newest first. */
export function postNotesQuery(id: number) {
  return queryOptions({
    queryKey: ["review", "notes", id],
    queryFn: () => fetchAs(z.array(postNote), `/api/blog/${id}/notes`),
    staleTime: 0,
  });
}
