import { queryOptions } from "@tanstack/react-query";
import { findAnswer, type Today, today } from "../../worker/contract/today";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** What waits for whoever is signed in; an answer counts for a quarter of a minute. */
export function todayQuery() {
  return queryOptions({
    queryKey: ["today"],
    queryFn: async ({ signal }): Promise<Today> => readAs(today, await request("/api/today", { signal })),
    staleTime: 15_000,
    retry: 1,
  });
}

/** Articles, enquiries and pictures that have the words. */
export function findQuery(q: string) {
  return queryOptions({
    queryKey: ["find", q],
    queryFn: async ({ signal }) =>
      readAs(findAnswer, await request("/api/find", { method: "POST", body: { q }, signal })),
    staleTime: 10_000,
    retry: 1,
  });
}
