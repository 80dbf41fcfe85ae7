import { MutationCache, QueryCache } from "@tanstack/react-query";
import { createQueryClient } from "../../lib/query-client";
import { noticeExpiry } from "../features/session/session-expiry";

/** Everything that the staff area has fetched, and the one place where an expired session is noticed. */
export const queryClient = createQueryClient({
  queryCache: new QueryCache({ onError: noticeExpiry }),
  mutationCache: new MutationCache({ onError: noticeExpiry }),
});
