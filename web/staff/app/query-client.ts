import { MutationCache, QueryCache } from "@tanstack/react-query";
import { sessionQuery } from "../../api/auth";
import { ApiError } from "../../lib/http";
import { createQueryClient } from "../../lib/query-client";
import { noticeError } from "../features/session/staff-guard";

function notice(error: unknown): void {
  noticeError(error);
  // The role is another one by now: what it does not cover goes.
  if (error instanceof ApiError && error.status === 403) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }
}

/** Everything that the staff area has fetched, and where an expired session and an outdated tab are noticed. */
export const queryClient = createQueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
});
