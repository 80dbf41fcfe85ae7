import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  type PendingChange,
  type PendingInput,
  type Promotion,
  pendingChange,
} from "../../worker/contract/desk/revisions";
import { staffPost } from "../../worker/contract/desk/staff-post";
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

export function usePropose() {
  const note = useNotePending();
  return useBlogMutation(async ({ id, ...body }: PendingInput & { id: number }) => {
    const response = await request(`/api/blog/${id}/pending`, { method: "PUT", body });
    const change = await readAs(pendingChange, response);
    await note(id, change);
    return change;
  });
}

/** Puts what waits in the place of the post. */
export function usePromote() {
  const note = useNotePending();
  return useBlogMutation(async ({ id, ...body }: Promotion & { id: number }) => {
    const response = await request(`/api/blog/${id}/pending/promote`, { method: "POST", body });
    const promoted = await readAs(staffPost, response);
    await note(id, null);
    return promoted;
  });
}

export function useDropPending() {
  const note = useNotePending();
  return useBlogMutation(async (id: number) => {
    await request(`/api/blog/${id}/pending`, { method: "DELETE" });
    await note(id, null);
  });
}
