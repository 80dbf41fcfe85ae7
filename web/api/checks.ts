import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Checks, checks, provenance, type VerdictInput } from "../../worker/contract/studio/checks";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";
import { refreshBlog } from "./blog-admin";

/** What an article of the writer claims and what is wrong with it; fetched anew after each write of the blog. */
export function checksQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "checks", postId],
    queryFn: async () => readAs(checks, await request(`/api/blog/${postId}/checks`)),
    staleTime: 0,
  });
}

export interface Deciding {
  key: string;
  body: VerdictInput;
}

/** Says what a claim of a post is worth; the answer is its checks as they are then. */
export function useDecideClaim(postId: number) {
  const client = useQueryClient();
  const { queryKey } = checksQuery(postId);
  return useMutation({
    mutationFn: async ({ key, body }: Deciding): Promise<Checks> => {
      const response = await request(`/api/blog/${postId}/claims/${key}`, { method: "PUT", body });
      return readAs(checks, response);
    },
    onSuccess: async (decided) => {
      // One that is still on its way would bring back what was decided.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, decided);
      // The lists count what is open; the text is the same.
      void refreshBlog(client);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** How an article of the writer came about. */
export function provenanceQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "provenance", postId],
    queryFn: async () => readAs(provenance, await request(`/api/blog/${postId}/provenance`)),
    staleTime: 0,
  });
}
