import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type PendingChange, pendingChange } from "../../worker/contract/desk/revisions";
import type { PostInput } from "../../worker/contract/desk/staff-post";
import {
  autosaveAnswer,
  type PostUpdate,
  type Presence,
  presence,
  type StaffPost,
  staffPost,
} from "../../worker/contract/desk/staff-post";
import { nullIfGone, request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs, readAs } from "../lib/read-as";
import { blogKeys, fetchStaffPost } from "./blog-admin";
import { mutate, once, put, refresh, useWrite, versionQuery } from "./calls";

/** What the editor holds: a post, and possibly its pending change. */
export interface OpenedPost {
  post: StaffPost;
  change: PendingChange | null;
}

const fetchChange = (postId: number): Promise<PendingChange | null> =>
  nullIfGone(fetchAs(pendingChange, `/api/blog/${postId}/pending`));

/** The pending change of a post, or null. */
export const pendingQuery = (postId: number) =>
  queryOptions({
    // The key is not below "blog", because writes update this query themselves.
    queryKey: ["post-pending", postId],
    queryFn: () => fetchChange(postId),
    staleTime: 0,
  });

export function useDropPending() {
  const client = useQueryClient();
  return useWrite(blogKeys, async ({ id, updatedAt }: { id: number; updatedAt: string }) => {
    await request(`/api/blog/${id}/pending${versionQuery(updatedAt)}`, { method: "DELETE" });
    await cachePendingChange(client, id, null);
  });
}

/** The stored post with its pending change. */
export async function fetchOpened(id: number): Promise<OpenedPost> {
  const post = await fetchStaffPost(id);
  return { post, change: post.hasPending ? await fetchChange(id) : null };
}

/**
 * The post in the editor with one's own pending change. Always fetched, because a save must be based on the stored
 * version.
 */
export const openedPostQuery = (id: number, userId: number | undefined) =>
  queryOptions({
    queryKey: ["post-form", id],
    queryFn: async (): Promise<OpenedPost> => {
      const { post, change } = await fetchOpened(id);
      return { post, change: change?.author?.id === userId ? change : null };
    },
    ...once,
  });

/** Limit of a request body with `keepalive` in bytes. */
const keptAliveBytes = 60_000;

/** The writes of the editor; other queries of the blog are invalidated after each. */
export function usePostCalls() {
  const client = useQueryClient();
  async function call<Answer>(
    method: "POST" | "PUT",
    path: string,
    answer: z.ZodMiniType<Answer>,
    body: unknown,
    idempotencyKey: string,
    stale: QueryKey[] = blogKeys,
  ): Promise<Answer> {
    const response = await mutate(client, () =>
      request(`/api/blog${path}`, {
        ...{ method, body, idempotencyKey },
        // The page may be closed before the response arrives.
        keepalive: document.visibilityState === "hidden" && JSON.stringify(body).length < keptAliveBytes,
      }),
    );
    void refresh(client, ...stale);
    return readAs(answer, response);
  }

  return {
    create: (values: PostInput, key: string) =>
      call("POST", "", staffPost, { ...values, status: "draft" }, key),
    update: (id: number, body: PostUpdate, key: string) => call("PUT", `/${id}`, staffPost, body, key),
    autosave: (id: number, body: PostInput & { version: string }, key: string) =>
      // Other lists are not refetched while somebody types.
      call("PUT", `/${id}/autosave`, autosaveAnswer, body, key, [
        ["blog", "staff-list"],
        ["blog", "checks"],
      ]),
    promote: async (id: number, { baseVersion, updatedAt }: PendingChange) => {
      const body = { baseVersion, updatedAt };
      const post = await call("POST", `/${id}/pending/promote`, staffPost, body, crypto.randomUUID());
      await cachePendingChange(client, id, null);
      return post;
    },
  };
}

/** Updates the cached pending change after a write. */
function cachePendingChange(
  client: QueryClient,
  postId: number,
  change: PendingChange | null,
): Promise<void> {
  return keepAnswer(client, pendingQuery(postId).queryKey, change);
}

/** Reports that the user has a post open; returns the others who have. */
export async function reportPresence(id: number): Promise<Presence["editing"]> {
  return (await put(presence, `/api/blog/${id}/presence`)).editing;
}

export function endPresence(id: number): void {
  request(`/api/blog/${id}/presence`, { method: "DELETE", keepalive: true }).catch(() => {
    // The presence expires by itself after 90 seconds.
  });
}
