import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type PostNote, postNote } from "../../worker/contract/desk/post-notes";
import {
  type StaffPost,
  type StaffPostSummary,
  staffPost,
  staffPostSummary,
} from "../../worker/contract/desk/staff-post";
import { maxPageSize, totalCountHeader } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

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
  const response = await request(`/api/blog?${search}`);
  const posts = await readAs(z.array(staffPostSummary), response);
  return { posts, total: Number(response.headers.get(totalCountHeader) ?? posts.length) };
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
      return readAs(z.array(staffPostSummary), await request(`/api/blog?${search}&page=1&pageSize=100`));
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

export interface Return {
  id: number;
  /** The version that was read. */
  version: string;
  note: string;
}

/** Gives a post back to its author with a note. */
export async function returnPost({ id, ...body }: Return): Promise<StaffPost> {
  const response = await request(`/api/blog/${id}/return`, { method: "POST", body });
  return readAs(staffPost, response);
}

/** Takes a decision back: the post waits to be read again. What was approved is withdrawn first. */
export async function putBackInReview({ id, updatedAt, status }: StaffPost): Promise<void> {
  let version = updatedAt;
  if (status === "published") {
    const response = await request(`/api/blog/${id}/unpublish`, { method: "POST", body: { version } });
    version = (await readAs(staffPost, response)).updatedAt;
  }
  await request(`/api/blog/${id}/submit`, { method: "POST", body: { version } });
}

/** What was said of a post, the newest first. */
export function postNotesQuery(id: number) {
  return queryOptions({
    queryKey: ["review", "notes", id],
    queryFn: async (): Promise<PostNote[]> => {
      const response = await request(`/api/blog/${id}/notes`);
      return readAs(z.array(postNote), response);
    },
    staleTime: 0,
  });
}
