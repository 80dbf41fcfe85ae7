import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { pendingChange } from "../../worker/contract/desk/revisions";
import { agedPosts } from "../../worker/contract/studio/checks";
import { fetchAs } from "../lib/read-as";

/** Milliseconds that a writer may take to look through an article; the server gives up before. */
const refreshMs = 120_000;

/** Articles that should be looked through, those with dead links first. */
export function agedPostsQuery() {
  return queryOptions({
    queryKey: ["blog", "aged"],
    queryFn: () => fetchAs(agedPosts, "/api/blog/refresh"),
    staleTime: 0,
    retry: 1,
  });
}

/** Has an article looked through; what comes of it waits beside it. */
export function useRefreshPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      fetchAs(pendingChange, `/api/blog/${id}/refresh`, { method: "POST", limitMs: refreshMs }),
    onSettled: () => void client.invalidateQueries({ queryKey: ["blog"] }),
  });
}
