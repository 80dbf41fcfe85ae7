import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { newPreviewLink, type PostNote, postNote, previewLink } from "../../worker/contract/desk/post-notes";
import { revision, revisionSummary } from "../../worker/contract/desk/revisions";
import { staffPost } from "../../worker/contract/desk/staff-post";
import { request } from "../lib/http";
import { keepAnswer } from "../lib/query-client";
import { fetchAs } from "../lib/read-as";
import { useBlogMutation } from "./blog-admin";
import { postNotesQuery } from "./workflow";

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
