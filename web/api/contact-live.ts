import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ContactCounts, contactCounts } from "../../worker/contract/inbox/contact-change";
import { ApiError, request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** Milliseconds between two questions, and the most there may be between them while no answer comes. */
const everyMs = 30_000;
const mostMs = 10 * 60_000;

const counts = {
  queryKey: ["contact", "counts"],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ContactCounts> =>
    readAs(contactCounts, await request("/api/contact/counts", { signal })),
};

/** What waits at the enquiry desk. */
export function contactCountsQuery() {
  return queryOptions(counts);
}

/**
 * The same, asked for again and again: with growing pauses while no answer comes, without a word of it. An answer that
 * nobody is signed in, or may not, ends it.
 */
export function liveContactCountsQuery() {
  return queryOptions({
    ...counts,
    staleTime: 0,
    refetchInterval: everyMs,
    retry: (_, error) => !(error instanceof ApiError && [401, 403].includes(error.status)),
    retryDelay: (failures) => Math.min(everyMs * 2 ** failures, mostMs),
  });
}

/** Says which enquiry is the newest of the list that the reader has opened. */
export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request("/api/contact/seen", { method: "PUT", body: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: contactCountsQuery().queryKey }),
  });
}
