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
import { type BulkInput, bulkAnswer } from "../../worker/contract/desk/transitions";
import { maxPageSize } from "../../worker/contract/limits";
import { ApiError } from "../lib/http";
import { blogKeys } from "./blog-admin";
import { askAt, post, readPage, readQuery, useWrite } from "./calls";

/** Optional fields of a transition. */
export interface StepDetails {
  publishAt?: string;
  note?: string;
  slug?: string;
}

interface Transition {
  id: number;
  to: PostAction;
  body: StepDetails & { version: string };
}

/**
 * Changes a post's state; `publish` also moves a scheduled post. If the slug of a restored post is taken, the free slug
 * from the response is used.
 */
export async function transit({ id, to, body }: Transition): Promise<StaffPost> {
  const call = (given: StepDetails = {}) => post(staffPost, `/api/blog/${id}/${to}`, { ...body, ...given });
  try {
    return await call();
  } catch (error) {
    const slug = to === "restore" && error instanceof ApiError && error.fields.slug;
    if (!slug) throw error;
    return call({ slug });
  }
}

export const useTransition = () => useWrite(blogKeys, transit);

/** Changes the states of several posts independently; returns the result of each. */
export const useBulkTransition = () =>
  useWrite(blogKeys, async (body: BulkInput) => (await post(bulkAnswer, "/api/blog/bulk", body)).results);

export type DripPlan = Omit<DripInput, "dryRun" | "findsFree">;

async function drip(plan: DripPlan, dryRun: boolean, signal?: AbortSignal) {
  const body = { ...plan, findsFree: true, dryRun };
  return post(dripAnswer, "/api/blog/drip", body, { ...(signal && { signal }) });
}

/** The dates of a plan; nothing is written. The previous dates stay until the new ones have loaded. */
export const dripDatesQuery = (plan: DripPlan) =>
  queryOptions({
    queryKey: ["drip", plan],
    queryFn: ({ signal }) => drip(plan, true, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** Schedules all posts of a plan, or none. */
export const useDrip = () => useWrite(blogKeys, (plan: DripPlan) => drip(plan, false));

/** Published, scheduled and planned articles of days in Jakarta, inclusive. */
const daysQuery = (name: string, from: string, to: string) =>
  readQuery<Calendar>(
    ["blog", name, from, to],
    calendar,
    `/api/blog/calendar?${new URLSearchParams({ from, to })}`,
    { retry: 1 },
  );

/** The number of AI articles published on a day in Jakarta (`YYYY-MM-DD`), and the limit. */
export const generatedOnDayQuery = (day: string) =>
  queryOptions({
    ...daysQuery("generated-on", day, day),
    select: ({ posts, aiDailyCeiling: ceiling }) => ({
      count: posts.filter(({ origin, status }) => origin === "ai" && status === "published").length,
      ceiling,
    }),
  });

/** A page of the calendar, always refetched. The previous page stays until the next one has loaded. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({ ...daysQuery("calendar", from, to), placeholderData: keepPreviousData });

/** The maximum number of days, beginning with `from`. */
export function comingDaysQuery(from: string) {
  const to = new Date(new Date(from).getTime() + (maxCalendarDays - 1) * 24 * 60 * 60 * 1000);
  return daysQuery("coming-days", from, to.toISOString().slice(0, 10));
}

export interface ReviewQueue {
  posts: StaffPostSummary[];
  /** The total, also beyond one response. */
  total: number;
}

async function fetchQueue(): Promise<ReviewQueue> {
  const query = { view: "staff", status: "review", fields: "summary", sort: "oldest" };
  const response = await askAt("/api/blog", query)({ page: 1, pageSize: maxPageSize });
  const { rows: posts, total } = await readPage(staffPostSummary, response);
  return { posts, total };
}

export const reviewQueueKey = ["blog", "review-queue"];

/** Posts that wait for review, oldest first. */
export const reviewQueueQuery = () =>
  queryOptions({
    queryKey: reviewQueueKey,
    queryFn: fetchQueue,
    staleTime: 0,
    retry: 1,
  });

/** Posts with a pending change, the last changed first. */
export const proposalsQuery = () =>
  readQuery(
    ["blog", "proposals"],
    z.array(staffPostSummary),
    "/api/blog?view=staff&pending=true&fields=summary&page=1&pageSize=100",
  );

/** Undoes a decision: an approved post is withdrawn first, then submitted for review again. */
export async function putBackInReview(post: StaffPost): Promise<void> {
  const { id } = post;
  const version = (read: StaffPost) => ({ version: read.updatedAt ?? "" });
  const withdrawn =
    post.status === "published" ? await transit({ id, to: "unpublish", body: version(post) }) : post;
  await transit({ id, to: "submit", body: version(withdrawn) });
}

/** Notes on a post, newest first. */
export const postNotesQuery = (id: number) =>
  readQuery(["review", "notes", id], z.array(postNote), `/api/blog/${id}/notes`);
