import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { PostInput } from "../../worker/contract/blog";
import { type PendingChange, pendingChange } from "../../worker/contract/desk/revisions";
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
import { once, put, refresh, useWrite } from "./calls";

/** What a form holds of a post: the post itself, or the change that waits beside it. */
export interface OpenedPost {
  post: StaffPost;
  change: PendingChange | null;
}

const fetchChange = (postId: number): Promise<PendingChange | null> =>
  nullIfGone(fetchAs(pendingChange, `/api/blog/${postId}/pending`));

/** The change that waits beside a post, null when none does. */
export const pendingQuery = (postId: number) =>
  queryOptions({
    // Not among what is fetched anew after each write: what became of it is known.
    queryKey: ["post-pending", postId],
    queryFn: () => fetchChange(postId),
    staleTime: 0,
  });

export function useDropPending() {
  const client = useQueryClient();
  return useWrite(blogKeys, async (id: number) => {
    await request(`/api/blog/${id}/pending`, { method: "DELETE" });
    await noteChange(client, id, null);
  });
}

/** A post as it is stored now, with the change that waits beside it. */
export async function fetchOpened(id: number): Promise<OpenedPost> {
  const post = await fetchStaffPost(id);
  return { post, change: post.hasPending ? await fetchChange(id) : null };
}

/** The post that a form edits, with one's own change: always fetched anew, because a save must start from what is stored. */
export const openedPostQuery = (id: number, userId: number | undefined) =>
  queryOptions({
    queryKey: ["post-form", id],
    queryFn: async (): Promise<OpenedPost> => {
      const { post, change } = await fetchOpened(id);
      return { post, change: change?.author?.id === userId ? change : null };
    },
    ...once,
  });

/** Bytes that a browser sends after its page is gone. */
const keptAliveBytes = 60_000;

/** The calls that store what the form of a post holds; what is on the screen besides is fetched anew after each. */
export function usePostCalls() {
  const client = useQueryClient();
  // As a mutation, so that a session that has ended is noticed.
  const { mutateAsync } = useMutation({ mutationFn: (send: () => Promise<Response>) => send() });
  async function call<Answer>(
    method: "POST" | "PUT",
    path: string,
    answer: z.ZodMiniType<Answer>,
    body: unknown,
    idempotencyKey: string,
    stale: QueryKey[] = blogKeys,
  ): Promise<Answer> {
    const response = await mutateAsync(() =>
      request(`/api/blog${path}`, {
        ...{ method, body, idempotencyKey },
        // The page may go before the answer comes.
        keepalive: document.visibilityState === "hidden" && JSON.stringify(body).length < keptAliveBytes,
      }),
    );
    void refresh(client, ...stale);
    return readAs(answer, response);
  }

  return {
    create: (values: PostInput, status: "draft" | "published", key: string) =>
      call("POST", "", staffPost, { ...values, ...(status === "draft" && { status }) }, key),
    update: (id: number, body: PostUpdate, key: string) => call("PUT", `/${id}`, staffPost, body, key),
    autosave: (id: number, body: PostInput & { version: string }, key: string) =>
      // Nobody looks at the other lists while somebody types.
      call("PUT", `/${id}/autosave`, autosaveAnswer, body, key, [
        ["blog", "staff-list"],
        ["blog", "checks"],
      ]),
    promote: async (id: number, { baseVersion, updatedAt }: PendingChange) => {
      const body = { baseVersion, updatedAt };
      const post = await call("POST", `/${id}/pending/promote`, staffPost, body, crypto.randomUUID());
      await noteChange(client, id, null);
      return post;
    },
  };
}

/** Notes what waits beside a post after a write. */
function noteChange(client: QueryClient, postId: number, change: PendingChange | null): Promise<void> {
  return keepAnswer(client, pendingQuery(postId).queryKey, change);
}

/** Says that somebody has a post open, and answers who else has. */
export async function notePresence(id: number): Promise<Presence["editing"]> {
  return (await put(presence, `/api/blog/${id}/presence`)).editing;
}

export function endPresence(id: number): void {
  request(`/api/blog/${id}/presence`, { method: "DELETE", keepalive: true }).catch(() => {
    // The row ends by itself after 90 seconds.
  });
}
