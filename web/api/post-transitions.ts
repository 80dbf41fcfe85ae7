import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { calendar, type DripInput, dripAnswer } from "../../worker/contract/desk/calendar";
import type { PostAction } from "../../worker/contract/desk/post-states";
import { type StaffPost, staffPost } from "../../worker/contract/desk/staff-post";
import { type BulkInput, type BulkResult, bulkAnswer } from "../../worker/contract/desk/transitions";
import { request } from "../lib/http";
import { fetchAs, readAs } from "../lib/read-as";
import { refreshBlog } from "./blog-admin";

/** A mutation after which all lists are fetched anew, also where it failed: then what is on the screen may be old. */
function useListMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshBlog(client) });
}

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
  return useListMutation(transit);
}

/** The same of several, each by itself: the answer says of each how it went. */
export function useBulkTransition() {
  return useListMutation(async (body: BulkInput): Promise<BulkResult[]> => {
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
  return useListMutation((plan: DripPlan) => drip(plan, false));
}

/** How many AI articles become public on a day of Jakarta, `YYYY-MM-DD`, and how many should at most. */
export function generatedOnDayQuery(day: string) {
  return queryOptions({
    queryKey: ["blog", "generated-on", day],
    queryFn: async () => {
      const response = await request(`/api/blog/calendar?from=${day}&to=${day}`);
      const { posts, aiDailyCeiling } = await readAs(calendar, response);
      const count = posts.filter(({ origin, status }) => origin === "ai" && status === "published").length;
      return { count, ceiling: aiDailyCeiling };
    },
    staleTime: 0,
    retry: false,
  });
}
