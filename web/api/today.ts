import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { findAnswer, today } from "../../worker/contract/today";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";

/** Milliseconds between two questions of what waits, while a page of the staff area is in front of somebody. */
export const todayEveryMs = 30_000;

/** What waits for whoever is signed in; an answer counts for a quarter of a minute. */
export function todayQuery() {
  return queryOptions({
    queryKey: ["today"],
    queryFn: ({ signal }) => fetchAs(today, "/api/today", { signal }),
    staleTime: 15_000,
    retry: 1,
  });
}

/** Has what waits counted anew. */
export function refreshToday(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: todayQuery().queryKey });
}

/** What waits at the enquiry desk, as the frame of the staff area knows it. */
export function useContactCounts() {
  return useQuery({ ...todayQuery(), enabled: false }).data?.contacts ?? undefined;
}

/** Says which enquiry is the newest of the list that the reader has opened. */
export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request("/api/contact/seen", { method: "PUT", body: { id } }),
    onSuccess: () => refreshToday(client),
  });
}

/** Articles, enquiries and pictures that have the words. */
export function findQuery(q: string) {
  return queryOptions({
    queryKey: ["find", q],
    queryFn: ({ signal }) => fetchAs(findAnswer, "/api/find", { method: "POST", body: { q }, signal }),
    staleTime: 10_000,
    retry: 1,
  });
}
