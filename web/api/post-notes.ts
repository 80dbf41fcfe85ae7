import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { newPreviewLink, type PostNote, postNote, previewLink } from "../../worker/contract/desk/post-notes";
import { request } from "../lib/http";
import { keepAnswer } from "../lib/keep-answer";
import { fetchAs } from "../lib/read-as";
import { postNotesQuery } from "./review";

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
