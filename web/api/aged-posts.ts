import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { pendingChange } from "../../worker/contract/desk/revisions";
import { agedPosts } from "../../worker/contract/studio/checks";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** Milliseconds that a writer may take to look through an article; the server gives up before. */
const refreshMs = 120_000;

/** Articles that should be looked through, those with dead links first. */
export function agedPostsQuery() {
  return queryOptions({
    queryKey: ["blog", "aged"],
    queryFn: async () => readAs(agedPosts, await request("/api/blog/refresh")),
    staleTime: 0,
    retry: 1,
  });
}

/** Has an article looked through; what comes of it waits beside it. */
export function useRefreshPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const response = await request(`/api/blog/${id}/refresh`, { method: "POST", limitMs: refreshMs });
      return readAs(pendingChange, response);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ["blog"] }),
  });
}
