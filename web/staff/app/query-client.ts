import { MutationCache, QueryCache } from "@tanstack/react-query";
import { sessionQuery } from "../../api/auth";
import { ApiError } from "../../lib/http";
import { createQueryClient } from "../../lib/query-client";
import { noticeError } from "../features/session/staff-guard";

function notice(error: unknown): void {
  noticeError(error);
  // The role has changed, so data that it does not allow must go.
  if (error instanceof ApiError && error.status === 403) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }
}

/** The query cache of the staff area. It also detects expired sessions and outdated tabs. */
export const queryClient = createQueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
});
