import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { newPreviewLink, postNote, previewLink } from "../../worker/contract/desk/post-notes";
import { pendingChange, revision, revisionSummary } from "../../worker/contract/desk/revisions";
import { type StaffPost, staffPost } from "../../worker/contract/desk/staff-post";
import {
  agedPosts,
  type Checks,
  checks,
  decided,
  type MovedVersions,
  provenance,
  type VerdictInput,
} from "../../worker/contract/studio/checks";
import { ApiError, nullIfGone, request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs } from "../lib/read-as";
import { blogKeys } from "./blog-admin";
import { post, put, readQuery, refresh, useWrite } from "./calls";
import { pendingQuery } from "./post-form";
import { postNotesQuery } from "./workflow";

/** What an article of the writer claims, and what is wrong with it otherwise; fetched anew after each write. */
export const checksQuery = (postId: number) =>
  readQuery(["blog", "checks", postId], checks, `/api/blog/${postId}/checks`);

/** Writes down what somebody says of a claim; the counts of all lists follow. */
export function useDecideClaim(postId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: VerdictInput & { key: string }) =>
      put(decided, `/api/blog/${postId}/claims/${encodeURIComponent(key)}`, body),
    onSuccess: ({ moved, ...answer }) => {
      if (moved.change) void refresh(client, pendingQuery(postId).queryKey);
      return keepAnswer<Checks>(client, checksQuery(postId).queryKey, answer);
    },
    // Not awaited: a form that is open goes on at once over the versions that the verdict has moved.
    onSettled: () => void refresh(client, ["blog"]),
  });
}

/** The version that one's own verdict has made of what is known; another version than it was made from stays as it is. */
export function movedTo<Known extends { updatedAt?: string | null } | null | undefined>(
  moved: MovedVersions["post"],
  known: Known,
): Known {
  return known && moved && known.updatedAt === moved.from ? { ...known, updatedAt: moved.to } : known;
}

/** How an article came about; null where nobody noted it. */
export const provenanceQuery = (postId: number) =>
  queryOptions({
    queryKey: ["blog", "provenance", postId],
    queryFn: () => nullIfGone(fetchAs(provenance, `/api/blog/${postId}/provenance`)),
    staleTime: 60_000,
  });

const named = z.object({ title: z.string() });

/** What a brief is called; null for one that was deleted. */
export const briefTitleQuery = (briefId: number) =>
  queryOptions({
    queryKey: ["brief-title", briefId],
    queryFn: async () => (await nullIfGone(fetchAs(named, `/api/briefs/${briefId}`)))?.title ?? null,
    staleTime: 60_000,
  });

/** True where an article was held back because nobody has checked all that it claims. */
export function isHeldByClaims(error: unknown): boolean {
  return error instanceof ApiError && error.code === "claims_open";
}

/** Articles that should be looked through, those with dead links first. */
export const agedPostsQuery = () => readQuery(["blog", "aged"], agedPosts, "/api/blog/refresh", { retry: 1 });

/** Milliseconds that a writer may take to look through an article; the server gives up before. */
const limitMs = 120_000;

/** Has an article looked through; what comes of it waits beside it. */
export const useRefreshPost = () =>
  useWrite([["blog"]], (id: number) =>
    post(pendingChange, `/api/blog/${id}/refresh`, undefined, { limitMs }),
  );

export const useAddNote = (postId: number) =>
  useWrite([postNotesQuery(postId).queryKey], (body: string) =>
    post(postNote, `/api/blog/${postId}/notes`, { body }),
  );

/** Links to a version of a post that can be opened. */
export const previewLinksQuery = (postId: number) =>
  readQuery(["preview-links", postId], z.array(previewLink), `/api/blog/${postId}/preview-links`);

/** Makes a link; its address is answered this once. */
export const useShareVersion = (postId: number) =>
  useWrite([previewLinksQuery(postId).queryKey], () =>
    post(newPreviewLink, `/api/blog/${postId}/preview-links`),
  );

export const useWithdrawLink = (postId: number) =>
  useWrite([previewLinksQuery(postId).queryKey], (linkId: number) =>
    request(`/api/blog/${postId}/preview-links/${linkId}`, { method: "DELETE" }),
  );

/** What is kept of a post, the newest first. */
export const historyQuery = (postId: number) =>
  readQuery(["blog", "history", postId], z.array(revisionSummary), `/api/blog/${postId}/revisions`);

/** One version, which never changes. */
export const revisionQuery = (postId: number, revisionId: number) =>
  readQuery(["post-version", postId, revisionId], revision, `/api/blog/${postId}/revisions/${revisionId}`, {
    staleTime: Number.POSITIVE_INFINITY,
  });

interface Restoring {
  post: StaffPost;
  revisionId: number;
  key: string;
}

/** Writes an earlier version as a new one; at the post's own address where that of the version is taken by now. */
export const useRestoreVersion = () =>
  useWrite(blogKeys, async ({ post: current, revisionId, key }: Restoring) => {
    const path = `/api/blog/${current.id}/revisions/${revisionId}/restore`;
    const call = (idempotencyKey: string, slug?: string) => {
      const body = { version: current.updatedAt ?? "", ...(slug && { slug }) };
      return post(staffPost, path, body, { idempotencyKey });
    };
    try {
      return await call(key);
    } catch (error) {
      const free = error instanceof ApiError && error.fields.slug;
      if (!free) throw error;
      return call(crypto.randomUUID(), current.slug || free);
    }
  });
