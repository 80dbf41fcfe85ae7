import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type PendingChange, pendingChange } from "../../worker/contract/desk/revisions";
import { isGone, request } from "../lib/http";
import { keepAnswer } from "../lib/keep-answer";
import { readAs } from "../lib/read-as";
import { useBlogMutation } from "./blog-admin";

/** The change that waits beside a post, null when none does. */
export function pendingQuery(postId: number) {
  return queryOptions({
    // Not among what is fetched anew after each write: what became of it is known.
    queryKey: ["post-pending", postId],
    queryFn: async (): Promise<PendingChange | null> => {
      try {
        return await readAs(pendingChange, await request(`/api/blog/${postId}/pending`));
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

/** Notes what waits beside a post after a write. */
function useNotePending() {
  const client = useQueryClient();
  return (postId: number, change: PendingChange | null) =>
    keepAnswer(client, pendingQuery(postId).queryKey, change);
}

export function useDropPending() {
  const note = useNotePending();
  return useBlogMutation(async (id: number) => {
    await request(`/api/blog/${id}/pending`, { method: "DELETE" });
    await note(id, null);
  });
}
