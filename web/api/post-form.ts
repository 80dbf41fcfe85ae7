import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { PostInput } from "../../worker/contract/blog";
import type { PostAction } from "../../worker/contract/desk/post-states";
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
import { fetchStaffPost, refreshBlog, useBlogMutation } from "./blog-admin";

/** What a form holds of a post: the post itself, or the change that waits beside it. */
export interface OpenedPost {
  post: StaffPost;
  change: PendingChange | null;
}

function fetchChange(postId: number): Promise<PendingChange | null> {
  return nullIfGone(fetchAs(pendingChange, `/api/blog/${postId}/pending`));
}

/** The change that waits beside a post, null when none does. */
export function pendingQuery(postId: number) {
  return queryOptions({
    // Not among what is fetched anew after each write: what became of it is known.
    queryKey: ["post-pending", postId],
    queryFn: () => fetchChange(postId),
    staleTime: 0,
  });
}

export function useDropPending() {
  const client = useQueryClient();
  return useBlogMutation(async (id: number) => {
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
export function openedPostQuery(id: number, userId: number | undefined) {
  return queryOptions({
    queryKey: ["blog", "edit", id],
    queryFn: async (): Promise<OpenedPost> => {
      const { post, change } = await fetchOpened(id);
      return { post, change: change?.author?.id === userId ? change : null };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Bytes that a browser sends after its page is gone. */
const keptAliveBytes = 60_000;

interface Call {
  method?: "POST" | "PUT";
  body: unknown;
  key: string;
  isRefreshing?: boolean;
}

/** The calls that store what the form of a post holds, one after the other; the lists are fetched anew after each. */
export function usePostCalls() {
  const client = useQueryClient();
  // As a mutation, so that a session that has ended is noticed.
  const { mutateAsync } = useMutation({
    mutationFn: (send: () => Promise<Response>) => send(),
    scope: { id: "post-form" },
  });
  async function call<Answer>(
    path: string,
    answer: z.ZodMiniType<Answer>,
    { method = "POST", body, key, isRefreshing = true }: Call,
  ): Promise<Answer> {
    const response = await mutateAsync(() =>
      request(`/api/blog${path}`, {
        ...{ method, body, idempotencyKey: key },
        // The page may go before the answer comes.
        keepalive: document.visibilityState === "hidden" && JSON.stringify(body).length < keptAliveBytes,
      }),
    );
    if (isRefreshing) void refreshBlog(client);
    // Fetched anew when they are shown next: nobody looks at a list while somebody types.
    else {
      void client.invalidateQueries({ queryKey: ["blog", "staff-list"], refetchType: "none" });
      void client.invalidateQueries({ queryKey: ["blog", "checks"] });
    }
    return readAs(answer, response);
  }

  return {
    create: (values: PostInput, status: "draft" | "published", key: string) =>
      call("", staffPost, { body: { ...values, ...(status === "draft" && { status }) }, key }),
    update: (id: number, body: PostUpdate, key: string) =>
      call(`/${id}`, staffPost, { method: "PUT", body, key }),
    autosave: (id: number, body: PostInput & { version: string }, key: string) =>
      call(`/${id}/autosave`, autosaveAnswer, { method: "PUT", body, key, isRefreshing: false }),
    promote: async (id: number, { baseVersion, updatedAt }: PendingChange, key: string) => {
      const post = await call(`/${id}/pending/promote`, staffPost, { body: { baseVersion, updatedAt }, key });
      await noteChange(client, id, null);
      return post;
    },
    /** Brings a post into another state. */
    take: (id: number, { to, ...body }: { to: PostAction; version: string } & StepBody, key: string) =>
      call(`/${id}/${to}`, staffPost, { body, key }),
  };
}

export interface StepBody {
  note?: string;
  publishAt?: string;
  slug?: string;
}

/** Notes what waits beside a post after a write. */
function noteChange(client: QueryClient, postId: number, change: PendingChange | null): Promise<void> {
  return keepAnswer(client, pendingQuery(postId).queryKey, change);
}

/** Says that somebody has a post open, and answers who else has. */
export async function notePresence(id: number): Promise<Presence["editing"]> {
  return (await fetchAs(presence, `/api/blog/${id}/presence`, { method: "PUT" })).editing;
}

export function endPresence(id: number): void {
  request(`/api/blog/${id}/presence`, { method: "DELETE", keepalive: true }).catch(() => {
    // The row ends by itself after 90 seconds.
  });
}
