import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { findAnswer, today } from "../../worker/contract/today";
import { request } from "../lib/http";
import { post, readQuery, refresh, useWrite } from "./calls";

/** Milliseconds between two questions of what waits, while a page of the staff area is in front of somebody. */
export const todayEveryMs = 30_000;

export const todayKey = ["today"];

/** What waits for whoever is signed in; an answer counts for a quarter of a minute. */
export const todayQuery = () => readQuery(todayKey, today, "/api/today", { staleTime: 15_000, retry: 1 });

/** Has what waits counted anew. */
export const refreshToday = (client: QueryClient) => void refresh(client, todayKey);

/** What waits at the enquiry desk, as the frame of the staff area knows it. */
export function useContactCounts() {
  return useQuery({ ...todayQuery(), enabled: false }).data?.contacts ?? undefined;
}

/** Says which enquiry is the newest of the list that the reader has opened. */
export const useMarkSeen = () =>
  useWrite([todayKey], (id: number) => request("/api/contact/seen", { method: "PUT", body: { id } }));

/** Articles, enquiries and pictures that have the words. */
export const findQuery = (q: string) =>
  queryOptions({
    queryKey: ["find", q],
    queryFn: ({ signal }) => post(findAnswer, "/api/find", { q }, { signal }),
    staleTime: 10_000,
    retry: 1,
  });
