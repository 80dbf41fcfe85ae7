import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { contactSummary } from "../../worker/contract/inbox/contact-summary";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** Figures of the enquiries of the last `days`. Those of other days stay until they are there. */
export function contactSummaryQuery(days: number) {
  return queryOptions({
    queryKey: ["contact", "summary", days],
    queryFn: async ({ signal }) =>
      readAs(contactSummary, await request(`/api/contact/summary?days=${days}`, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  });
}
