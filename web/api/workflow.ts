import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type Calendar,
  calendar,
  type DripInput,
  dripAnswer,
  maxCalendarDays,
} from "../../worker/contract/desk/calendar";
import { postNote } from "../../worker/contract/desk/post-notes";
import type { PostAction } from "../../worker/contract/desk/post-states";
import {
  type StaffPost,
  type StaffPostSummary,
  staffPost,
  staffPostSummary,
} from "../../worker/contract/desk/staff-post";
import { type BulkInput, type BulkResult, bulkAnswer } from "../../worker/contract/desk/transitions";
import { maxPageSize } from "../../worker/contract/limits";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { useBlogMutation } from "./blog-admin";
import { readPage } from "./every-page";

export interface Transition {
  id: number;
  to: PostAction;
  body: { version: string; note?: string; publishAt?: string; slug?: string };
}

/** Brings one post into another state; `publish` also moves what is scheduled. */
export function transit({ id, to, body }: Transition): Promise<StaffPost> {
  return fetchAs(staffPost, `/api/blog/${id}/${to}`, { method: "POST", body });
}

export function useTransition() {
  return useBlogMutation(transit);
}

/** The same of several, each by itself: the answer says of each how it went. */
export function useBulkTransition() {
  return useBlogMutation(async (body: BulkInput): Promise<BulkResult[]> => {
    return (await fetchAs(bulkAnswer, "/api/blog/bulk", { method: "POST", body })).results;
  });
}

export type DripPlan = Omit<DripInput, "dryRun" | "findsFree">;

async function drip(plan: DripPlan, dryRun: boolean, signal?: AbortSignal) {
  const body = { ...plan, findsFree: true, dryRun };
  return fetchAs(dripAnswer, "/api/blog/drip", { method: "POST", body, ...(signal && { signal }) });
}

/** The dates that a plan comes to; nothing is written. Those of the plan before stay until the new ones are there. */
export function dripDatesQuery(plan: DripPlan) {
  return queryOptions({
    queryKey: ["drip", plan],
    queryFn: ({ signal }) => drip(plan, true, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Schedules all posts of a plan, or none. */
export function useDrip() {
  return useBlogMutation((plan: DripPlan) => drip(plan, false));
}

/** How many AI articles become public on a day of Jakarta, `YYYY-MM-DD`, and how many should at most. */
export function generatedOnDayQuery(day: string) {
  return queryOptions({
    queryKey: ["blog", "generated-on", day],
    queryFn: async () => {
      const { posts, aiDailyCeiling } = await fetchCalendar(day, day);
      const count = posts.filter(({ origin, status }) => origin === "ai" && status === "published").length;
      return { count, ceiling: aiDailyCeiling };
    },
    staleTime: 0,
    retry: false,
  });
}

/** What is out, scheduled and planned in the days of Jakarta from `from` to `to`, both included. */
async function fetchCalendar(from: string, to: string, signal?: AbortSignal): Promise<Calendar> {
  const search = new URLSearchParams({ from, to });
  return fetchAs(calendar, `/api/blog/calendar?${search}`, { ...(signal && { signal }) });
}

/** The days of a page of the calendar, always the newest state. The page before stays until the new one is there. */
export function calendarQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ["blog", "calendar", from, to],
    queryFn: ({ signal }) => fetchCalendar(from, to, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

/** As many days from `from` on as one answer holds. */
export function comingDaysQuery(from: string) {
  const to = new Date(new Date(from).getTime() + (maxCalendarDays - 1) * 24 * 60 * 60 * 1000);
  return queryOptions({
    queryKey: ["blog", "coming-days", from],
    queryFn: ({ signal }) => fetchCalendar(from, to.toISOString().slice(0, 10), signal),
    staleTime: 0,
    retry: 1,
  });
}

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
