import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FailedJob, operations } from "../../worker/contract/operations";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { refreshToday } from "./today";

/** How the site runs, always as it is now. */
export function operationsQuery() {
  return queryOptions({
    queryKey: ["operations"],
    queryFn: ({ signal }) => fetchAs(operations, "/api/operations", { signal }),
    staleTime: 0,
    refetchInterval: 60_000,
    retry: 1,
  });
}

/** Has a job that failed done once more. */
export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, subject }: FailedJob) =>
      request("/api/operations/retry", { method: "POST", body: { kind, subject } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: operationsQuery().queryKey });
      refreshToday(client);
    },
  });
}
