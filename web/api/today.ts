import { queryOptions, useQuery } from "@tanstack/react-query";
import { findAnswer, today } from "../../worker/contract/today";
import { request } from "../lib/http";
import { post, readQuery, useWrite } from "./calls";

/** Polling interval of open tasks in milliseconds, while a page of the staff area is visible. */
export const todayEveryMs = 30_000;

export const todayKey = ["today"];

/** The open tasks of the account; cached for 15 seconds. */
export const todayQuery = () => readQuery(todayKey, today, "/api/today", { staleTime: 15_000, retry: 1 });

/** The cached counts of enquiries; this hook does not fetch them. */
export function useContactCounts() {
  return useQuery({ ...todayQuery(), enabled: false }).data?.contacts ?? undefined;
}

export const useMarkSeen = () =>
  useWrite([todayKey], (id: number) => request("/api/contact/seen", { method: "PUT", body: { id } }));

/** Articles, enquiries and pictures that contain the words. */
export const findQuery = (q: string) =>
  queryOptions({
    queryKey: ["find", q],
    queryFn: ({ signal }) => post(findAnswer, "/api/find", { q }, { signal }),
    staleTime: 10_000,
    retry: 1,
  });
