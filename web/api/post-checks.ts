import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { newPreviewLink, type PostNote, postNote, previewLink } from "../../worker/contract/desk/post-notes";
import { pendingChange, revision, revisionSummary } from "../../worker/contract/desk/revisions";
import { staffPost } from "../../worker/contract/desk/staff-post";
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
import { useBlogMutation } from "./blog-admin";
import { pendingQuery } from "./post-form";
import { postNotesQuery } from "./workflow";

/** What an article of the writer claims, and what is wrong with it otherwise; fetched anew after each write. */
export function checksQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "checks", postId],
    queryFn: () => fetchAs(checks, `/api/blog/${postId}/checks`),
    staleTime: 0,
  });
}

/** Writes down what somebody says of a claim; the counts of all lists follow. */
export function useDecideClaim(postId: number) {
  const client = useQueryClient();
  const { queryKey } = checksQuery(postId);
  return useMutation({
    mutationFn: async ({ key, ...body }: VerdictInput & { key: string }) => {
      const path = `/api/blog/${postId}/claims/${encodeURIComponent(key)}`;
      return fetchAs(decided, path, { method: "PUT", body });
    },
    onSuccess: async ({ moved, ...answer }) => {
      await keepAnswer<Checks>(client, queryKey, answer);
      if (moved.change) void client.invalidateQueries({ queryKey: pendingQuery(postId).queryKey });
      void client.invalidateQueries({
        queryKey: ["blog"],
        predicate: ({ queryKey: [, kind] }) => kind !== "edit" && kind !== "checks",
      });
    },
    // The text is another one by now.
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status)) {
        void client.invalidateQueries({ queryKey });
      }
    },
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
export function provenanceQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "provenance", postId],
    queryFn: () => nullIfGone(fetchAs(provenance, `/api/blog/${postId}/provenance`)),
    staleTime: 60_000,
  });
}

const named = z.object({ title: z.string() });

/** What a brief is called; null for one that was deleted. */
export function briefTitleQuery(briefId: number) {
  return queryOptions({
    queryKey: ["brief-title", briefId],
    queryFn: async () => (await nullIfGone(fetchAs(named, `/api/briefs/${briefId}`)))?.title ?? null,
    staleTime: 60_000,
  });
}

/** True where an article was held back because nobody has checked all that it claims. */
export function isHeldByClaims(error: unknown): boolean {
  return error instanceof ApiError && error.code === "claims_open";
}

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

export function useAddNote(postId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: string) =>
      fetchAs(postNote, `/api/blog/${postId}/notes`, { method: "POST", body: { body } }),
    onSuccess: (note) =>
      keepAnswer<PostNote[]>(client, postNotesQuery(postId).queryKey, (notes = []) => [note, ...notes]),
  });
}

/** Links to a version of a post that can be opened. */
export function previewLinksQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "preview-links", postId],
    queryFn: () => fetchAs(z.array(previewLink), `/api/blog/${postId}/preview-links`),
    staleTime: 0,
  });
}

function useLinkMutation<Input, Answer>(postId: number, mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const { queryKey } = previewLinksQuery(postId);
  return useMutation({ mutationFn, onSettled: () => void client.invalidateQueries({ queryKey }) });
}

/** Makes a link; its address is answered this once. */
export function useShareVersion(postId: number) {
  return useLinkMutation(postId, () =>
    fetchAs(newPreviewLink, `/api/blog/${postId}/preview-links`, { method: "POST" }),
  );
}

export function useWithdrawLink(postId: number) {
  return useLinkMutation(postId, (linkId: number) =>
    request(`/api/blog/${postId}/preview-links/${linkId}`, { method: "DELETE" }),
  );
}

/** What is kept of a post, the newest first. */
export function historyQuery(postId: number) {
  return queryOptions({
    queryKey: ["blog", "history", postId],
    queryFn: () => fetchAs(z.array(revisionSummary), `/api/blog/${postId}/revisions`),
    staleTime: 0,
  });
}

/** One version, which never changes. */
export function revisionQuery(postId: number, revisionId: number) {
  return queryOptions({
    queryKey: ["post-version", postId, revisionId],
    queryFn: () => fetchAs(revision, `/api/blog/${postId}/revisions/${revisionId}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Restoring {
  postId: number;
  revisionId: number;
  body: { version: string; slug?: string };
  key: string;
}

/** Writes an earlier version as a new one. */
export function useRestoreVersion() {
  return useBlogMutation(async ({ postId, revisionId, body, key }: Restoring) => {
    const path = `/api/blog/${postId}/revisions/${revisionId}/restore`;
    return fetchAs(staffPost, path, { method: "POST", body, idempotencyKey: key });
  });
}
